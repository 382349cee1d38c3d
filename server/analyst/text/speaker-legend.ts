import type { Page } from "#lib/domain/files/pages.ts";

const NAME = String.raw`(?:[A-Z][A-Za-z]{1,4}\. )?[A-Z][A-Za-z'’-]{1,30}(?: [A-Z]\.)?(?: [A-Z][A-Za-z'’-]{1,30}){1,2}`;
const LABEL = "[A-Z]{2,4}";
/** "Tess Gilroy (TG)" and "TG = Tess Gilroy". */
const ENTRIES = [
  new RegExp(`(?<name>${NAME}) ?\\((?<label>${LABEL})\\)`, "g"),
  new RegExp(`(?<![\\w.])(?<label>${LABEL})\\s{0,3}(?:=|-|–)\\s{0,3}(?<name>${NAME})`, "g"),
];

/** "TESS GILROY (G)", at the head of a page: elsewhere "(M)" says that somebody is a man. */
const HEAD_ENTRY = new RegExp(`(?<name>${NAME}) ?\\((?<label>[A-Z])\\)`, "g");
/** "T = Dep. Orr    G: Tess Gilroy": a key of letters, whichever they are. What stands for no name begins small: "M = male". */
const KEY_ENTRY =
  /(?<![\w.[/])(?<label>[A-Z]{1,5}) {0,3}[=:] {0,3}(?<name>(?:[A-Z][A-Za-z]{1,6}\.? )?(?:[A-Z]\. )?[A-Z][A-Za-z'’-]{1,30}(?: [A-Z]\.)?(?: [A-Z][A-Za-z'’-]{1,30}){0,2})(?: \([a-z]{3,12}\))?(?= {2}|[;,)]|\.?$)/gm;
/** "Statement of:   Tess Ann Gilroy": whose letters the lines below bear, without a key. */
const INTERVIEWEE = new RegExp(
  `^[ \\t]*(?:[A-Za-z]+ )?(?:Statement|Interview|STATEMENT|INTERVIEW) (?:of|with|OF|WITH)[ \\t]*:?[ \\t]{1,8}(?<name>${NAME})[ \\t]*$`,
  "gm",
);
/** Whoever calls may be the client. */
const IS_ANYBODY = /\bcaller\b/i;
/** Lines at the head of a page in which a key may stand. */
const HEAD_LINES = 14;
/** Entries that make a line a key: a line of speech may hold one. */
const LEAST_ENTRIES = 2;

/** The entries of the keys at the head of a page. */
function keysOn(text: string): { label: string; name: string }[] {
  const lines = text.split("\n", HEAD_LINES);
  return lines.flatMap((line) => {
    const found = [...line.matchAll(KEY_ENTRY)].map(({ groups: { label = "", name = "" } = {} }) => ({
      label,
      // "Monica D.": the family name is not known by its first letter.
      name: name.replace(/ [A-Z]\.$/, ""),
    }));
    return found.length < LEAST_ENTRIES ? [] : found.filter((entry) => !IS_ANYBODY.test(entry.name));
  });
}

/** True when the label is made of first letters of the name's words, in their order: the surname's is the last. */
function areInitials(label: string, name: string): boolean {
  const letters = name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
  return letters.endsWith(label) || (letters.includes(label.slice(0, -1)) && letters.endsWith(label.slice(-1)));
}

/** "TG" and "TAG" of Tess Ann Gilroy. */
function initialsOf(name: string): ReadonlySet<string> {
  const letters = name
    .replace(/^[A-Z][a-z]{1,4}\. /, "")
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase());
  return new Set([`${letters[0]}${letters.at(-1)}`, letters.join("")]);
}

/** The names that a transcript's head gives to the letters of its speakers, by letters. A label of two people is left out. */
export function readSpeakerLegend(pages: readonly Page[]): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  const add = (label: string, name: string) => names.set(label, (names.get(label) ?? new Set()).add(name));
  for (const { text } of pages) {
    const head = text.split("\n", HEAD_LINES).join("\n");
    for (const found of [...ENTRIES.map((pattern) => text.matchAll(pattern)), head.matchAll(HEAD_ENTRY)])
      for (const { groups: { label = "", name = "" } = {} } of found) if (areInitials(label, name)) add(label, name);
    for (const { label, name } of keysOn(text)) add(label, name);
    for (const { groups: { name = "" } = {} } of head.matchAll(INTERVIEWEE))
      for (const label of initialsOf(name)) add(label, name);
  }
  return new Map([...names].flatMap(([label, [name = "", ...others]]) => (others.length === 0 ? [[label, name]] : [])));
}
