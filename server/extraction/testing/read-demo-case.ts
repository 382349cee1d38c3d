import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentTypeOf } from "#lib/domain/document-type.ts";
import type { Page } from "#lib/domain/pages.ts";
import type { SourceDocument } from "#server/analyst/types.ts";
import { DEMO_CASES } from "#server/demo/demo-cases.ts";
import { DEMO_EXHIBITS } from "#server/demo/exhibit-texts.ts";
import { extractDocument } from "../extract-document.ts";

const EXHIBITS = join(import.meta.dirname, "..", "..", "demo", "exhibits");

/**
 * The demo case of a client's surname, its files read as uploaded ones are. A scan has the words that were drawn on it:
 * what is asked here is what the analyst makes of words, not how well pictures are read.
 */
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
  const drawn = DEMO_EXHIBITS.find((exhibit) => exhibit.fileName === fileName);
  const type = documentTypeOf(fileName);
  if (drawn === undefined || type === null) throw new Error(`${fileName} is no exhibit of the demo`);
  if (drawn.type === "scan")
    return drawn.pages.map((text, page) => ({
      pageNumber: page + 1,
      text,
      confidence: 0.9,
      source: "ocr",
      unreadReason: null,
    }));
  const path = join(folder, fileName);
  await copyFile(join(EXHIBITS, fileName), path);
  const result = await extractDocument({ path, type });
  if (!result.ok) throw new Error(`${fileName}: ${result.reason}`);
  return result.pages;
}
