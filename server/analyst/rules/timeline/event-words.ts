import generated from "../../knowledge/generated/timeline.json" with { type: "json" };
import type { CompiledTimelineWords, NOT_EVENTS } from "../../knowledge/compile/timeline.ts";
import type { DateMention } from "../../text/case-dates.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { cellAround, type Moment } from "./event-moments.ts";

type NotEvent = (typeof NOT_EVENTS)[number];

const WORDS = (generated as readonly CompiledTimelineWords[]).map(({ id, worth, readsAs, words }) => ({
  ...{ id, worth, readsAs },
  pattern: new RegExp(words),
}));
const EVENT_WORDS = WORDS.flatMap(({ id, worth, pattern }) => (worth === null ? [] : [{ id, worth, pattern }]));

/** "An order was issued at first appearance on 03/11": it was done there, whatever the hearing was before. */
const DONE_AT =
  /\b(?:was|were|had) (?!set|scheduled|listed|due|booked)[a-z]+(?:ed|en) at (?:his |her |their |the |an? )?$/;

/** How much plain text tells an event, and the knowledge files whose words it holds. */
export function scoreWords(plain: string): { readonly score: number; readonly tells: ReadonlySet<string> } {
  const told = EVENT_WORDS.filter(({ pattern }) => pattern.test(plain));
  return { score: told.reduce((sum, { worth }) => sum + worth, 0), tells: new Set(told.map(({ id }) => id)) };
}

/** What the time of a moment is when nothing happened then; null for an event. Of a row its own cells count. */
export function readsAs(sentence: CaseSentence, { time, date, from, to }: Moment): NotEvent | null {
  const places = [time, date?.words].flatMap((one) => (one == null || one.index < 0 ? [] : [one]));
  // "1612 Released on bail to 09/09": of what is to come the row is not, whose time stands at its head.
  if (places.length === 0) return wordsReadAs(sentence, from, to, time === null ? to : -1);
  const first = Math.min(...places.map(({ index }) => index));
  const last = Math.max(...places.map(({ index, length }) => index + length));
  const cell = cellAround(sentence, first, last);
  // "On 03/08 the bus was scheduled at 2141": the word may stand between the date and its time.
  return wordsReadAs(sentence, Math.max(from, cell.from), Math.min(to, cell.to), time?.index ?? first);
}

/** True for the date of paperwork, of a habit or of an appointment. */
export function isDateOfNoEvent(sentence: CaseSentence, date: DateMention): boolean {
  return readsAs(sentence, { time: null, date, from: 0, to: sentence.text.length }) !== null;
}

function wordsReadAs({ plain, speaker }: CaseSentence, from: number, to: number, at: number): NotEvent | null {
  // "Rev: Lt. Poole 5/9/2023": a label that looks like a speaker's is part of the row.
  const label = from === 0 && speaker !== null ? `${speaker.toLowerCase()}: ` : "";
  const part = label + plain.slice(from, to);
  const before = at - from + label.length;
  return (
    WORDS.find(({ readsAs, pattern }) => {
      const cue = readsAs === null ? null : pattern.exec(part);
      // "Removed on May 9 because it was scheduled for repair" is no appointment on May 9.
      if (cue === null || readsAs !== "scheduled") return cue !== null;
      return cue.index <= before && !DONE_AT.test(part.slice(0, cue.index));
    })?.readsAs ?? null
  );
}
