import { rmSync } from "node:fs";
import { join } from "node:path";
import { cpuOf, interleave, median, memoryOf } from "../measure.mjs";
import { formOf, sendForm } from "../send-form.mjs";
import { sleep } from "../../lib/processes.mjs";

const FILES = 8;
const MEGABYTE = 1024 * 1024;
const ROUNDS = 1;

/** Eight files of 50 MB at once, through the web process. */
export default async function measureUpload(installation) {
  const { web, headers } = await installation.addFirm("upload", 1);
  const folder = join(installation.home, "bare-upload");
  const bare = await installation.serve(["scripts/bench/bare-upload.mjs"], { UPLOAD_FOLDER: folder }, "/");
  const body = formOf(50 * MEGABYTE);
  const ours = { pid: web.pid, url: `${web.url}/api/fileupload/upload`, headers };
  const theirs = { pid: bare.pid, url: `${bare.url}/`, headers: {} };
  for (const side of [ours, theirs]) await sendForm(side, body);
  await sleep(2_000);
  const idle = memoryOf(web.pid);
  const measured = await interleave(
    ROUNDS,
    () => sendAll(ours, body),
    () => sendAll(theirs, body),
  );
  await Promise.all([web.pid, bare.pid].map((pid) => installation.stop(pid)));
  rmSync(folder, { recursive: true, force: true });
  const of = (runs, what) => median(runs.map((run) => run[what]));
  const [a, b] = [of(measured.a, "seconds"), of(measured.b, "seconds")];
  const cpu = of(measured.a, "cpu") / of(measured.b, "cpu");
  const memory = (Math.max(...measured.a.map((run) => run.memory)) - idle) / MEGABYTE;
  return [
    {
      work: `${FILES} x 50 MB upload, encrypted, wall (${a.toFixed(1)} s)`,
      against: `node:http + busboy + same cipher (${b.toFixed(1)} s; CPU ${cpu.toFixed(2)}x)`,
      value: a / b,
      shown: `${(a / b).toFixed(2)}x`,
      ...{ pass: 1.5, aim: 1.15 },
    },
    {
      work: "the same, most memory over idle",
      against: "MB",
      value: memory,
      shown: `${memory.toFixed(0)} MB`,
      ...{ pass: 100, aim: 32 },
    },
  ];
}

async function sendAll(side, body) {
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(side.pid))), 50);
  const [began, cpuBefore] = [performance.now(), cpuOf(side.pid)];
  await Promise.all(Array.from({ length: FILES }, () => sendForm(side, body)));
  clearInterval(watch);
  return { seconds: (performance.now() - began) / 1000, cpu: cpuOf(side.pid) - cpuBefore, memory };
}
