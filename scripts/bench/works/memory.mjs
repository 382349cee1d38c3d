import { readFileSync } from "node:fs";
import { get } from "../load.mjs";
import { memoryOf } from "../measure.mjs";
import { sleep } from "../../lib/processes.mjs";

/** Until nothing of the start is left to do. Milliseconds. */
const SETTLING = 15_000;
const MEGABYTE = 1024 * 1024;

/** Memory of web and worker together: when nobody has come yet, and after a sign-in and a look at a case. */
export default async function measureMemory(installation) {
  const firm = await installation.addFirm("memory", 50);
  await installation.stop(firm.web.pid);
  // A second start of the web process, as most are: the first has left what Node compiled.
  const web = await installation.startWeb("memory");
  const worker = installation.startWorker("memory");
  await sleep(SETTLING);
  const pids = [web.pid, worker];
  const idle = memoryLine("web and worker, idle", pids, { pass: 350, aim: 250 });
  const headers = await installation.signIn(web.url);
  for (const page of ["/login", "/dashboard", `/cases/${firm.caseId}`]) await get(web.url + page, {});
  for (const call of ["/api/case", `/api/case/${firm.caseId}`, `/api/case/${firm.caseId}/analysis-status`])
    await get(web.url + call, headers);
  const used = memoryLine("the same after a sign-in and a case", pids, {});
  await Promise.all(pids.map((pid) => installation.stop(pid)));
  return [idle, used];
}

function memoryLine(work, pids, bars) {
  const [resident, own] = [memoryOf, shareOf].map((of) => pids.map((pid) => of(pid) / MEGABYTE));
  const shown = (sizes) => sizes.map((size) => size.toFixed(0)).join(" + ");
  const value = resident[0] + resident[1];
  return {
    work: `memory of ${work} (${shown(resident)} MB)`,
    against: `MB; each shared page counted once: ${shown(own)}`,
    ...{ value, shown: `${value.toFixed(0)} MB`, ...bars },
  };
}

/** Memory of a process, what it shares with others divided among them. Bytes. */
function shareOf(pid) {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))[1]) * 1024;
}
