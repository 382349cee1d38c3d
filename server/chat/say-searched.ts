import { escapeMarkdown } from "../analyst/assemble/escape-markdown.ts";
import type { Searched } from "./read-case-record.ts";

/** File names that are listed; of more only the number is given. */
const NAMES_SHOWN = 8;

/** What was searched, as Markdown: "Searched 14 of 14 pages.", and the files that were not or not fully read. */
export function saySearched({ pages, totalPages, pending, unread }: Searched): string {
  return [
    `Searched ${pages} of ${totalPages} ${totalPages === 1 ? "page" : "pages"}.`,
    ...(pending.length === 0 ? [] : [`Not read yet: ${listNames(pending)}.`]),
    ...(unread.length === 0 ? [] : [`Unreadable or only partly readable: ${listNames(unread)}.`]),
  ].join(" ");
}

/** What comes before an answer while documents are being read, as Markdown; empty when none is. */
export function sayStillReading({ pending }: Searched): string {
  if (pending.length === 0) return "";
  const count = pending.length === 1 ? "1 document is" : `${pending.length} documents are`;
  return `${count} still being read and not searched yet: ${listNames(pending)}.`;
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).map(escapeMarkdown).join(", ");
  return names.length > NAMES_SHOWN ? `${shown} and ${names.length - NAMES_SHOWN} more` : shown;
}
