import type { CaseDocument, CaseSentence } from "../text/case-text.ts";
import { readHeading } from "../text/document-kind.ts";
import { toPlain } from "../text/to-plain.ts";
import { RECORDING } from "./event-day-words.ts";
import type { Incident, PlacedDay } from "./event-days.ts";
import type { Moment } from "./event-moments.ts";

/** "The DVR clock is seven minutes slow", "the time stamp was off by an hour". */
const WRONG_CLOCK =
  /\b(?:clocks?|time ?stamps?|timers?|dvr|nvr|overlay|(?:camera|system|displayed|recorder) time|watch)\b[^.]{0,60}\b(?:slow|fast|off by|is off|was off|ahead|behind|wrong|incorrect|inaccurate|out of sync|not (?:set|synced|synchronized|accurate|adjusted|updated)|drift\w*|differ\w*)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:hours?|hrs?|minutes?|mins?|seconds?|secs?)\b[^.]{0,20}\b(?:slow|fast|ahead|behind)\b/;
/** What one paper says about its own times. */
export type PaperTimes = {
  /** It says that a clock was wrong: the times of its recordings, or all of a log or transcript, may be those of that clock. */
  readonly hasWrongClock: boolean;
  /** It lists what somebody saw on a recording. */
  readonly isViewing: boolean;
  /** Its rows bear the times of a recording, not those of a log. */
  readonly isOfRecording: boolean;
};

const VIEWING = /\b(?:viewing|cctv|footage|video|surveillance|export)\b/;

/** Reads what a paper says about its own times. */
export function readPaperTimes({ kind, fileName, pages, sentences }: CaseDocument): PaperTimes {
  const head = [fileName.replace(/[-_.]+/g, " "), ...readHeading(pages[0]?.text ?? "")].join("\n");
  const isViewing = VIEWING.test(toPlain(head));
  return {
    hasWrongClock: sentences.some(({ plain }) => WRONG_CLOCK.test(plain)),
    isViewing,
    isOfRecording: isViewing || RECORDINGS.has(kind),
  };
}

const RECORDINGS: ReadonlySet<string> = new Set(["camera-transcript", "interview-record", "emergency-call"]);
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
  if (!isBalanced(plain) || OF_OTHERS.test(plain)) return false;
  const isOfWrongClock = (timeCode !== null && placed.paper.isOfRecording) || RECORDING.test(plain);
  if (placed.paper.hasWrongClock && (isOfWrongClock || WRONG_CLOCK.test(plain))) return false;
  return timeCode === null ? isOwnSentence(sentence, placed) : isOwnRow(sentence, placed, givesRights);
}

function isOwnRow(
  { plain, speaker, document: { kind } }: CaseSentence,
  { placed, incident, paper }: Placed,
  givesRights: boolean,
): boolean {
  if (INNER_TIME.test(plain) || OPENING_TIME.test(plain) || OF_BEFORE.test(plain)) return false;
  if (paper.isViewing && placed.isInferred && placed.day !== incident.day && !LIVE.has(kind)) return false;
  // "HCP: fit for interview" in a custody record is a row of whoever keeps it.
  return speaker === null || kind === "detention-record" || givesRights || (LIVE.has(kind) && !TELLS_PAST.test(plain));
}

function isOwnSentence({ plain, text, document }: CaseSentence, { moment, placed }: Placed): boolean {
  if (moment.time === null) return true;
  if (placed.isInferred) {
    if (RECORDING.test(plain)) return false;
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
