import type { CaseSentence } from "./case-text.ts";

/** An answer that takes up what was asked. */
const AFFIRMS =
  /^\W*(?:yes|yeah|yep|yup|yea|uh-huh|mm-hmm|correct|right|true|affirmative|exactly|sure|i (?:do|did|have|had|am|was|will|can)|(?:he|she|they|we|it) (?:did|was|were|had|has|is)|that(?:'s| is| was) (?:right|correct|true|it|him|her)|fair enough)\b(?! or no\b|, but\b)/;
/** An answer of one of these is a denial however it begins. */
const TAKES_BACK = /^\W*(?:right|sure|yeah),? (?:right|no|sure)\b|\bthat's (?:not|wrong)\b/;
/** "No sir", "A: I did not". */
const DENIES =
  /^\W*(?:no|nope|nah|naw|never|negative|not (?:me|at all|once|that i)|absolutely not|of course not|i (?:did not|didn't|never|don't|do not|wasn't|was not))\b/;
/** The label of an answer in a transcript, after the sign that closes the question. */
const ANSWER_LABEL = /^["')\]]*\s*(?:(?:a|ans|answer|the witness|witness)[.:]\s*)?/;
/** "[ ] Yes [X] No": the word behind the first ticked box. */
const TICKED = /^\W*(?:\[ ?\]\s*[a-z]+\s*)?\[ ?x ?\]\s*([a-z]+)/;
/** Sentences of the same speaker between the question and the answer. */
const REACH = 4;

/** True for a question of a transcript whose answer, the next speaker's first words, affirms it. */
export function isAffirmed({ document, order, speaker }: CaseSentence): boolean {
  if (speaker === null) return false;
  const answer = document.sentences.slice(order + 1, order + 1 + REACH).find((next) => next.speaker !== speaker);
  if (answer === undefined || answer.speaker === null) return false;
  return AFFIRMS.test(answer.plain) && !TAKES_BACK.test(answer.plain);
}

/**
 * How the words right behind a question answer it; null when they do not.
 * @param follow what comes after the sign of the question, in lower case
 */
export function answerTo(follow: string): "affirmed" | "denied" | null {
  const answer = TICKED.exec(follow)?.[1] ?? follow.replace(ANSWER_LABEL, "");
  if (DENIES.test(answer)) return "denied";
  return AFFIRMS.test(answer) && !TAKES_BACK.test(answer) ? "affirmed" : null;
}
