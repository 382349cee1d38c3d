import { Chrono, en } from "chrono-node";
import type { CaseSentence, CaseText } from "./case-text.ts";

const MONTH_FIRST = new Chrono(en.configuration.createConfiguration(true, false));
const DAY_FIRST = new Chrono(en.configuration.createConfiguration(true, true));
/** Documents of England and Wales write the day before the month. */
const BRITISH =
  /\b(?:constabulary|mg ?(?:5|6[a-e]?|11|3)|custody record|pace|cps|crown court|magistrates|viper|oapa|solicitor|detained person|£\d|pnc)\b|£/;

function isBritish({ evidence }: CaseText): boolean {
  const found = new Set<string>();
  for (const { plain } of evidence) {
    const match = BRITISH.exec(plain);
    if (match !== null) found.add(match[0]);
    if (found.size >= 2) return true;
  }
  return false;
}

/** Only these sentences are worth the parser's time. */
const DATE_CANDIDATE =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\b[^.]{0,3}\d|\d(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)|\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b/;
/** Contexts of dates that are not the date of an event. */
export const NOT_AN_EVENT_DATE =
  /\b(?:dob|d\.o\.b|date of birth|born|birth|statute|section|code|act of|enacted|expires?|exp\.?|amended|revised|rev\.|form|copyright|§|hired|since|valid|criteria)\b/;
const INCIDENT_DATE =
  /\b(?:date of (?:incident|offen[cs]e|occurrence|arrest|test|stop|event)|incident date|offen[cs]e date|occurred|arrest date|date\/time|date occurred|on or about)\b/;
export const STATEMENT_DATE =
  /\b(?:date of (?:statement|report|interview)|report date|statement (?:taken|date|given)|dated|signed|received|printed|approved|reviewed|sworn|subscribed|date report)\b/;
export const CALIBRATION_DATE = /\b(?:cal\.?|calibrat\w+|certif\w+|serviced|maintenance)\b/;

/** A calendar date on a page: ISO text and days since 1970-01-01. */
type Dated = { readonly iso: string; readonly day: number };
function readDates(sentence: CaseSentence, parser: Chrono): Dated[] {
  return DATE_CANDIDATE.test(sentence.plain) ? datesOf(sentence.text, parser) : [];
}

function datesOf(text: string, parser: Chrono): Dated[] {
  // An impossible reference date keeps the parser from guessing a year.
  return parser.parse(text.replace(/\s/g, " "), new Date(Date.UTC(2000, 0, 1))).flatMap((result) => {
    const { start } = result;
    if (!start.isCertain("day") || !start.isCertain("month") || !start.isCertain("year")) return [];
    const [year, month, day] = [start.get("year") ?? 0, start.get("month") ?? 0, start.get("day") ?? 0];
    if (year < 1990 || year > 2100) return [];
    const iso = `${String(year)}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    return [{ iso, day: Math.floor(Date.UTC(year, month - 1, day) / 86_400_000) }];
  });
}

/** Reads the full dates of one line, and writes a date as the case's country does. */
export function createDateReader(caseText: CaseText): {
  readonly datesIn: (line: string) => readonly Dated[];
  readonly format: (iso: string) => string;
} {
  const british = isBritish(caseText);
  const format = new Intl.DateTimeFormat(british ? "en-GB" : "en-US", { dateStyle: "long", timeZone: "UTC" });
  return {
    datesIn: (line) => datesOf(line, british ? DAY_FIRST : MONTH_FIRST),
    format: (iso) => format.format(new Date(iso)),
  };
}

/** ISO date of a day number. */
export function toIso(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** The day of the incident: the date most often labelled as such, else the date that most documents carry; null without any. */
function findIncidentDay(sentences: readonly CaseSentence[], dates: ReadonlyMap<CaseSentence, Dated[]>): number | null {
  const votes = new Map<number, number>();
  for (const sentence of sentences) {
    if (NOT_AN_EVENT_DATE.test(sentence.plain) || CALIBRATION_DATE.test(sentence.plain)) continue;
    const weight = INCIDENT_DATE.test(sentence.plain) ? 6 : STATEMENT_DATE.test(sentence.plain) ? 0.5 : 1;
    for (const { day } of dates.get(sentence) ?? []) votes.set(day, (votes.get(day) ?? 0) + weight);
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return ranked[0]?.[0] ?? null;
}

export type CaseDates = {
  /** Full dates (day, month and year stated) of each sentence that has any. */
  readonly bySentence: ReadonlyMap<CaseSentence, readonly Dated[]>;
  readonly incidentDay: number | null;
};

/** Reads every stated date of the evidence once. The date parser dominates the run time, so only likely sentences reach it. */
export function readCaseDates(caseText: CaseText): CaseDates {
  const bySentence = new Map<CaseSentence, Dated[]>();
  const parser = isBritish(caseText) ? DAY_FIRST : MONTH_FIRST;
  for (const sentence of caseText.evidence) {
    const found = readDates(sentence, parser);
    if (found.length > 0) bySentence.set(sentence, found);
  }
  return { bySentence, incidentDay: findIncidentDay(caseText.evidence, bySentence) };
}
