import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromServer } from "../from-server.mjs";
import { cpuOfEndedChildren, interleave, median, memoryOf } from "../measure.mjs";
import { inRoot } from "../../lib/paths.mjs";

/** A court's page and a police form, photographed at 200 dpi; and a court's page with a stamp over the scan. */
const SCANS = ["scan-missouri-p2.pdf", "scan-san-jose-pd.pdf", "scan-stamped-scotus.pdf"];
const ROUNDS = 1;
const MEGABYTE = 1024 * 1024;
/** Milliseconds. */
const LOOK_EVERY = 50;

/** Processor time of a scanned page, drawing and start included, and the most memory that the OCR process held. */
export default async function measureOcr(installation) {
  const folder = join(installation.home, "ocr");
  mkdirSync(folder, { recursive: true });
  const files = SCANS.map((name) => join(folder, name));
  for (const [index, name] of SCANS.entries()) cpSync(inRoot("e2e", "fixtures", "documents", name), files[index]);
  const { recognisePages } = await fromServer("extraction/recognise-pages.ts");
  let memory = 0;
  const ours = () =>
    cpuOf(async () => {
      const watch = setInterval(() => (memory = Math.max(memory, memoryOfReaders())), LOOK_EVERY);
      for (const path of files) {
        await recognisePages({
          path,
          pages: [1],
          onPage: async (page) => {
            if (!page.ok) throw new Error(`${path}: ${page.reason}`);
          },
        });
      }
      clearInterval(watch);
    });
  const work = "OCR of a scanned page, CPU";
  const memoryRow = () => ({
    work: "the OCR process, most memory",
    against: "MB",
    value: memory / MEGABYTE,
    shown: `${(memory / MEGABYTE).toFixed(0)} MB`,
    pass: 512,
  });
  const missing = ["pdftoppm", "tesseract"].filter((name) => spawnSync(name, ["-v"]).error);
  if (missing.length > 0) {
    const seconds = (await ours()) / SCANS.length;
    return [{ work, against: `${missing.join(", ")} not installed`, shown: `${seconds.toFixed(2)} s` }, memoryRow()];
  }
  const native = () =>
    cpuOf(async () => {
      for (const path of files) {
        run("pdftoppm", ["-r", "200", "-gray", path, `${path}-page`]);
        const drawn = readdirSync(folder).find((name) => join(folder, name).startsWith(`${path}-page`));
        run("tesseract", [join(folder, drawn), `${path}-text`, "--psm", "3"]);
      }
    });
  const measured = await interleave(ROUNDS, ours, native);
  const [a, b] = [median(measured.a) / SCANS.length, median(measured.b) / SCANS.length];
  return [
    {
      work: `${work} (${a.toFixed(2)} s)`,
      against: `pdftoppm and native tesseract (${b.toFixed(2)} s)`,
      value: a / b,
      shown: `${(a / b).toFixed(2)}x`,
      ...{ pass: 2.5, aim: 1.7 },
    },
    memoryRow(),
  ];
}

function run(program, args) {
  // One thread, as ours: more of them spend processor time on waiting for each other.
  const { status, stderr } = spawnSync(program, args, { env: { ...process.env, OMP_THREAD_LIMIT: "1" } });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

/** @param {() => Promise<unknown>} work that starts and awaits processes */
async function cpuOf(work) {
  const before = cpuOfEndedChildren();
  await work();
  return cpuOfEndedChildren() - before;
}

/** Resident memory of the OCR processes that this process has started. Bytes. */
function memoryOfReaders() {
  return Math.max(
    0,
    ...readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(memoryOfReader),
  );
}

function memoryOfReader(pid) {
  try {
    const isOurs = readFileSync(`/proc/${pid}/status`, "utf8").includes(`\nPPid:\t${process.pid}\n`);
    return isOurs && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("ocr-main.ts") ? memoryOf(pid) : 0;
  } catch {
    // Ended between two looks.
    return 0;
  }
}
