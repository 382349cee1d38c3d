import type { DateMention } from "../../text/case-dates.ts";
import type { CaseDocument, CaseSentence } from "../../text/case-text.ts";
import { dayNumber } from "../../text/date-words.ts";

/** "-- 10/14/2025 1020 --", "Tuesday, March 11": what may stand beside the date of a line that heads the work of a day. */
const BESIDE_HEADING = [
  /^[^\p{L}\d]*(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[,.]?)?[^\p{L}\d]*$/iu,
  /^[\s,]*(?:(?:at )?\d{1,2}:?\d\d(?: ?(?:hrs?|hours|[ap]\.?m\.?))?)?[^\p{L}\d]*$/iu,
] as const;
/** Words of a sentence below such a line: the cells of a form have fewer. */
const WORDS_OF_TEXT = 5;
/** Longer lines are no headings. */
const LONGEST_HEADING = 80;

/** The date of a line that heads what follows. */
function headingOf(
  sentences: readonly CaseSentence[],
  { order, text }: CaseSentence,
  mention: DateMention | undefined,
): DateMention | null {
  const [line = "", ...rest] = text.split("\n");
  if (mention === undefined || mention.words.index < 0 || line.length > LONGEST_HEADING) return null;
  const { index, length } = mention.words;
  const isAlone = BESIDE_HEADING[0].test(line.slice(0, index)) && BESIDE_HEADING[1].test(line.slice(index + length));
  const next = sentences.slice(order + 1, order + 3).map((sentence) => sentence.text);
  const below = [...rest, ...next].join(" ").trim().split(/\s+/);
  return index + length <= line.length && isAlone && below.length >= WORDS_OF_TEXT ? mention : null;
}

/**
 * The lines that head the work of one day each, in a paper that has at least two days of them: below "March 12" a supplement
 * tells what was done on March 12.
 * @param datesOf the dates that a sentence names
 */
export function findDayHeadings(
  sentences: readonly CaseSentence[],
  datesOf: (sentence: CaseSentence) => readonly DateMention[],
): ReadonlyMap<CaseSentence, DateMention> {
  const headings = new Map(
    sentences.flatMap((sentence) => {
      const mention = headingOf(sentences, sentence, datesOf(sentence)[0]);
      return mention === null ? [] : [[sentence, mention] as const];
    }),
  );
  const days = new Set([...headings.values()].map(({ words, day }) => day ?? `${words.month}/${words.day}`));
  return days.size > 1 ? headings : new Map();
}

/** "File: 214_20250912_2231.mp4": the day and the time at which a camera began to record. */
const FILE_STAMP =
  /[_-](?<year>20\d\d)(?<month>0[1-9]|1[0-2])(?<date>0[1-9]|[12]\d|3[01])[_-](?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?:[0-5]\d)?(?!\d)/g;
/** Characters of a paper in which the file of its recording is named. */
const FILE_HEAD = 800;
/** When the recording that a paper transcribes began, where the names of files at its head tell of one day and time alone. */
export function recordedAt({
  fileName,
  pages,
}: CaseDocument): { readonly day: number; readonly minutes: number } | null {
  const head = `${fileName}\n${pages[0]?.text.slice(0, FILE_HEAD) ?? ""}`;
  const stamps = new Map([...head.matchAll(FILE_STAMP)].map(({ 0: stamp, groups = {} }) => [stamp.slice(1), groups]));
  const [groups, ...others] = stamps.values();
  if (groups === undefined || others.length > 0) return null;
  const day = dayNumber(Number(groups.year), Number(groups.month), Number(groups.date));
  return day === null ? null : { day, minutes: Number(groups.hour) * 60 + Number(groups.minute) };
}
