import type { ProposedCitation } from "../../findings.ts";
import { contextsOf } from "../../text/assertion.ts";
import { citeSentence, type CaseSentence } from "../../text/case-text.ts";

/** Characters up to which a sentence is quoted whole, and below which a clause says too little alone. */
const SHORT = 110;
const LEAST = 36;
/** Where a clause or a cell of a form ends. */
const BOUNDARY =
  / {3,}|; |, (?=and |but |then |while |when |he |she |i |we |they )| (?=but |and (?:he|she|i|we|they|then) )/g;

/**
 * The clause around an offset of a sentence, word for word with the line's time code; the sentence where a clause would say
 * something else, because what denies or supposes it stands outside.
 */
export function citeClause(sentence: CaseSentence, at: number): ProposedCitation {
  const { plain, document, pageNumber, pageText } = sentence;
  if (plain.length <= SHORT) return citeSentence(sentence, { at, withLead: true });
  const ends = [...plain.matchAll(BOUNDARY)].map(({ index, 0: { length } }) => ({ index, next: index + length }));
  let from = ends.findLast(({ next }) => next <= at)?.next ?? 0;
  let to = ends.find(({ index }) => index > at)?.index ?? plain.length;
  if (to - from < LEAST) to = ends.find(({ index }) => index > to)?.index ?? plain.length;
  if (to - from < LEAST) from = ends.findLast(({ next }) => next < from)?.next ?? 0;
  const clause = plain.slice(from, to);
  const isSame = sameContexts(
    contextsOf(clause, { at: at - from, end: at - from + 1 }),
    contextsOf(plain, { at, end: at + 1 }),
  );
  if (!isSame || to - from > 2 * SHORT) return citeSentence(sentence, { at });
  const quote = pageText.slice(sentence.start + from, sentence.start + to).trimEnd();
  return { documentId: document.id, pageNumber, quote };
}

function sameContexts(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && one.isSubsetOf(other);
}
