import names from "../knowledge/generated/names.json" with { type: "json" };
import { anyOf } from "../text/any-of.ts";

/** "So Marin told me", "The Doctor asked": a word that begins a sentence before a name. */
const LEADS =
  /^(?:so|and|but|then|when|if|because|the|well|yeah|no|also|after|before|since|while|though|once|as|that|this|my|our|his|her)\b ?/i;
/** "DFM Moreau", "RPh MOREAU", "E-signed J. Moreau": an office or a note before a name. */
const OFFICE_FIRST = /^(?:E-signed(?: by)?|[A-Z]{2,4}|[A-Z][A-Z]?[a-z]?[A-Z])\.? (?=[A-Z][a-z]|[A-Z]{4})/;
/** "Agt Moreau", "Nurse Moreau": a title that another title precedes on the page. */
const TITLE_FIRST = new RegExp(
  `^(?:${anyOf([...names.ranks, ...names.ranksInCapitals, ...names.expertTitles, "PCSO", "Mr", "Mrs", "Ms", "Dr"].toReversed())})\\.? (?=[A-Z])`,
);
/** "Tess Moreau, MSW": after a full name a comma begins something else. */
const AFTER_FULL_NAME = /^([A-Z][a-z'’-]+(?: [A-Z]\.)? [A-Z][A-Za-z'’-]+), .*$/;
/** "Moreau EMT-P", "Moreau BWC": letters after a name that are not part of it. */
const LETTERS_LAST = /,? (?:EMT-[A-Z]|[B-DF-HJ-NP-TV-Z]{2,4}|BWC|PTO|FTO|EMT|ER|ED|PA|OIC|AP)$/;

/** The name without the words beside it that do not belong to it, and without a possessive. */
export function cleanName(name: string): string {
  let own = name
    .replace(/['’]s$/, "")
    .replace(AFTER_FULL_NAME, "$1")
    .replace(TITLE_FIRST, "")
    .trim();
  while (own.includes(" ") && LEADS.test(own)) own = own.replace(LEADS, "");
  // A record in capitals writes first names like offices: "LEE MARLOW".
  if (/[a-z]/.test(own) && !own.includes(",")) {
    const isOffice = (OFFICE_FIRST.exec(own)?.[0] ?? "").trim();
    if (/[a-z]/.test(isOffice) || !/[AEIOU]/.test(isOffice) || /[a-z]/.test(own.split(" ")[1] ?? ""))
      own = own.replace(OFFICE_FIRST, "");
    if (/[a-z]/.test(own.split(" ")[0] ?? "")) own = own.replace(LETTERS_LAST, "");
  }
  return own.trim();
}

const ACTS: ReadonlySet<string> = new Set(names.acts);
const CONTRACTION = /['’](?:m|re|ve|ll|d|t)$/i;
/** "NightWatch", but not "McDonald", "DeShawn" or "LaToya". */
const JOINED = /^(?!(?:Ma?c|De|Di|Du|La|Le|Van|Von|St|Fitz|O|D|Ja|Ta|Sha|Ke|Ra)[A-Z])[A-Z][a-z]+[A-Z][a-z]/;
/** No surname begins with such a run: "PXCSO", "BWCV". */
const INITIALS = /^(?!SCH|STR|SHR|SPR|SPL|SCR|PHR|CHR|THR|SQ|SCHW|SZCZ|KRZ|PRZ|MC|NG|VL|WR|KN)[B-DF-HJ-NP-TV-XZ]{3}/;
/** Shorter words in capitals are abbreviations: "SID", "OCC". */
const SHORTEST_IN_CAPITALS = 4;

/** True when the form of the word or words already shows that they name nobody: "We're", "Tri-", "SID", "Says". */
export function isNoName(name: string): boolean {
  const words = name.split(" ");
  if (words.some((word) => CONTRACTION.test(word) || JOINED.test(word) || ACTS.has(word.toLowerCase()))) return true;
  if (/[-'’]$/.test(name) || /^(?:non|post|pre|self)-/i.test(name)) return true;
  if (words.length > 1) return false;
  return name === name.toUpperCase() && (name.length < SHORTEST_IN_CAPITALS || INITIALS.test(name));
}
