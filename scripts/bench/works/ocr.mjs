import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromServer } from "../from-server.mjs";
import { cpuOfEndedChildren, interleave, median, memoryOf } from "../measure.mjs";
import { inRoot } from "../../lib/paths.mjs";

/** A court's page and a police form, photographed at 200 dpi; and a court's page with a stamp over the scan. */
const SCANS = ["scan-missouri-p2.pdf", "scan-san-jose-pd.pdf", "scan-stamped-scotus.pdf"];
/** Of one document: a reading process is started for each 25. */
const PAGES = 6;
const ROUNDS = 1;
const MEGABYTE = 1024 * 1024;
/** Milliseconds. */
const LOOK_EVERY = 50;

/** Processor time of a scanned page, drawing and start included, and the most memory that the OCR process held. */
export default async function measureOcr(installation) {
  const folder = join(installation.home, "ocr");
  const path = join(folder, "scans.pdf");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, await scannedPdf());
  const { recognisePages } = await fromServer("extraction/recognise-pages.ts");
  let memory = 0;
  const ours = () =>
    cpuOf(async () => {
      const watch = setInterval(() => (memory = Math.max(memory, memoryOfReaders())), LOOK_EVERY);
      await recognisePages({
        path,
        pages: Array.from({ length: PAGES }, (_, index) => index + 1),
        onPage: async (page) => {
          if (!page.ok) throw new Error(`page ${page.pageNumber}: ${page.reason}`);
        },
      });
      clearInterval(watch);
    });
  const work = `OCR of ${PAGES} scanned pages, CPU per page`;
  const memoryRow = () => {
    if (memory === 0) throw new Error("No OCR process was found while pages were read");
    return {
      work: "the OCR process, most memory",
      against: "MB",
      value: memory / MEGABYTE,
      shown: `${(memory / MEGABYTE).toFixed(0)} MB`,
      pass: 512,
    };
  };
  const missing = ["pdftoppm", "tesseract"].filter((name) => spawnSync(name, ["-v"]).error);
  if (missing.length > 0) {
    const seconds = (await ours()) / PAGES;
    return [{ work, against: `${missing.join(", ")} not installed`, shown: `${seconds.toFixed(2)} s` }, memoryRow()];
  }
  const native = () =>
    cpuOf(async () => {
      run("pdftoppm", ["-r", "200", "-gray", path, join(folder, "page")]);
      for (const name of readdirSync(folder).filter((each) => each.endsWith(".pgm")))
        run("tesseract", [join(folder, name), join(folder, name), "--psm", "3"]);
    });
  const measured = await interleave(ROUNDS, ours, native);
  const [a, b] = [median(measured.a) / PAGES, median(measured.b) / PAGES];
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

async function scannedPdf() {
  const { PDFDocument } = await import("pdf-lib");
  const merged = await PDFDocument.create();
  for (let page = 0; page < PAGES; page += 1) {
    const name = SCANS[page % SCANS.length];
    const source = await PDFDocument.load(readFileSync(inRoot("e2e", "fixtures", "documents", name)));
    merged.addPage((await merged.copyPages(source, [0]))[0]);
  }
  return merged.save();
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

/** Resident memory of the OCR processes below this process. Bytes. */
function memoryOfReaders() {
  return Math.max(0, ...descendantsOf(process.pid).map(memoryOfReader));
}

/** Isolation puts other programs between a reader and the process that starts it. */
function descendantsOf(pid) {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Of all threads: a process is the child of the one that started it. */
function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
  } catch {
    // Ended between two looks.
    return [];
  }
}

/** Zero for the programs around it, which name the reader only among what they are to run. */
function memoryOfReader(pid) {
  try {
    const [program, ...args] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return program === process.execPath && args.some((each) => each.endsWith("/ocr-main.ts")) ? memoryOf(pid) : 0;
  } catch {
    return 0;
  }
}
