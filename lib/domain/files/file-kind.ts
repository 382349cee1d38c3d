type Mark = { readonly at?: number; readonly bytes: string; readonly kind: string };

/** The first that fits counts. Bytes as Latin-1; signatures as the makers of the formats publish them. */
const MARKS: readonly Mark[] = [
  { bytes: "\xff\xd8\xff", kind: "a JPEG picture" },
  { bytes: "\x89PNG", kind: "a PNG picture" },
  { bytes: "GIF8", kind: "a GIF picture" },
  { bytes: "II*\0", kind: "a TIFF picture" },
  { bytes: "MM\0*", kind: "a TIFF picture" },
  { at: 8, bytes: "WEBP", kind: "a WebP picture" },
  { at: 4, bytes: "ftyphei", kind: "a HEIC picture" },
  { at: 4, bytes: "ftypmif1", kind: "a HEIC picture" },
  { at: 4, bytes: "ftypM4A", kind: "a sound recording" },
  { at: 4, bytes: "ftyp", kind: "a video" },
  { at: 8, bytes: "AVI ", kind: "a video" },
  { at: 8, bytes: "WAVE", kind: "a sound recording" },
  { bytes: "ID3", kind: "a sound recording" },
  { bytes: "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", kind: "an old Office file (.doc, .xls, .ppt or .msg)" },
  { bytes: "{\\rtf", kind: "an RTF file" },
  { bytes: "Rar!", kind: "a RAR archive" },
  { bytes: "7z\xbc\xaf", kind: "a 7-Zip archive" },
  { bytes: "\x1f\x8b", kind: "a compressed file" },
  { bytes: "MZ", kind: "a program" },
  { bytes: "\x7fELF", kind: "a program" },
];

const ZIP = "PK\x03\x04";
/** Names of entries that tell what a zip is. They stand early in it. */
const IN_ZIP: readonly (readonly [string, string])[] = [
  ["word/", "a Word file (.docx)"],
  ["xl/", "an Excel file"],
  ["ppt/", "a PowerPoint file"],
  ["opendocument.text", "an OpenDocument text"],
];

/**
 * What the first bytes of a file say it is, as a noun with its article; null when they say nothing.
 * @param head a few thousand bytes
 */
export function fileKindOf(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head.subarray(0, 4096));
  if (text.startsWith(ZIP)) {
    return IN_ZIP.find(([name]) => text.includes(name))?.[1] ?? "a zip archive";
  }
  // A program may carry any other mark further on; so may a text that begins with these two letters.
  if (text.startsWith("MZ") && !text.includes("\0")) return "a plain text";
  const mark = MARKS.find(({ at = 0, bytes }) => text.startsWith(bytes, at));
  if (mark !== undefined) return mark.kind;
  if (text.slice(0, 1024).includes("%PDF-")) return "a PDF file";
  if (/^\s*(?:<!doctype html|<html)/i.test(text)) return "a web page";
  if (/^(?:Received|Return-Path|Delivered-To|From|Message-ID|MIME-Version): /.test(text)) return "an e-mail";
  const isText = text !== "" && !/[\0-\x08\x0E-\x1A\x1C-\x1F]/.test(text);
  return isText ? "a plain text" : null;
}
