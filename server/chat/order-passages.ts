import { guessDocumentKind } from "../analyst/text/document-kind.ts";
import type { DocumentKind } from "../analyst/reading-terms.ts";
import type { RankedPage, RankedSentence } from "./ranked-page.ts";
import type { ReadQuestion } from "./read-question.ts";
import { stemOf } from "./search-terms.ts";

/** A sentence of a page, by its number. */
type Place = { readonly page: RankedPage; readonly at: number; readonly sentence: RankedSentence };

/** Sentences whose passages are weighed against each other. The right one is rarely beyond. */
const WEIGHED = 12;
/** Power: how much the words of the whole passage count beside the score of its sentence. */
const HELD = 0.7;
// Factors. Each was kept because it put more right passages first in both halves of the cases of evaluation/questions/learn.yaml.
const DENIES = 1.2;
const INTRODUCES = 0.8;
const OPENS_PAGE = 0.75;
const IS_ACCOUNT = 1.2;

const DENIAL =
  /\b(?:no|not|never|nothing|nobody|none|denie[sd]|deny|without|(?:did|do|was|is|could)n['’]?t|neg(?:ative)?|unable|unknown|failed?)\b/i;
/** "Tammy Brandvold, office manager": who somebody is; what was done comes after. */
const FULL_NAME = /\b[A-Z][a-z]+ (?:[A-Z]\. )?[A-Z][a-z]+\b/;
/** Papers in the words of those who were there. */
const ACCOUNTS: ReadonlySet<DocumentKind> = new Set([
  "witness-statement",
  "interview-record",
  "camera-transcript",
  "emergency-call",
]);

/**
 * The sentences, best first, the first of them by the whole passage that would be shown with each. The more different words
 * of the question and of its ideas a passage holds, the better. A denial answers a question for yes or no; a sentence that
 * introduces somebody, or opens a page, seldom answers; what somebody said is best read in an account.
 * @param around the sentences of the passage that the one at a place would be shown with
 */
export function orderPassages(
  pages: readonly RankedPage[],
  { asksForSaid, isYesOrNo }: ReadQuestion,
  around: (place: Place) => readonly RankedSentence[],
): Place[] {
  const ranked = pages
    .flatMap((page) => page.sentences.map((sentence, at) => ({ page, at, sentence })))
    .filter(({ sentence }) => sentence.score > 0)
    .toSorted((one, other) => other.sentence.score - one.sentence.score);
  const rarity = rarityIn(pages);

  function weigh(place: Place): number {
    const { page, at, sentence } = place;
    const words = new Set(around(place).flatMap((one) => wordsOf(page, one)));
    const held = [...words].reduce((sum, word) => sum + rarity(word), 0);
    const text = page.text.slice(sentence.start, sentence.end);
    return (
      sentence.score *
      (1 + held) ** HELD *
      (isYesOrNo && DENIAL.test(text) ? DENIES : 1) *
      (FULL_NAME.test(text) ? INTRODUCES : 1) *
      (at === 0 ? OPENS_PAGE : 1) *
      (asksForSaid && ACCOUNTS.has(guessDocumentKind(page.document)) ? IS_ACCOUNT : 1)
    );
  }

  const first = ranked.slice(0, WEIGHED).map((place) => ({ place, weight: weigh(place) }));
  return [
    ...first.toSorted((one, other) => other.weight - one.weight).map(({ place }) => place),
    ...ranked.slice(WEIGHED),
  ];
}

/** Rarity 0..1 of a word by which sentences were found: 1 when only one holds it. */
function rarityIn(pages: readonly RankedPage[]): (word: string) => number {
  const counts = new Map<string, number>();
  let sentences = 0;
  for (const page of pages)
    for (const sentence of page.sentences) {
      sentences++;
      for (const word of new Set(wordsOf(page, sentence))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return (word) => Math.log(1 + sentences / (counts.get(word) ?? 1)) / Math.log(1 + sentences);
}

/** The different words of a sentence by which it was found. */
function wordsOf({ text }: RankedPage, { hits }: RankedSentence): string[] {
  return hits
    .filter(({ concept }) => concept.role !== "pair")
    .map(({ start, end }) => stemOf(text.slice(start, end).toLowerCase()));
}
