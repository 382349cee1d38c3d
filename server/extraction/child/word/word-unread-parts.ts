import { WORD_ADVICE, WORD_PARTS } from "#lib/domain/files/unread-parts.ts";
import type { WordParts } from "./open-word-zip.ts";

const EMBEDDED = /^word\/embeddings\/(.+)$/;
/** What a header, a footer or a note shows as a picture; those of the body are said on their page. */
const WITH_PICTURES = /^word\/(header|footer|footnotes|endnotes|comments)\d*\.xml$/;
const PICTURE = /<a:blip\b|<v:imagedata\b/;
/** More names than this make a sentence that nobody reads. */
const MOST_NAMES = 5;

/** A sentence about what a Word file holds and no reader reads; null when it holds nothing else. */
export function unreadPartsNote({ xml, names }: WordParts): string | null {
  const embedded = names.flatMap((name) => EMBEDDED.exec(name)?.[1] ?? []);
  const count = (pattern: RegExp) => names.filter((name) => pattern.test(name)).length;
  const pictures = [...xml].filter(([name, part]) => WITH_PICTURES.test(name) && PICTURE.test(part.toString("utf8")));
  const parts = [
    counted(embedded.length, "embedded file", listOf(embedded)),
    counted(count(/^word\/charts\/chart\d*\.xml$/), "chart"),
    counted(count(/^word\/diagrams\/data\d*\.xml$/), "diagram"),
    counted(count(/^word\/afchunk/i), "inserted document"),
    counted(pictures.length, "header, footer or note with a picture", "", "headers, footers or notes with pictures"),
  ].filter((part) => part !== "");
  if (parts.length === 0) return null;
  return `${WORD_PARTS} ${parts.join(", ")}. ${WORD_ADVICE}`;
}

function counted(count: number, one: string, names = "", many = `${one}s`): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}${names}`;
}

function listOf(names: readonly string[]): string {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : "";
  return names.length === 0 ? "" : ` (${names.slice(0, MOST_NAMES).join(", ")}${more})`;
}
