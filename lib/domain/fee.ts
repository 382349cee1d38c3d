import type { OffenceClass } from "./findings.ts";

export type HoursByClass = Readonly<Record<OffenceClass, number>>;

/** Hours an experienced defender may plan before reading the record. Starting values: a firm edits them in its settings. */
export const DEFAULT_HOURS_BY_CLASS: HoursByClass = {
  dui: 20,
  drugs: 30,
  assault: 35,
  robbery: 60,
  burglary: 40,
  theft: 20,
  weapons: 35,
  homicide: 300,
  sexual: 120,
  fraud: 90,
  traffic: 10,
  "public-order": 20,
  other: 30,
};

/** US dollars an hour; a starting value like the hours. */
export const DEFAULT_HOURLY_RATE = 250;

/** Close reading with notes: about two minutes a page. */
export const READING_HOURS_PER_100_PAGES = 3;

export type FeeEstimate = {
  readonly hours: number;
  readonly hourlyRate: number;
  /** Whole dollars. */
  readonly amount: number;
  /** What the formula was fed with; the screen says it in words. */
  readonly formula: {
    readonly offenceClass: OffenceClass;
    readonly baseHours: number;
    readonly pages: number;
    readonly readingHours: number;
    readonly readingHoursPer100Pages: number;
  };
};

/**
 * The firm's expected fee, shown as "Estimated Case Value": (hours of the offence class + reading time of the record) x
 * hourly rate. Hours are rounded to tenths, the amount to whole dollars.
 */
export function estimateFee(given: {
  readonly offenceClass: OffenceClass;
  /** Pages of the record, 0 or more. */
  readonly pages: number;
  /** Dollars an hour, 0 or more. */
  readonly hourlyRate: number;
  readonly hoursByClass: HoursByClass;
}): FeeEstimate {
  const { offenceClass, pages, hourlyRate } = given;
  const baseHours = given.hoursByClass[offenceClass];
  const readingHours = tenths((pages / 100) * READING_HOURS_PER_100_PAGES);
  const hours = tenths(baseHours + readingHours);
  return {
    hours,
    hourlyRate,
    amount: Math.round(hours * hourlyRate),
    formula: { offenceClass, baseHours, pages, readingHours, readingHoursPer100Pages: READING_HOURS_PER_100_PAGES },
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
