import type { CaseDocument, CaseSentence, CaseText } from "./case-text.ts";
import { decideDateOrder, orderShown, readDigits, type DateOrder } from "./date-order.ts";
import type { Law } from "./legal-system.ts";
import { toPlain } from "./page/to-plain.ts";
import { dayNumber, findDateWords, toIso, weekdayOfDay, type DateWords } from "./date-words.ts";

/** The order in which the legal system writes a date; null when nothing shows whose the papers are. */
function orderOfLaw({ system, isShown }: Law): DateOrder {
  if (!isShown) return null;
  return system === "england-and-wales" ? "day-first" : "month-first";
}

/** Contexts of dates that are not the date of an event. */
const NOT_AN_EVENT_DATE =
  /\b(?:dob|d\.o\.b|date of birth|born|birth|statute|section|code|act of|enacted|expires?|exp\.?|amended|revised|rev\.|form|copyright|§|hired|since|valid|criteria)\b/;
/** Labels of the day of the incident. */
export const INCIDENT_DATE =
  /\b(?:date of (?:incident|offen[cs]e|occurrence|arrest|test|stop|event|loss)|incident date|offen[cs]e date|viol(?:ation)? date|occurred|occurrence|arrest date|date\/time(?! (?:of (?:report|statement)|written|typed|printed|prepared|reported|entered|completed|submitted))|date occurred|on or about)\b/;
/** Of these labels, those that name the day itself; an arrest may come days later. */
const OCCURRENCE_DATE =
  /\b(?:date of (?:incident|offen[cs]e|occurrence|event|loss)|(?:incident|offen[cs]e|occurrence|viol(?:ation)?) date|date occurred)\b/;
const STATEMENT_DATE =
  /\b(?:date of (?:statement|report|interview)|report date|statement (?:taken|date|given)|dated|signed|received|printed|written|typed|prepared|completed|approved|reviewed|sworn|subscribed|date report)\b/;
/** How the police begin to tell of the call that brought them. */
const SENT =
  /\b(?:i|we|officers?|deput(?:y|ies)|units?) (?:was|were|responded|attended|received|was sent|were sent)\b[^.]{0,20}?\b(?:dispatched|sent|called|radio|calls?|to)\b/;
const CALIBRATION_DATE = /\b(?:cal\.?|calibrat\w+|certif\w+|serviced|maintenance)\b/;

/** A calendar date on a page: ISO text and days since 1970-01-01. */
type Dated = { readonly iso: string; readonly day: number };

/** A date as a sentence names it, whole or in part. */
export type DateMention = {
  readonly words: DateWords;
  /** Days since 1970-01-01 of a date with day, month and year that can be read in one way only; else null. */
  readonly day: number | null;
  /** `dayOrMonth`: nothing decides how to read its digits. `wrongWeekday`: the weekday beside it is another. */
  readonly doubt: "dayOrMonth" | "wrongWeekday" | null;
  /** The order of day and month in its paper. */
  readonly order: DateOrder;
};

function readMention(words: DateWords, order: DateOrder): DateMention | null {
  const { digits, year, month } = words;
  const isOpen = digits !== null && order === null && digits[0] !== digits[1] && Math.max(...digits) <= 12;
  if (isOpen) return { words, order, day: null, doubt: "dayOrMonth" };
  if (year === null || (digits === null && month === null)) return { words, order, day: null, doubt: null };
  if (year < 1990 || year > 2100) return null;
  // A number above 12 is a day in any paper.
  const own =
    digits !== null && digits[0] > 12 ? "day-first" : digits !== null && digits[1] > 12 ? "month-first" : order;
  const day =
    digits === null ? dayNumber(year, month ?? 0, words.day ?? 0) : readDigits(digits, own ?? "month-first", year);
  if (day === null) return null;
  const isOther = words.weekday !== null && words.weekday !== weekdayOfDay(day);
  return { words, order, day, doubt: isOther ? "wrongWeekday" : null };
}

function weightOf({ plain }: CaseSentence): number {
  if (OCCURRENCE_DATE.test(plain)) return 12;
  // "Date/Time" stands beside every signature, too.
  if (/\bdate\/time\b/.test(plain)) return 2;
  if (INCIDENT_DATE.test(plain)) return 6;
  if (STATEMENT_DATE.test(plain)) return 0.5;
  return SENT.test(plain) ? 3 : 1;
}

/** The day of the incident: that with most votes, where a label of the offense counts most and a plain mention least; null without any. */
function findIncidentDay(sentences: readonly CaseSentence[], dates: ReadonlyMap<CaseSentence, Dated[]>): number | null {
  const votes = new Map<number, number>();
  for (const sentence of sentences) {
    if (NOT_AN_EVENT_DATE.test(sentence.plain) || CALIBRATION_DATE.test(sentence.plain)) continue;
    const weight = weightOf(sentence);
    for (const { day } of dates.get(sentence) ?? []) votes.set(day, (votes.get(day) ?? 0) + weight);
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return ranked[0]?.[0] ?? null;
}

export type CaseDates = {
  /** Full dates (day, month and year stated, order known) of each sentence that has any. */
  readonly bySentence: ReadonlyMap<CaseSentence, readonly Dated[]>;
  /** All dates of each sentence that names any, in order; those of its lead (before a time code) have an index below 0. */
  readonly mentions: ReadonlyMap<CaseSentence, readonly DateMention[]>;
  readonly incidentDay: number | null;
};

type PaperWords = ReadonlyMap<CaseDocument, ReadonlyMap<CaseSentence, readonly DateWords[]>>;

/** Reads every stated date of the evidence once. The order of day and month is decided for each paper by itself. */
export function readCaseDates(caseText: CaseText, law: Law): CaseDates {
  const words = wordsOfPapers(caseText);
  const usual = usualOrder(law, words);
  const bySentence = new Map<CaseSentence, Dated[]>();
  const mentions = new Map<CaseSentence, DateMention[]>();
  for (const paper of words.values()) {
    const order = decideDateOrder([...paper.values()].flat(), usual);
    for (const [sentence, found] of paper) {
      const read = found.flatMap((each) => readMention(each, order) ?? []);
      mentions.set(sentence, read);
      const full = fullDates(read);
      if (full.length > 0) bySentence.set(sentence, full);
    }
  }
  return { bySentence, mentions, incidentDay: findIncidentDay(caseText.evidence, bySentence) };
}

/** Reads the full dates of one line in the order of its paper, and writes a date as the legal system does. */
export function createDateReader(
  caseText: CaseText,
  law: Law,
): {
  readonly datesIn: (line: string, paper: CaseDocument) => readonly Dated[];
  readonly format: (iso: string) => string;
} {
  const words = wordsOfPapers(caseText);
  const usual = usualOrder(law, words);
  const orders = new Map<CaseDocument, DateOrder>();
  const orderOf = (paper: CaseDocument): DateOrder => {
    const known = orders.get(paper);
    if (known !== undefined) return known;
    const found = words.get(paper) ?? wordsOfPaper(paper);
    const order = decideDateOrder([...found.values()].flat(), usual);
    orders.set(paper, order);
    return order;
  };
  const locale = law.system === "england-and-wales" ? "en-GB" : "en-US";
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    datesIn: (line, paper) => {
      const order = orderOf(paper);
      return fullDates(findDateWords(toPlain(line)).flatMap((each) => readMention(each, order) ?? []));
    },
    format: (iso) => format.format(new Date(iso)),
  };
}

function fullDates(mentions: readonly DateMention[]): Dated[] {
  return mentions.flatMap(({ day }) => (day === null ? [] : [{ iso: toIso(day), day }]));
}

function wordsOfPapers({ documents }: CaseText): PaperWords {
  return new Map(documents.filter(({ isEvidence }) => isEvidence).map((paper) => [paper, wordsOfPaper(paper)]));
}

function wordsOfPaper({ sentences }: CaseDocument): ReadonlyMap<CaseSentence, readonly DateWords[]> {
  return new Map(
    sentences.map((sentence) => [sentence, findWords(sentence)] as const).filter(([, found]) => found.length > 0),
  );
}

/** The order of the legal system, else the one that all papers show which show any. */
function usualOrder(law: Law, words: PaperWords): DateOrder {
  const papers = [...words.values()].map((paper) => [...paper.values()].flat());
  const shown = new Set(papers.map(orderShown).filter((order) => order !== "none"));
  return orderOfLaw(law) ?? (shown.size === 1 ? (shown.values().next().value ?? null) : null);
}

function findWords({ plain, pageText, lead, start }: CaseSentence): DateWords[] {
  const before = lead < start ? findDateWords(pageText.slice(lead, start).toLowerCase()) : [];
  return [...before.map((found) => ({ ...found, index: found.index - (start - lead) })), ...findDateWords(plain)];
}

/** The day nearest to `near` that a date without a year, or without a month, can name; null when none can. */
export function completeDate({ words, order }: DateMention, near: number): number | null {
  const { digits, month, day } = words;
  const year = new Date(near * 86_400_000).getUTCFullYear();
  const monthThere = new Date(near * 86_400_000).getUTCMonth();
  const candidates =
    digits !== null
      ? [-1, 0, 1].map((step) => (order === null ? null : readDigits(digits, order, year + step)))
      : month !== null
        ? [-1, 0, 1].map((step) => dayNumber(year + step, month, day ?? 0))
        : [-1, 0, 1].map((step) => {
            const first = new Date(Date.UTC(year, monthThere + step, 1));
            return dayNumber(first.getUTCFullYear(), first.getUTCMonth() + 1, day ?? 0);
          });
  const possible = candidates.filter((each) => each !== null);
  return possible.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? null;
}
