import { PDFDocument } from "pdf-lib";
import type { RecognisedPage } from "../recognise-pages.ts";
import { recogniseOrRecall } from "./kept-readings.ts";

type Read = Extract<RecognisedPage, { ok: true }>;

/**
 * Reads the first page of each PDF by OCR, all in one process as the pages of one document: starting the recogniser
 * takes as long as reading half a page.
 * @param pdfs at most 25, by name
 * @returns the page of a name, 1-based place in `pdfs` as its number; throws with the reason when it was not read
 */
export async function recogniseTogether(pdfs: Readonly<Record<string, Uint8Array>>): Promise<(name: string) => Read> {
  const together = await PDFDocument.create();
  // The same pages make the same bytes.
  together.setCreationDate(new Date(0));
  together.setModificationDate(new Date(0));
  for (const pdf of Object.values(pdfs)) {
    const [page] = await together.copyPages(await PDFDocument.load(pdf), [0]);
    if (page !== undefined) together.addPage(page);
  }
  const names = Object.keys(pdfs);
  const pages = await recogniseOrRecall(
    await together.save(),
    names.map((_, index) => index + 1),
  );
  return (name) => {
    const page = pages[names.indexOf(name)];
    if (page?.ok !== true) throw new Error(`${name}: ${page?.reason ?? "no such page"}`);
    return page;
  };
}
