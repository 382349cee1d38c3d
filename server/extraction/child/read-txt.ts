import { readFile } from "node:fs/promises";
import { cutAtFormFeeds } from "./cut-into-pages.ts";
import { decodeText } from "./decode-text.ts";
import { APPROXIMATE_PAGES, readPages } from "./reading.ts";
import type { Reading } from "./reading.ts";
import { Unreadable } from "./unreadable.ts";
import { detectTextEncoding } from "#lib/domain/text/text-encoding.ts";

/** Plain text in any common encoding; pages at form feeds, else cut by length. */
export async function readTxt({ path }: { readonly path: string }): Promise<Reading> {
  const bytes = await readFile(path);
  const detected = detectTextEncoding(bytes);
  if (detected === null) throw new Unreadable("This file is not a text file: it contains binary data.");
  const { text, ...trust } = decodeText(bytes, detected);
  if (text.replace(/\0/g, "").trim() === "") throw new Unreadable("This file contains no text.");
  const { pages, isApproximate } = cutAtFormFeeds(text.replace(/\r\n?/g, "\n"));
  return { pages: readPages(pages, trust), notes: isApproximate ? [APPROXIMATE_PAGES] : [] };
}
