import { readCaseText } from "#server/analyst/text/case-text.ts";
import type { CaseFile } from "./case-file.ts";
import type { Term } from "./list-terms.ts";

type TermMatches = Pick<Term, "rule" | "term"> & {
  /** At most MOST_SHOWN sentences, two of a case. */
  readonly matches: readonly { readonly case: string; readonly sentence: string }[];
  /** Learn cases with a match. */
  readonly cases: number;
  readonly holdOuts: number;
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
      split,
      hits: sentences
        .filter(({ plain }) => pattern.test(plain))
        .map(({ text }) => ({ case: name, sentence: text.replace(/\s+/g, " ") })),
    }));
    const learn = found.filter(({ split, hits }) => split === "learn" && hits.length > 0);
    return {
      ...{ rule, term },
      matches: learn.flatMap(({ hits }) => hits.slice(0, OF_A_CASE)).slice(0, MOST_SHOWN),
      cases: learn.length,
      holdOuts: found.filter(({ split, hits }) => split === "hold-out" && hits.length > 0).length,
    };
  });
}
