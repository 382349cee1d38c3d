import type { CaseSentence } from "../../text/case-text.ts";
import { RECORDING } from "./event-day-words.ts";
import type { Incident, PlacedDay } from "./event-days.ts";
import type { Moment } from "./event-moments.ts";
import { WRONG_CLOCK, type PaperTimes } from "./paper-times.ts";

/** What others recorded; a recording of the police keeps its own clock. */
const SHOWN = /\b(?:clip|footage|video|cctv|surveillance|dvr|camera)s?\b/;
/** "2141 hrs DVR time": the time of a device. */
const OF_CLOCK =
  /^ ?(?:hours|hrs|h)?[\s,(]*(?:(?:on|by|per|according to) the )?(?:dvr|video|camera|cctv|system|display(?:ed)?|recorder|store|overlay)['’]?s? (?:time|clock|stamp)/;
/** Papers whose speakers say what happens while they speak. */
const LIVE: ReadonlySet<string> = new Set(["camera-transcript", "emergency-call", "dispatch-log"]);
/** Somebody tells what happened before. */
const TELLS_PAST =
  /\b(?:was|were|did|didn't|had|said|told|went|saw|came|left|got|took|hit|gave|ran|heard|knew|thought|made|put|[a-z]{3,}ed)\b/;
/** Another time than that of the row: "07:31 AMB ATTENDED 01:50". What is still to come does not say when the row was written. */
const INNER_TIME =
  /(?<![\d:])(?<!\b(?:eta|until|till|by) (?:is |of |at |about )?)(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:]*\d{3})/;
const OPENING_TIME = /^\W*(?:\d{1,2}\/\d{1,2}\b|(?:[01]\d|2[0-3])[0-5]\d\b)/;
const OF_BEFORE = /\b(?:ago|earlier|yesterday|last night|previous(?:ly)?|late entry)\b/;
const OF_OTHERS = /\bunrelated\b|\b(?:another|different) (?:male|female|man|woman|patrol|crew|case|incident)\b/;
/** An interview begins and ends on the day of its record; what is told in it happened on another. */
const OF_INTERVIEW = /\b(?:commenc\w+|conclud\w+|start\w*|end(?:ed|s)?|beg[aiu]n\w*|interview(?:ed)?|recording)\b/;
/** "Not identified.": an answer without its question. */
const FRAGMENT =
  /^\W*(?:(?:not|none|unknown) [\w ]{0,30}|(?:told|said|asked|answered|broke|got|went|did|had|saw|knew) \w{1,10})\.?$/;
/**
 * "Recognises a man whom he had stopped on 11/15", "as the person she saw on 6/8", "a warrant, signed by the judge on 8/12": the day of the
 * aside, not that of what the sentence tells.
 */
const IN_ASIDE =
  /\b(?:who|whom|which|the (?:person|man|woman|male|female|one)) (?:i|he|she|they|we|[a-z]+) (?:had |has |have )?(?:[a-z]+ )?(?:[a-z]+ed|saw)\b[^.;,]{0,60}$|, (?:signed|issued|authorized|authorised|approved) by\b[^.;,]{0,60}$/;
/** "Between 06/02 and 08/02/2025 Arrived 0741", "served for 10/08/24 1500 to": the ends of a stretch of days, which no other time goes with. */
const OF_STRETCH =
  /\b(?:(?:between|from) [\d/.-]{3,10} (?:and|to)|(?:phones?|records?|data|period|account)\b[^.;]{0,60} for) $/;
/** "Told no.": words that only the row before explains. */
const FEWEST_WORDS = 3;
/** "Received 18 JAN: ride requested 21:09": the day on which the paper came, not that of what it tells. */
const OF_RECEIPT = /^\W*(?:received|rec'd|rcvd|returned|reply|answer|printed|downloaded)\b[\w ]{0,4}\d/;
const VERB =
  /\b(?:is|are|was|were|be|been|had|has|have|did|said|told|gave|took|made|came|went|saw|heard|ran|drove|hit|shot|found|left|got|put|felt|broke|fell|threw|struck|met|paid|read|drew|sent|spoke|began|held|kept|woke|wrote|[a-z]{2,}(?:ed|es|ing|s))\b/;
const ROW = / {3,}|\t|^[^.]{0,40}:/;

type Placed = {
  readonly moment: Moment;
  readonly placed: PlacedDay;
  readonly incident: Incident;
  readonly paper: PaperTimes;
};

/**
 * Whether a moment is told by itself and by the time of its own: a whole sentence or row with one time, of the day when it
 * happened and not when it was told, written or watched, by a clock that the paper does not call wrong.
 * @param givesRights the row holds the words of an advice of rights
 */
export function standsAlone(sentence: CaseSentence, placed: Placed, givesRights: boolean): boolean {
  const { plain, timeCode } = sentence;
  const { paper, moment } = placed;
  if (FRAGMENT.test(plain) || (moment.time !== null && OF_RECEIPT.test(plain))) return false;
  const beforeDate = moment.date === null ? "" : plain.slice(0, Math.max(0, moment.date.words.index));
  if (IN_ASIDE.test(beforeDate) || (moment.time !== null && OF_STRETCH.test(beforeDate))) return false;
  if (!isBalanced(plain) || isInsideQuote(sentence) || OF_OTHERS.test(plain) || WRONG_CLOCK.test(plain)) return false;
  if (moment.time !== null && (paper.isOfWrongClock || (paper.hasWrongClock && SHOWN.test(plain)))) return false;
  if (moment.time !== null && OF_CLOCK.test(plain.slice(moment.time.index + moment.time.length))) return false;
  return timeCode === null ? isOwnSentence(sentence, placed) : isOwnRow(sentence, placed, givesRights);
}

function isOwnRow(sentence: CaseSentence, { placed, incident, paper }: Placed, givesRights: boolean): boolean {
  const { plain, speaker, document } = sentence;
  const { kind } = document;
  // A case note goes on with what was told at that time.
  const goesOn = sentence.lead === sentence.start && !ENTRIES.has(kind);
  if (!ENTRIES.has(kind) && plain.trim().split(/\s+/).length < FEWEST_WORDS) return false;
  if (goesOn || isWrapped(sentence) || (speaker === null && /^\W*["“]/.test(sentence.text) && !LIVE.has(kind)))
    return false;
  if (INNER_TIME.test(plain) || OPENING_TIME.test(plain) || OF_BEFORE.test(plain)) return false;
  if (paper.isViewing && placed.isInferred && placed.day !== incident.day && !LIVE.has(kind)) return false;
  // "HCP: fit for interview" in a custody record is a row of whoever keeps it.
  return speaker === null || kind === "detention-record" || givesRights || (LIVE.has(kind) && !TELLS_PAST.test(plain));
}

/** Papers whose entries hold several sentences about the same minute. */
const ENTRIES: ReadonlySet<string> = new Set([...LIVE, "detention-record"]);

/** Sentences back and ahead in which a quotation may open and close. */
const QUOTED = 4;
/** A quotation mark that closes, as the first of its sentence. */
const CLOSES = /^[^"]*[\w.,!?]"/;

/** A sentence in the middle of what somebody is quoted with. */
function isInsideQuote({ document, order, pageNumber, paragraph, plain }: CaseSentence): boolean {
  const marksIn = (text: string) => (text.match(/"/g) ?? []).length;
  const before = document.sentences
    .slice(Math.max(0, order - QUOTED), order)
    .filter((each) => each.pageNumber === pageNumber && each.paragraph === paragraph);
  const marks = before.reduce((sum, each) => sum + marksIn(each.plain), 0);
  // A mark of inches closes nothing, so that the next mark has to.
  const next = document.sentences.slice(order, order + QUOTED).find((each) => each.plain.includes('"'));
  const isOpen = marks % 2 === 1 && !plain.startsWith('"') && next !== undefined && CLOSES.test(next.plain);
  return isOpen || (marksIn(plain) % 2 === 1 && CLOSES.test(plain));
}

/** "Interview ended / 2:45 PM. She was told": a time at the start of a line that only continues the one before it. */
function isWrapped({ document, order, pageNumber, paragraph }: CaseSentence): boolean {
  const before = document.sentences[order - 1];
  if (before === undefined || LIVE.has(document.kind) || before.timeCode !== null) return false;
  return (
    before.pageNumber === pageNumber && before.paragraph === paragraph && /[a-z]{2} [a-z]+,?$/.test(before.text.trim())
  );
}

function isOwnSentence({ plain, text, document }: CaseSentence, { moment, placed, paper }: Placed): boolean {
  if (moment.time === null) return true;
  if (placed.isInferred) {
    if (RECORDING.test(plain) || paper.isViewing) return false;
    const isInterview = document.kind === "interview-record" || document.author === "client";
    if (isInterview && !OF_INTERVIEW.test(plain)) return false;
  }
  if (ROW.test(text.trim())) return true;
  return !/^[a-z]/.test(text.trim()) && VERB.test(plain);
}

function isBalanced(plain: string): boolean {
  const count = (sign: RegExp) => (plain.match(sign) ?? []).length;
  return (
    count(/\[/g) === count(/\]/g) && count(/\(/g) >= count(/\)/g) - (plain.match(/\b(?:\d|[a-z])\)/g) ?? []).length
  );
}
