import { describeItem, inOwnWords } from "#lib/domain/gap-item.ts";
import type { ProposedGap } from "../../findings.ts";
import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import { clientSpeechIn } from "../../people/client-speech.ts";
import type { LearnedWeights } from "../learned-weights.ts";
import { countWords, pickLines, rankLines } from "../passages/rank-lines.ts";
import { paperName } from "./ask-for-stated.ts";
import { prosecutionPages } from "./find-served.ts";
import learned from "./said-missing.json" with { type: "json" };

/** Lines of a file: more is a second reading of the papers. */
export const MOST_SAID = 10;
/** Of one paper, so that a laboratory's sheet does not fill the list. */
const MOST_OF_ONE = 3;
/** What is less likely, as a logarithm of odds, is not put before counsel. */
export const LEAST_LIKELY = 5;
/** Words and characters of a line that can be read alone. */
const FEWEST_WORDS = 4;
const LONGEST = 200;
/** Words of which the sentence before says what they mean. */
const LEANS =
  /^(?:(?:but|and|so|still|also|however),? )?(?:it|they|this|these|those|none of (?:it|them)|neither|both)\b|\b(?:it|them|either|neither|one|any|that|those|the (?:first|last|other)(?: \w+)?)[.)]*$/;
/** "8. The pipe was not kept" */
const LIST_MARK = /^(?:\(?\d{1,2}[.)]|\([a-z]\)|[-*\u2022])\s+/;

/**
 * Lines in which a paper says itself that something is missing, not done or not kept, in its own words, the likeliest first:
 * what kind of sentence readers of other files marked so is learned, and no name of the thing is made up. A letter may carry these
 * words, so none of them are what the client said, nor what anybody says in a transcript.
 * @param clientNames by which the case and its papers call the client
 * @param known gaps that quote a line already
 * @param model what was learned
 */
export function findSaidMissing(
  caseText: CaseText,
  { clientNames, known }: { readonly clientNames: readonly string[]; readonly known: readonly ProposedGap[] },
  model: LearnedWeights = learned,
): ProposedGap[] {
  const letters = new Set(prosecutionPages(caseText).map(({ document }) => document));
  const ranked = rankLines(caseText, {
    ...{ lowConfidence: 0, model, leastLikely: LEAST_LIKELY },
    mayBeShown: (sentence) =>
      (sentence.document.isEvidence || letters.has(sentence.document)) &&
      canStandAlone(sentence) &&
      clientSpeechIn(sentence.text, clientNames) === "none",
  }).filter((sentence) => !isQuoted(sentence, known));
  return pickLines(ranked, { mostOfOne: MOST_OF_ONE, most: MOST_SAID }).map((sentence) => toGap(sentence, clientNames));
}

function canStandAlone(sentence: CaseSentence): boolean {
  const { document, speaker, text } = sentence;
  const isLong = countWords(sentence) >= FEWEST_WORDS && text.length <= LONGEST;
  return document.author !== "client" && speaker === null && isLong;
}

function isQuoted({ document, pageNumber, text }: CaseSentence, gaps: readonly ProposedGap[]): boolean {
  const own = flat(text);
  return gaps.some(
    ({ basis, citations }) =>
      basis !== "usual" &&
      citations.some((one) => {
        const other = flat(one.quote);
        return (
          one.documentId === document.id &&
          one.pageNumber === pageNumber &&
          (own.includes(other) || other.includes(own))
        );
      }),
  );
}

/**
 * The line as the page prints it. One that is about something before it ("I have not seen either.") comes with the sentence before
 * it in its paragraph, unless the client may speak there.
 */
function wordsOf(
  { document, order, paragraph, pageNumber, pageText, start, end, plain }: CaseSentence,
  clientNames: readonly string[],
): string {
  const before = document.sentences[order - 1];
  const isWithin = before?.paragraph === paragraph && before.pageNumber === pageNumber && before.speaker === null;
  if (before === undefined || !isWithin || !LEANS.test(plain)) return pageText.slice(start, end);
  const both = pageText.slice(before.start, end);
  const mayBeQuoted = both.length <= LONGEST && clientSpeechIn(both, clientNames) === "none";
  return mayBeQuoted ? both : pageText.slice(start, end);
}

function toGap(sentence: CaseSentence, clientNames: readonly string[]): ProposedGap {
  const quote = wordsOf(sentence, clientNames);
  const item = inOwnWords(flat(quote).replace(LIST_MARK, "").replaceAll('"', "'"));
  return {
    ...{ kind: "gap", engine: "offline", basis: "stated", checklist: null, ruleId: "gap.stated.said" },
    ...{ text: describeItem(item), detail: `According to ${paperName(sentence.document)}.`, items: [item] },
    citations: [{ documentId: sentence.document.id, pageNumber: sentence.pageNumber, quote }],
  };
}

const flat = (text: string): string => text.replace(/\s+/g, " ").trim();
