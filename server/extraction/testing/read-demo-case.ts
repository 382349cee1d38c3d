import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentTypeOf } from "#lib/domain/files/document-type.ts";
import type { Page } from "#lib/domain/files/pages.ts";
import type { SourceDocument } from "#server/analyst/findings.ts";
import { DEMO_CASES } from "#server/demo/demo-cases.ts";
import { extractDocument } from "../extract-document.ts";
import { recogniseOrRecall } from "./kept-readings.ts";

const EXHIBITS = join(import.meta.dirname, "..", "..", "demo", "exhibits");

/** The demo case of a client's surname, its files read as uploaded ones are, the scan by OCR. */
export async function readDemoCase(surname: string): Promise<SourceDocument[]> {
  const files = DEMO_CASES.find(({ title }) => title.endsWith(` ${surname}`))?.files ?? [];
  const folder = await mkdtemp(join(tmpdir(), "demo-"));
  try {
    const documents: SourceDocument[] = [];
    for (const [index, fileName] of files.entries())
      documents.push({ id: fileName, exhibit: index + 1, fileName, pages: await readPages(folder, fileName) });
    return documents;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readPages(folder: string, fileName: string): Promise<readonly Page[]> {
  const type = documentTypeOf(fileName);
  if (type === null) throw new Error(`${fileName} is no exhibit of the demo`);
  const path = join(folder, fileName);
  await copyFile(join(EXHIBITS, fileName), path);
  const result = await extractDocument({ path, type });
  if (!result.ok) throw new Error(`${fileName}: ${result.reason}`);
  const pages = new Map<number, Page>(result.pages.map((page) => [page.pageNumber, page]));
  const scanned = result.pages.filter(({ needsOcr }) => needsOcr).map(({ pageNumber }) => pageNumber);
  for (const page of scanned.length > 0 ? await recogniseOrRecall(await readFile(path), scanned) : []) {
    if (!page.ok) throw new Error(`${fileName}, page ${page.pageNumber}: ${page.reason}`);
    const { pageNumber, text, confidence } = page;
    pages.set(pageNumber, { pageNumber, text, confidence, source: "ocr", unreadReason: null });
  }
  return [...pages.values()];
}
