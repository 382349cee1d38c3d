import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { toPlain } from "../text/to-plain.ts";
import { readHeadings } from "./find-records.ts";
import { listedWords } from "./listed-words.ts";

/** A company or institution that a page names and from which the file holds no paper. */
export type NamedInstitution = {
  /** As the page writes it: "Tri-County Salvage". */
  readonly name: string;
  readonly sentence: CaseSentence;
  /** Where in `text` it is named. */
  readonly at: number;
};

const WORDS = listedWords("institutions");
const NAME_WORD = "[A-Z][\\w'’-]*|&|of|and|the";
const SUFFIXED = new RegExp(`(?<![\\w&'’-])((?:[A-Z][\\w'’-]*)(?: (?:${NAME_WORD})){0,3} ${WORDS.endsWith})(?!-)`, "g");
/** Those whose records are asked for most and whose names do not say what they are. */
const BRAND = new RegExp(`(?<!['’-])(${WORDS.alsoNamed ?? "(?!)"})(?!-)`, "g");
const NO_INSTITUTION = new RegExp(WORDS.notListed ?? "(?!)");
const NOT_BEFORE = new RegExp(`^ ${WORDS.notBefore ?? "(?!)"}`, "i");
/** "Near the Lidl": a landmark, which keeps no record of the case. */
const LANDMARK =
  /\b(?:by the|(?:past|near|opposite|behind|beyond|across from|next to|in front of|at the back of)(?: the)?) $/i;
/** A certificate that comes with the records of its institution. */
const CERTIFICATE = /\b(?:certif(?:y|ied|ication|icate)|custodian|true (?:copies|duplicates|and correct))\b/i;
const CERTIFICATE_HEAD = 600;
/** A file that names more is a directory. */
const MOST = 12;

/**
 * Companies and institutions that pages name and that no paper of the file is headed by, each once, in the order in which they
 * come up.
 */
export function findInstitutions(caseText: CaseText): NamedInstitution[] {
  const headings = readHeadings(caseText);
  const certificates = caseText.documents
    .flatMap(({ pages }) => pages.map(({ text }) => text.slice(0, CERTIFICATE_HEAD)))
    .filter((head) => CERTIFICATE.test(head))
    .map((head) => toPlain(head.replace(/\s+/g, " ")));
  const isHeld = (key: string) => [...headings, ...certificates].some((paper) => paper.includes(key));
  const found = new Map<string, NamedInstitution>();
  for (const sentence of caseText.accounts) {
    // In capitals every word looks like a name.
    if (!/[a-z]{3}/.test(sentence.text)) continue;
    for (const match of [...sentence.text.matchAll(SUFFIXED), ...sentence.text.matchAll(BRAND)]) {
      const name = (match[1] ?? "")
        .replace(/\s+/g, " ")
        .replace(/^(?:(?:the|at|in|on|from|to|and|of|by|for|per|with|his|her) )+/i, "");
      const key = toPlain(name);
      // "The Hospital" has no name.
      const isNamed = name.includes(" ") || match[0] === name;
      if (!isNamed || NO_INSTITUTION.test(key) || found.has(key) || isHeld(key)) continue;
      if (NOT_BEFORE.test(sentence.text.slice(match.index + match[0].length))) continue;
      if (LANDMARK.test(sentence.text.slice(0, match.index))) continue;
      if ([...found.keys()].some((other) => other.includes(key) || key.includes(other))) continue;
      found.set(key, { name, sentence, at: match.index });
      if (found.size >= MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}
