import type { OffenceClass, Verdict } from "#lib/domain/findings.ts";
import { pagesLabel } from "./documents.ts";

export const VERDICT = {
  confidence: (persona: string) => `${persona}'s Confidence Meter`,
  basis: "basis",
  basisSpoken: "how it is calculated",
  confidenceSpoken: (percent: number) => `${percent} percent confidence`,
  confidenceBasis: (given: { readonly coverage: string; readonly pages: string; readonly quotes: string }) =>
    `${given.coverage} of pages read × ${given.pages} page confidence × ${given.quotes} of quotes found`,
  confidenceCap: {
    offline: (cap: string) => `At most ${cap} with rules only until half of the factors' weight is reviewed.`,
    model: (cap: string) => `At most ${cap} with a model until half of the factors' weight is reviewed.`,
    reviewed: (cap: string) => `At most ${cap}.`,
  },
  estimatedValue: "Estimated Case Value",
  estimatedValueMeaning: "Expected fee for this offense class and record size",
  unknownOffence: "Fee and confidence are not shown: the offense could not be identified.",
  /** Opens the formula; the words for a screen reader are `formula`. */
  hours: (hours: number, rate: string) => `${hours} h × ${rate}`,
  formula: "see the formula",
  allFactors: (count: number) => (count === 1 ? "The one factor" : `All ${count} factors`),
  halves: "A factor counts half until you accept it.",
  /** With some whose rule is not proven. */
  halvesAndNothing: (waiting: number) => `Each counts half until accepted, ${waiting} nothing.`,
  /** Beside a factor that waits for a ruling. */
  notCounted: "not counted yet",
  notCalibrated: "Not based on past case outcomes.",
  forUs: "For us",
  againstUs: "Against us",
  noFactors: "No factor with a verified quote yet.",
  /** What a factor adds to the odds, so that the sum can be followed on paper. */
  counted: {
    accepted: (points: number) => `Accepted, counted in full: ${signedLabel(points)}.`,
    proposed: (points: number) => `Not reviewed, counted half: ${signedLabel(points)}.`,
    rejected: () => "Rejected, not counted.",
    waiting: () => "Not counted until you accept it.",
  } satisfies Record<Verdict | "waiting", (points: number) => string>,
  oddsSpoken: (given: { percent: number; band: string; strength: string }) =>
    `${given.percent} percent, ${given.band}, ${given.strength}`,
} as const;

export const WHAT_IF = {
  markNow: (percent: number) => `What if ${Math.round(percent)}%`,
  markStored: (percent: number) => `Stored ${Math.round(percent)}%`,
  /** All that a phone shows until it is opened. */
  title: (percent: number | null, band: string | null) =>
    percent === null
      ? "What if: N/A, not enough in the record."
      : `What if: ${percent}%, ${(band ?? "").replace(/!$/, "")}.`,
  details: "What the reviews change",
  wouldRead: "The recommendation would be",
  noRecommendation: "There would be no recommendation.",
  mark: {
    removed: "Storing these odds removes the Provisional mark.",
    added: "Storing these odds makes them provisional again.",
  },
  spoken: (percent: number, band: string) => `what if: ${percent} percent, ${band}`,
  store: "Store these odds",
  undo: "Undo",
  storedToast: "Odds stored",
  failed: "Failed to assess viability",
} as const;

export const LEAVE_WHAT_IF = {
  title: "Leave without storing the odds?",
  text: "Your verdicts are kept. The odds of the case stay as they were stored.",
  leave: "Leave",
  stay: "Stay",
} as const;

const NUMBER_WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** "Two factors accepted, one rejected, 9 points down." */
export function whatIfLabel(given: {
  readonly score: number | null;
  readonly stored: number | null;
  readonly accepted: number;
  readonly rejected: number;
}): string {
  const { score, stored, accepted, rejected } = given;
  const moved = score === null || stored === null ? null : score - stored;
  const parts = [
    (accepted > 0 || rejected === 0) && `${factorCount(accepted)} accepted`,
    rejected > 0 &&
      (accepted > 0 ? `${countWord(rejected).toLowerCase()} rejected` : `${factorCount(rejected)} rejected`),
    moved === 0 && "the same odds",
    moved !== null && moved !== 0 && `${pointCount(Math.abs(moved))} ${moved < 0 ? "down" : "up"}`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

const countWord = (count: number) => NUMBER_WORDS[count] ?? String(count);

const factorCount = (count: number) => `${countWord(count)} factor${count === 1 ? "" : "s"}`;

const pointCount = (count: number) => `${count} point${count === 1 ? "" : "s"}`;

/** The sum behind the odds: "50 to start, +33½ for, −10½ against = 73." with what rounding or the limits did to it. */
export function sumLabel(given: {
  readonly start: number;
  readonly forUs: number;
  readonly against: number;
  readonly score: number;
  readonly min: number;
  readonly max: number;
}): string {
  const total = given.start + given.forUs - given.against;
  const { start, forUs, against, score, min, max } = given;
  const sum = `${start} to start, +${halvesLabel(forUs)} for, −${halvesLabel(against)} against = ${halvesLabel(total)}`;
  if (total === score) return `${sum}.`;
  return Math.round(total) === score ? `${sum}, rounded to ${score}.` : `${sum}, kept between ${min} and ${max}.`;
}

/** What the estimated value is made of, in words. */
export function formulaLabel(fee: {
  readonly hours: number;
  readonly hourlyRate: string;
  readonly amount: string;
  readonly formula: {
    readonly offenceClass: OffenceClass;
    readonly baseHours: number;
    readonly pages: number;
    readonly readingHours: number;
    readonly readingHoursPer100Pages: number;
  };
}): string {
  const { offenceClass, baseHours, pages, readingHours, readingHoursPer100Pages } = fee.formula;
  return [
    `${baseHours} h for ${OFFENCE_CLASS_LABEL[offenceClass]}`,
    ` + ${readingHours} h to read ${pagesLabel(pages)} (${readingHoursPer100Pages} h per 100)`,
    ` = ${fee.hours} h × ${fee.hourlyRate} = ${fee.amount}.`,
  ].join("");
}

/** A signed number of half points with a real minus: "+12", "−4½". */
export function signedLabel(points: number): string {
  return `${points < 0 ? "−" : "+"}${halvesLabel(Math.abs(points))}`;
}

/** A number of half points: "12", "4½", "½". A total below zero has a real minus. */
function halvesLabel(points: number): string {
  if (points < 0) return `−${halvesLabel(-points)}`;
  const whole = Math.floor(points);
  if (whole === points) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

export const RECOMMENDATION = {
  restsOn: (factors: number, exhibits: number) =>
    `Based on ${factors} verified factor${factors === 1 ? "" : "s"} from ${exhibits} exhibit${exhibits === 1 ? "" : "s"}.`,
  changesBelow: (label: string, percent: number) => `Would change to ${label} below ${percent}%.`,
  changesFrom: (label: string, percent: number) => `Would change to ${label} at ${percent}% or above.`,
  notEnough: (given: { readonly counted: number; readonly waiting: number; readonly needed: number }) => {
    const { counted, waiting, needed } = given;
    const found = `${counted === 0 ? "No" : counted} verified factor${counted === 1 ? "" : "s"}`;
    const odds = `the odds need at least ${needed}`;
    return waiting === 0
      ? `${found} found; ${odds}.`
      : `${found} ${counted === 1 ? "counts" : "count"}, ${waiting} ${waiting === 1 ? "waits" : "wait"} for your ruling; ${odds}.`;
  },
  pending: "This case has no finished analysis yet.",
  advice: { offline: "Rule-based estimate, not legal advice.", model: "AI estimate, not legal advice." },
} as const;

export const OFFENCE_CLASS_LABEL = {
  dui: "a DUI case",
  drugs: "a drug case",
  assault: "an assault case",
  robbery: "a robbery case",
  burglary: "a burglary case",
  theft: "a theft case",
  weapons: "a weapons case",
  homicide: "a homicide case",
  sexual: "a sexual offense case",
  fraud: "a fraud case",
  traffic: "a traffic case",
  "public-order": "a public order case",
  other: "another kind of case",
} as const satisfies Record<OffenceClass, string>;
