import type { CaseSentence } from "./case-text.ts";

/** An answer that takes up what was asked. */
const AFFIRMS =
  /^\W*(?:yes|yeah|yep|yup|yea|uh-huh|mm-hmm|correct|right|true|affirmative|exactly|sure|i (?:do|did|have|had|am|was|will|can)|(?:he|she|they|we|it) (?:did|was|were|had|has|is)|that(?:'s| is| was) (?:right|correct|true|it|him|her)|fair enough)\b(?! or no\b|, but\b)/;
/** An answer of one of these is a denial however it begins. */
const TAKES_BACK = /^\W*(?:right|sure|yeah),? (?:right|no|sure)\b|\bthat's (?:not|wrong)\b/;
/** Sentences of the same speaker between the question and the answer. */
const REACH = 4;

/** True for a question of a transcript whose answer, the next speaker's first words, affirms it. */
export function isAffirmed({ document, order, speaker }: CaseSentence): boolean {
  if (speaker === null) return false;
  const answer = document.sentences.slice(order + 1, order + 1 + REACH).find((next) => next.speaker !== speaker);
  if (answer === undefined || answer.speaker === null) return false;
  return AFFIRMS.test(answer.plain) && !TAKES_BACK.test(answer.plain);
}
