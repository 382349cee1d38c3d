import type { ReadPage } from "../extraction-result.ts";
import type { Reading } from "./reading.ts";

/**
 * Characters that nobody sees but that change what a text says to a machine: zero-width, direction, joiner and tag
 * characters, and byte order marks in the middle of a text.
 */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
/** PostgreSQL cannot store NUL; the others set words apart and have no other meaning. Tab and line feed stay. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** The one place where text is brought into the form that is stored. */
export function cleanText(text: string): { readonly text: string; readonly invisible: number } {
  let invisible = 0;
  const cleaned = text
    .replace(/\r\n?|[\v\u0085\u2028\u2029]/g, "\n")
    .toWellFormed()
    .replace(INVISIBLE, () => {
      invisible += 1;
      return "";
    })
    .replace(CONTROLS, " ")
    // Line by line: a regular expression for trailing space takes quadratic time on long runs of space.
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "");
  return { text: cleaned, invisible };
}

/** Cleans all pages and tells what was taken out of them. */
export function cleanReading(reading: Reading): { readonly pages: ReadPage[]; readonly note: string | null } {
  let invisible = 0;
  const pages = reading.pages.map((page) => {
    const cleaned = cleanText(page.text);
    invisible += cleaned.invisible;
    return { ...page, text: cleaned.text };
  });
  const notes = invisible === 0 ? reading.notes : [...reading.notes, invisibleNote(invisible)];
  return { pages, note: notes.length === 0 ? null : notes.join(" ") };
}

function invisibleNote(count: number): string {
  return count === 1
    ? "1 invisible character was removed from the text."
    : `${count.toLocaleString("en-US")} invisible characters were removed from the text.`;
}
