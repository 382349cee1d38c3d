import { readFile } from "node:fs/promises";
import { PICTURES_IN_WORD } from "../../doubted.ts";
import { cutAtFormFeeds } from "../cut-into-pages.ts";
import { PICTURE } from "../html-to-pages.ts";
import { APPROXIMATE_PAGES, readPages, TRACKED_CHANGES } from "../reading.ts";
import type { Reading } from "../reading.ts";
import { rtfText } from "./rtf-text.ts";
import { NO_TEXT, ONLY_PICTURES, Unreadable } from "../unreadable.ts";
import { STRUCK_OUT } from "./word-control-characters.ts";
import { Extractor } from "./word-extractor.ts";

const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
/** File information block of a Word 97 file: [MS-DOC] 2.5.2, fields wIdent and the flags behind lKey. */
const FIB_IDENT = 0xa5ec;
const FIB_FLAGS_AT = 10;
const FIB_IS_ENCRYPTED = 0x0100;
const OLE_SECTOR = 512;

const RTF = Buffer.from("{\\rtf");

type AsWritten = { readonly filterUnicode: boolean };
/** The published types leave this option out. */
type WordParts = {
  getHeaders(options: AsWritten & { readonly includeFooters: boolean }): string;
  getBody(options: AsWritten): string;
  getTextboxes(options: AsWritten & { readonly includeBody: boolean }): string;
  getFootnotes(options: AsWritten): string;
  getEndnotes(options: AsWritten): string;
  getAnnotations(options: AsWritten): string;
  getFooters(options: AsWritten): string;
};

/**
 * All parts of a Word 97-2003 file, or of an RTF file under its name: headers, body, text boxes, notes, comments. Pages at
 * form feeds, else by length.
 */
export async function readDoc({ path }: { readonly path: string }): Promise<Reading> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, RTF.length).equals(RTF)) return readRtf(bytes);
  if (!bytes.includes(WORD_STREAM)) throw new Unreadable("This file does not contain a Word document.");
  if (isEncrypted(bytes)) {
    throw new Unreadable("This Word file is password-protected. Please save a copy without a password.");
  }
  const document: WordParts = await new Extractor().extract(bytes);
  // Its own replacing of curly quotes and long dashes is off: a quote must stand as it was written.
  const asWritten = { filterUnicode: false };
  const body = document.getBody(asWritten);
  const text = [
    document.getHeaders({ ...asWritten, includeFooters: false }),
    body,
    document.getTextboxes({ ...asWritten, includeBody: true }),
    document.getFootnotes(asWritten),
    document.getEndnotes(asWritten),
    document.getAnnotations(asWritten),
    document.getFooters(asWritten),
  ]
    .map((part) => part.replaceAll(STRUCK_OUT, "").trim())
    .filter((part) => part !== "")
    .join("\n\n");
  if (text === "") throw new Unreadable(NO_TEXT);
  if (text.replaceAll(PICTURE, "").trim() === "") throw new Unreadable(ONLY_PICTURES);
  const { pages } = cutAtFormFeeds(text);
  const read = readPages(pages).map((page) =>
    page.text.includes(PICTURE)
      ? { ...page, text: page.text.replaceAll(PICTURE, "").trim(), doubt: PICTURES_IN_WORD }
      : page,
  );
  // In headers the library itself writes the character of what was struck out.
  const isChanged = body.includes(STRUCK_OUT);
  return {
    pages: read,
    notes: [...(pages.length > 1 ? [APPROXIMATE_PAGES] : []), ...(isChanged ? [TRACKED_CHANGES] : [])],
  };
}

function readRtf(bytes: Buffer): Reading {
  const { text, hasDeletions } = rtfText(bytes.toString("latin1"));
  if (text === "") throw new Unreadable(NO_TEXT);
  const { pages } = cutAtFormFeeds(text);
  const notes = pages.length > 1 ? [APPROXIMATE_PAGES] : [];
  return { pages: readPages(pages), notes: hasDeletions ? [...notes, TRACKED_CHANGES] : notes };
}

function isEncrypted(bytes: Buffer): boolean {
  for (let at = OLE_SECTOR; at + OLE_SECTOR <= bytes.length; at += OLE_SECTOR) {
    if (bytes.readUInt16LE(at) === FIB_IDENT) return (bytes.readUInt16LE(at + FIB_FLAGS_AT) & FIB_IS_ENCRYPTED) !== 0;
  }
  return false;
}
