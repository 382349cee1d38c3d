import { findCuesOf, ISSUES } from "#server/analyst/rules/points/find-issues.ts";
import { readCaseText } from "#server/analyst/text/case-text.ts";
import { decideLaw } from "#server/analyst/text/legal-system.ts";
import type { CaseFile } from "./case-file.ts";
import type { Term } from "./list-terms.ts";

type TermMatches = Pick<Term, "rule" | "term"> & {
  /** At most MOST_SHOWN sentences, two of a case. */
  readonly matches: readonly { readonly case: string; readonly sentence: string }[];
  /** Learn cases with a match. */
  readonly cases: number;
  readonly holdOuts: number;
};

type Found = {
  readonly name: string;
  readonly split: CaseFile["about"]["split"];
  /** Sentences of this case. */
  readonly hits: readonly string[];
};

const MOST_SHOWN = 12;
const OF_A_CASE = 2;

/**
 * Where terms match, for whoever writes them. Only sentences of learn cases are shown; of hold-outs the number of cases.
 */
export function findMatches(files: readonly CaseFile[], terms: readonly Term[]): TermMatches[] {
  const texts = files.map(({ name, about, documents }) => ({
    name,
    split: about.split,
    sentences: readCaseText(documents).documents.flatMap((document) => document.sentences),
  }));
  return terms.map(({ rule, term, pattern }) => {
    const found = texts.map(({ name, split, sentences }) => ({
      ...{ name, split },
      hits: sentences.filter(({ plain }) => pattern.test(plain)).map(({ text }) => text),
    }));
    return { rule, term, ...summarize(found) };
  });
}

/**
 * What each whole cue of an issue finds, where its terms are only parts of it: all its words meet, and the page asserts
 * them. As the examples are read, whatever the class of the offense.
 * @param id the issue's file name; none for other kinds of files
 */
export function findCueMatches(files: readonly CaseFile[], id: string): TermMatches[] {
  const pattern = ISSUES.find(({ issue }) => issue.id === id);
  if (pattern === undefined) return [];
  const offence = pattern.issue.in?.[0] ?? "other";
  const read = files.map(({ name, about, documents }) => {
    const text = readCaseText(documents);
    const law = decideLaw(text, null).system;
    return { name, split: about.split, cues: findCuesOf(pattern, text, { offence, law }) };
  });
  return pattern.cues.map((cue, index) => {
    const found = read.map(({ name, split, cues }) => {
      const places = cues.find((one) => one.cue === cue)?.hits ?? [];
      return { name, split, hits: places.map(({ sentence }) => sentence.text) };
    });
    return { rule: `issues.${id}`, term: `the whole of cue ${index + 1}`, ...summarize(found) };
  });
}

function summarize(found: readonly Found[]): Pick<TermMatches, "matches" | "cases" | "holdOuts"> {
  const withHits = found.filter(({ hits }) => hits.length > 0);
  const learn = withHits.filter(({ split }) => split === "learn");
  const shown = ({ name, hits }: Found) =>
    hits.slice(0, OF_A_CASE).map((text) => ({ case: name, sentence: text.replace(/\s+/g, " ") }));
  return {
    matches: learn.flatMap(shown).slice(0, MOST_SHOWN),
    cases: learn.length,
    holdOuts: withHits.length - learn.length,
  };
}
