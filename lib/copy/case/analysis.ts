import type { Engine } from "#lib/domain/findings.ts";
import type { PagesByRules } from "#lib/domain/coverage.ts";
import { documentsLabel, pagesLabel } from "./documents.ts";

/** What stands on paper only, and the way there. Paper leaves the desk: no joke in it. */
export const PRINT = {
  print: "Print",
  subject: (title: string, client: string | null) => (client === null ? title : `${title}, for ${client}`),
  printed: (when: string, by: string | null) => (by === null ? `Printed ${when}` : `Printed ${when} by ${by}`),
  legend: "Attorney work product. Privileged and confidential.",
} as const;

/** What made an analysis, who asked for it, and how much of the file was sent to a model. */
export const RECORD = {
  engine: "Made by",
  engines: { offline: "rules", model: "the configured model and rules" } satisfies Record<Engine, string>,
  model: "Model",
  version: "Prompts",
  pagesSent: "Pages sent to the model",
  tokens: "Tokens",
  inAndOut: (sent: string, received: string) => `${sent} in, ${received} out`,
  requestedBy: "Requested by",
  nobody: "a deleted account",
  law: "Legal system",
  guessed: (system: string) => `${system}, inferred from the documents`,
  lawChanged: (made: string, chosen: string) => `${made}; now set to ${chosen} (analyze again to apply it)`,
  started: "Started",
  took: "Duration",
} as const;

export const ANALYSIS = {
  run: "Run the analysis",
  runAgain: "Run the analysis again",
  startFailed: "Failed to start analysis",
  running: "An analysis is running:",
  seeProgress: "See the progress",
  lastFailed: "The last analysis failed",
  lastStopped: "The last analysis was stopped",
  coverage: "Coverage",
  details: "Details",
  offlineNotice:
    "Prepared by rules from the words in your documents. No AI model is configured. Issues it does not list may still exist.",
  none: "This case has not been analyzed yet.",
  analysed: (when: string, engine: Engine) =>
    `Analyzed ${when}, ${engine === "offline" ? "by rules" : "by the configured model and by rules"}.`,
  since: (count: number) => `${documentsLabel(count)} added since`,
  rulesAlone: (pages: number) => `Read by rules only: ${pagesLabel(pages)}`,
  rulesAloneWhy: {
    filtered: "Blocked by the provider's filter",
    unanswered: "No usable answer from the model",
    silent: "The model took too long to respond",
    "not reached": "Not reached before the model was stopped",
  } satisfies Record<PagesByRules["why"], string>,
  readInPart: (parts: number) => `Read in part: ${parts}`,
  notRead: (pages: number, documents: number) =>
    `Not read: ${[documents > 0 && documentsLabel(documents), pages > 0 && pagesLabel(pages)].filter(Boolean).join(", ")}`,
} as const;

/** Files and pages that the coverage line names; the rest is under "Details". */
const MOST_NAMED = 2;

/** "15 of 15 pages read, 1 at low confidence"; with gaps "3 of 4 documents not read: dashcam.pdf (The file is damaged.)". */
export function coverageLabel(coverage: {
  readonly documents: number;
  readonly pages: number;
  readonly pagesRead: number;
  readonly lowConfidence: number;
  readonly failedDocuments: readonly { readonly fileName: string; readonly reason: string }[];
  readonly unread: readonly { readonly place: string; readonly reason: string }[];
  /** Places of what was read, but not whole. */
  readonly inPart: readonly string[];
}): string {
  const { documents, pages, pagesRead, lowConfidence, failedDocuments, unread, inPart } = coverage;
  const failed = failedDocuments.map(({ fileName, reason }) => `${fileName} (${withoutStop(reason)})`);
  const blank = unread.map(({ place, reason }) => `${place} (${withoutStop(reason)})`);
  const notRead = [
    failed.length > 0 && `${failed.length} of ${documentsLabel(documents)} not read: ${firstOf(failed)}`,
    blank.length > 0 && `${blank.length} of ${pagesLabel(pages)} not read: ${firstOf(blank)}`,
  ].filter(Boolean);
  const read = withoutStop(pagesReadLabel({ pages, pagesRead, lowConfidence }));
  const partly = inPart.length > 0 && `Read in part: ${firstOf(inPart)}`;
  if (notRead.length === 0 && partly === false) return read;
  return `${[...(notRead.length > 0 ? notRead : [read]), partly].filter(Boolean).join(". ")}.`;
}

/** "15 of 15 pages read, 1 at low confidence." */
export function pagesReadLabel(coverage: {
  readonly pages: number;
  readonly pagesRead: number;
  readonly lowConfidence: number;
}): string {
  const { pages, pagesRead, lowConfidence } = coverage;
  const low = lowConfidence > 0 ? `, ${lowConfidence} at low confidence` : "";
  return `${pagesRead} of ${pagesLabel(pages)} read${low}.`;
}

function firstOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return [...names.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, "");

/** "Of 13 pages read, the model covered 9, only the rules covered 3, 1 has no words." Null where no model took part. */
export function readersLabel(coverage: {
  readonly pagesRead: number;
  readonly byModel: number | null;
  readonly rulesAlone: number;
}): string | null {
  const { pagesRead, byModel, rulesAlone } = coverage;
  if (byModel === null || rulesAlone === 0) return null;
  const blank = pagesRead - byModel - rulesAlone;
  const parts = [
    `the model covered ${byModel}`,
    `only the rules covered ${rulesAlone}`,
    blank > 0 && `${blank} ${blank === 1 ? "has" : "have"} no words`,
  ].filter(Boolean);
  return `Of ${pagesLabel(pagesRead)} read, ${parts.join(", ")}.`;
}

/** "30 quotes offered: 26 verified, 1 page corrected, 1 near match, 2 dropped." */
export function quotesLabel(counts: {
  readonly offered: number;
  readonly verified: number;
  readonly corrected: number;
  readonly near: number;
  readonly dropped: number;
}): string {
  const { offered, verified, corrected, near, dropped } = counts;
  const parts = [
    `${verified} verified`,
    corrected > 0 && `${corrected} page${corrected === 1 ? "" : "s"} corrected`,
    near > 0 && `${near} near match${near === 1 ? "" : "es"}`,
    `${dropped} dropped`,
  ].filter(Boolean);
  return `${offered} quote${offered === 1 ? "" : "s"} checked: ${parts.join(", ")}.`;
}

/** What the pages of one exhibit look like in the coverage strip, for a screen reader. */
export function exhibitCoverageLabel(given: {
  readonly name: string;
  readonly pages: number;
  readonly low: number;
  readonly unread: number;
  readonly inPart: number;
}): string {
  const parts = [
    given.unread === given.pages ? "not read" : `${given.pages - given.unread} of ${pagesLabel(given.pages)} read`,
    given.inPart > 0 && `${given.inPart} in part`,
    given.low > 0 && `${given.low} at low confidence`,
  ].filter(Boolean);
  return `${given.name}: ${parts.join(", ")}`;
}
