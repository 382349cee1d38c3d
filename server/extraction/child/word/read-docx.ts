import { readFile } from "node:fs/promises";
import mammoth from "mammoth";
import { PICTURES_IN_WORD } from "../../doubted.ts";
import { cutIntoPages } from "../cut-into-pages.ts";
import { htmlToPages, PAGE_BREAK_CLASS, PICTURE } from "../html-to-pages.ts";
import { HIDDEN_MARK, HIDDEN_TEXT } from "../pdf/mark-hidden.ts";
import { MAIN_PART, openWordZip, wordZipOf } from "./open-word-zip.ts";
import { APPROXIMATE_PAGES, readPages } from "../reading.ts";
import type { Reading } from "../reading.ts";
import { NO_TEXT, ONLY_PICTURES, Unreadable } from "../unreadable.ts";
import { wordBodyXml } from "./word-body-xml.ts";
import { STRUCK_OUT_NOTE, withStruckOutText } from "./word-changes.ts";
import { withHiddenWords } from "./word-hidden.ts";
import { wordHeaderTexts } from "./word-header-text.ts";
import { unifyPageBreaks } from "./word-page-breaks.ts";
import { withPrintedParagraphs } from "./word-paragraphs.ts";
import { unreadPartsNote } from "./word-unread-parts.ts";

const STYLE_MAP = [`br[type='page'] => hr.${PAGE_BREAK_CLASS}:fresh`, "comment-reference => sup"];
/** Above this a page between two breaks is cut further: the breaks of this file are not all of its pages. Characters. */
const LONGEST_BROKEN_PAGE = 12_000;

/**
 * Body, notes, text boxes and comments by mammoth; headers and footers, which it leaves out, stand once on the first
 * page. Tracked insertions are in the text, tracked deletions and hidden words are marked, and what nothing here reads is named.
 */
export async function readDocx({ path }: { readonly path: string }): Promise<Reading> {
  const file = await readFile(path);
  if (file[0] !== 0x50) throw new Unreadable(reasonForContainer(file));
  const opened = await openWordZip(file);
  const { xml: parts } = opened;
  const main = parts.get(MAIN_PART)?.toString("utf8");
  if (main === undefined) throw new Unreadable("This file is a zip archive but not a Word document.");

  const printed = withPrintedParagraphs(withHiddenWords(withStruckOutText(wordBodyXml(main))), parts);
  const unified = unifyPageBreaks(printed);
  const hasRendered = main.includes("<w:lastRenderedPageBreak");
  const html = await toHtml(new Map([...parts, ...notesOf(parts), [MAIN_PART, Buffer.from(unified.xml)]]));
  const broken = htmlToPages(html).map((page) => page.trim());
  const pages = broken.flatMap((page) =>
    unified.source === "none" || page.length > LONGEST_BROKEN_PAGE ? cutIntoPages(page) : [page],
  );
  const headers = wordHeaderTexts(parts, "header");
  const footers = wordHeaderTexts(parts, "footer");
  pages[0] = [...headers, pages[0] ?? "", ...footers].filter((text) => text !== "").join("\n\n");
  const texts = pages.map((page) => page.replaceAll(PICTURE, "").trim());
  if (texts.every((text) => text === ""))
    throw new Unreadable(pages.every((page) => page === "") ? NO_TEXT : ONLY_PICTURES);

  const isExact = hasRendered && pages.length === broken.length;
  const notes = isExact || pages.length === 1 ? [] : [APPROXIMATE_PAGES];
  if (/<w:(?:del|moveFrom)\b[^>]*>/.test(main)) {
    notes.push(STRUCK_OUT_NOTE);
  }
  const unread = unreadPartsNote(opened);
  if (unread !== null) notes.push(unread);
  const read = readPages(texts).map((page, index) => {
    const doubts = [
      ...(pages[index]?.includes(PICTURE) === true ? [PICTURES_IN_WORD] : []),
      ...(page.text.includes(HIDDEN_MARK) ? [HIDDEN_TEXT] : []),
    ];
    return doubts.length === 0 ? page : { ...page, doubt: doubts.join(" ") };
  });
  return { pages: read, notes };
}

const NOTES = ["word/footnotes.xml", "word/endnotes.xml", "word/comments.xml"];

function notesOf(parts: ReadonlyMap<string, Buffer>): [string, Buffer][] {
  return NOTES.flatMap((name) => {
    const part = parts.get(name);
    return part === undefined
      ? []
      : [[name, Buffer.from(withHiddenWords(withStruckOutText(wordBodyXml(part.toString("utf8")))))]];
  });
}

/** Gives mammoth a new, uncompressed zip: what it unpacks has been counted, and pictures are not in it. */
async function toHtml(parts: ReadonlyMap<string, Buffer>): Promise<string> {
  const buffer = await wordZipOf(parts);
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));
  return (await mammoth.convertToHtml({ buffer }, { styleMap: STYLE_MAP, convertImage })).value;
}

function reasonForContainer(bytes: Buffer): string {
  return bytes.includes(Buffer.from("EncryptedPackage", "utf16le"))
    ? "This Word file is password-protected. Please save a copy without a password."
    : "The content of this file does not match its name: it is not a .docx file.";
}
