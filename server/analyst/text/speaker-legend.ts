import type { Page } from "#lib/domain/files/pages.ts";

const NAME = String.raw`(?:[A-Z][A-Za-z]{1,4}\. )?[A-Z][A-Za-z'’-]+(?: [A-Z]\.)?(?: [A-Z][A-Za-z'’-]+){1,2}`;
const LABEL = "[A-Z]{2,4}";
/** "Tess Gilroy (TG)" and "TG = Tess Gilroy". */
const ENTRIES = [
  new RegExp(`(?<name>${NAME}) ?\\((?<label>${LABEL})\\)`, "g"),
  new RegExp(`(?<![\\w.])(?<label>${LABEL})\\s{0,3}(?:=|-|–)\\s{0,3}(?<name>${NAME})`, "g"),
];

/** True when the label is made of first letters of the name's words, in their order: the surname's is the last. */
function areInitials(label: string, name: string): boolean {
  const letters = name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
  return letters.endsWith(label) || (letters.includes(label.slice(0, -1)) && letters.endsWith(label.slice(-1)));
}

/** The names that a transcript's head gives to the initials of its speakers, by initials. A label of two people is left out. */
export function readSpeakerLegend(pages: readonly Page[]): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { text } of pages)
    for (const pattern of ENTRIES)
      for (const { groups = {} } of text.matchAll(pattern)) {
        const { label = "", name = "" } = groups;
        if (areInitials(label, name)) names.set(label, (names.get(label) ?? new Set()).add(name));
      }
  return new Map([...names].flatMap(([label, [name = "", ...others]]) => (others.length === 0 ? [[label, name]] : [])));
}
