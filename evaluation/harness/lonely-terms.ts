import { readCaseText } from "#server/analyst/text/case-text.ts";
import type { CaseFile } from "./case-file.ts";
import type { Term } from "./list-terms.ts";

/** A term that matches sentences of one learn case and of no other case, hold-outs included. */
export type LonelyTerm = Pick<Term, "rule" | "term"> & { readonly case: string };

/**
 * Finds terms that were probably learnt by heart. Such a term must be justified by an example that is no sentence of a
 * case, or go.
 */
export function findLonelyTerms(files: readonly CaseFile[], terms: readonly Term[]): LonelyTerm[] {
  const texts = files.map(({ name, about, documents }) => {
    const sentences = readCaseText(documents).documents.flatMap((document) => document.sentences);
    const plain = sentences.map((sentence) => sentence.plain);
    // The whole first: most terms match nowhere in most cases.
    return { name, split: about.split, plain, whole: plain.join("\n") };
  });
  return terms.flatMap(({ rule, term, pattern }) => {
    let only: (typeof texts)[number] | null = null;
    for (const text of texts) {
      if (!pattern.test(text.whole) || !text.plain.some((sentence) => pattern.test(sentence))) continue;
      if (only !== null || text.split === "hold-out") return [];
      only = text;
    }
    return only === null ? [] : [{ rule, term, case: only.name }];
  });
}
