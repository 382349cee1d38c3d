import type { CaseSentence } from "./case-text.ts";

const AUXILIARY = "(?:do|does|did|have|had|has|am|is|are|was|were|will|can|could)";
/** A short answer ends behind its verb: "he was", but not "he was wearing a coat". */
const THERE_ENDS = "(?= ?(?:[^\\w' ]|$)| so\\b| indeed\\b)";
/** An answer that takes up what was asked. */
const AFFIRMS = new RegExp(
  "^\\W*(?:yes|y(?= ?(?:$|[.,;)]))|yeah|yep|yup|yea|uh-huh|mm-hmm|correct|right|true|affirmative|exactly|sure|fair enough" +
    "|(?:he |she |they |the \\w+ )?nod(?:s|ded)" +
    "|(?:maybe |just |about )?(?:a (?:little|bit|few|couple)|some|several|(?:one|two|three|four|five|six) (?:beers?|pints?|glasses|shots|drinks|cans|tall))" +
    `|i (?:do|did|have|had)(?! not|n't)|(?:i|he|she|they|we|it) (?:sure|certainly|definitely|really|surely) ${AUXILIARY}${THERE_ENDS}|i ${AUXILIARY}${THERE_ENDS}|[^.?!:]{0,30}, (?:yes|yeah|yep)\\b|(?:he|she|they|we|it|there|that|this) ${AUXILIARY}${THERE_ENDS}` +
    "|that(?:'s| is| was) (?:right|correct|true|it|him|her))(?!\\w)(?! or no\\b|, but\\b| ?[/|] ?no?\\b)",
);
/** An answer of one of these is a denial however it begins. */
const TAKES_BACK = /^\W*(?:right|sure|yeah),? (?:right|no|sure)\b|\bthat's (?:not|wrong)\b/;
/** "No sir", "A: I did not". */
const DENIES = new RegExp(
  "^\\W*(?:no|n(?= ?(?:$|[.,;)]))|nope|nah|naw|never(?! mind)|negative|neg|none|nothing|nobody|neither|hardly" +
    "|not (?:me|at all|once|that i|really|to my knowledge|as far as)|(?:absolutely|certainly|definitely|of course) not" +
    "|(?:he |she |they |the \\w+ )?(?:shakes|shook)(?: his| her| their)? head" +
    `|(?:i|he|she|they|we|it|there|that|this) (?:never|don't|${AUXILIARY} ?(?:not|n't)))(?!\\w)(?! ?[/|] ?y(?:es)?\\b)`,
);
/** The label of an answer in a transcript, after the sign that closes the question. */
const ANSWER_LABEL =
  /^["')\]]*\s*(?:(?:a\.|ans\.|[a-z][\w .'#-]{0,24}:)\s*)?["']?(?:(?:oh|well|um|uh|er|ah|erm|okay|ok)[,.]? )?/;
/** "[ ] Yes [X] No": the word behind the first ticked box. */
const TICKED = /^\W*(?:\[ ?\]\s*[a-z]+\s*)?\[ ?x ?\]\s*([a-z]+)/;
/** "Asked if she was hurt, she nodded": the words behind an indirect question that take it up. */
const TAKEN_UP = new RegExp(
  "^[^.;?!]{0,60}?(?:^|[, ])(?:he|she|they|i|we|it|(?:the|my|his|her|pc|dc|ofc\\.?|mr\\.?|ms\\.?|mrs\\.?) [\\w'-]+|[\\w'-]+) " +
    "(?:then |simply |just |readily |immediately |eventually |only |again )?(?:nodded|did so" +
    "|(?:confirmed|admitted|agreed|acknowledged|conceded)(?= ?(?:[.,;]|$)| (?:it|this|that|so|he|she|they)\\b)" +
    `|(?:said|says|answered|replied|responded|stated)(?: that)?,? ["']?(?:yes|yeah|yep|affirmative|(?:he|she|they|it|i|there) ${AUXILIARY}${THERE_ENDS}))(?!\\w)`,
);
/** "He does not recall hitting her, but he did." */
const REVERSED = new RegExp(
  `^,? (?:but|though|yet|although) (?:he|she|they|i|we|it|there) ${AUXILIARY}(?= ?(?:[.,;]|$))`,
);

/** Whether words behind a denial say the contrary. */
export function isReversed(follow: string): boolean {
  return REVERSED.test(follow);
}

/** "Whether he drove, since he admits it". */
const IS_ADMITTED =
  /^[^.;?!]{0,30}, (?:since|because|as) (?:he|she|they|it|that|this) (?:(?:has|is|was|have) )?(?:admit|accept|conced|agree)(?:s|ed|t?ed)?\b/;
/** Sentences of the same speaker between the question and the answer. */
const REACH = 4;

/** True for a question of a transcript whose answer, the next speaker's first words, affirms it. */
export function isAffirmed({ document, order, speaker }: CaseSentence): boolean {
  if (speaker === null) return false;
  const answer = document.sentences.slice(order + 1, order + 1 + REACH).find((next) => next.speaker !== speaker);
  if (answer?.speaker == null) return false;
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

/** "You were there. A: No.": the answer of another speaker right behind a statement. */
const ANSWERED_NO = /^["']? (?:a|ans|answer|def|defendant|suspect|sus|dp|witness|driver|subject)[:.] /;

/**
 * Whether another speaker denies a statement at once.
 * @param follow what comes after the statement's full stop, in lower case
 */
export function isContradicted(follow: string): boolean {
  return ANSWERED_NO.test(follow) && answerTo(follow) === "denied";
}

/**
 * Whether an indirect question is answered with yes, in its own sentence or at the head of the next.
 * @param follow what comes after the point of "asked whether", in lower case
 */
export function isTakenUp(follow: string): boolean {
  if (TAKEN_UP.test(follow) || IS_ADMITTED.test(follow)) return true;
  const stop = /^(?:[^.;?!]{0,60}[.;] |[^.;?!:,]{0,20}: |, (?:and|which|as) (?=\w+ [\w']+ ?[.,;]|[\w']+ ?[.,;]))/.exec(
    follow,
  )?.[0].length;
  return stop !== undefined && (answerTo(follow.slice(stop)) === "affirmed" || TAKEN_UP.test(follow.slice(stop)));
}
