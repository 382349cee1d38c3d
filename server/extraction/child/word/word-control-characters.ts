import { PICTURE } from "../html-to-pages.ts";

const WINDOWS_1252 = new TextDecoder("windows-1252");

/** A field: its code, and behind the separator its result, which is what the page shows. Inner ones go first. */
const FIELD = /\x13[^\x13-\x15]*?(?:\x14([^\x13-\x15]*))?\x15/g;

/** Stands where words were struck out: a code that no text has. */
export const STRUCK_OUT = "\uFDD0";

/** What the control characters of [MS-DOC] stand for. All that are not named are marks of things that are no text. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  "\x00": STRUCK_OUT,
  // A picture in the line; in a field's code, which is gone by then, a button or a link.
  "\x01": PICTURE,
  "\x07": "\t",
  "\t": "\t",
  "\n": "\n",
  // A line break within a paragraph, and the end of a column.
  "\x0B": "\n",
  "\x0E": "\n",
  // The end of a page or of a section.
  "\f": "\f",
  "\r": "\n",
  "\x1E": "\u2011",
  // An optional hyphen: seen only where a line ends.
  "\x1F": "",
};

/**
 * The text of a Word 97-2003 file as its pages show it: results instead of fields, tabs between cells, form feeds
 * between pages, PICTURE and STRUCK_OUT where the file has what is no text of it.
 */
export function withoutWordControls(text: string): string {
  let shown = text;
  for (let before = ""; before !== shown;) {
    before = shown;
    shown = shown.replace(FIELD, (_, result: string | undefined) => result ?? "");
  }
  return shown.replace(/[\x00-\x1F]/g, (control) => STANDS_FOR[control] ?? "");
}

/** Text of one byte a character, which Word writes in Windows-1252, from the same text read as Latin-1. */
export function fromWindows1252(text: string): string {
  return text.replace(/[\x80-\x9F]/g, (character) => WINDOWS_1252.decode(Uint8Array.of(character.charCodeAt(0))));
}
