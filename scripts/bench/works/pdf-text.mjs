import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromServer } from "../from-server.mjs";
import { cpuOfEndedChildren, interleave, median } from "../measure.mjs";
import { mergedPdf } from "../merged-pdf.mjs";

const PAGES = 320;
const ROUNDS = 2;

/** Processor time of the reader's process, start and isolation included, for one long PDF. */
export default async function measurePdfText(installation) {
  const folder = join(installation.home, "pdf-text");
  const path = join(folder, "long.pdf");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, await mergedPdf(PAGES));
  const { extractDocument } = await fromServer("extraction/extract-document.ts");
  const read = () =>
    cpuOf(async () => {
      const result = await extractDocument({ path, type: "pdf" });
      if (!result.ok) throw new Error(result.reason);
      if (result.pages.length !== PAGES) throw new Error(`${result.pages.length} pages instead of ${PAGES}`);
    });
  const work = `PDF text, ${PAGES} pages, CPU`;
  if (spawnSync("pdftotext", ["-v"]).error) {
    const seconds = await read();
    return [{ work, against: "pdftotext is not installed", shown: `${seconds.toFixed(2)} s` }];
  }
  const pdftotext = () => cpuOf(() => once(spawn("pdftotext", [path, join(folder, "text.txt")]), "exit"));
  const measured = await interleave(ROUNDS, read, pdftotext);
  const [a, b] = [median(measured.a), median(measured.b)];
  return [
    {
      work: `${work} (${a.toFixed(2)} s)`,
      against: `pdftotext (${b.toFixed(2)} s)`,
      value: a / b,
      shown: `${(a / b).toFixed(1)}x`,
      ...{ pass: 5, aim: 3 },
    },
  ];
}

/** @param {() => Promise<unknown>} work that starts and awaits processes */
async function cpuOf(work) {
  const before = cpuOfEndedChildren();
  await work();
  return cpuOfEndedChildren() - before;
}
