import type { Engine, EventDoubt, FindingKind, OffenceClass, Verdict } from "#lib/domain/findings.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import type { PagesByRules } from "#lib/domain/coverage.ts";
import type { PersonGroup } from "#lib/domain/people.ts";
import { documentsLabel, pagesLabel } from "./documents.ts";

/** The case page; specification sections 2.5, 4, 8 and 9. */
export const CASE_DETAIL = {
  pageTitle: "Case",
  loading: "Loading case details...",
  notFound: "Case not found",
  error: (message: string) => `Error: ${message}`,
  loadFailed: "Failed to load case data",
  back: "Back to Dashboard",
  notFoundText: "It does not exist, or you do not have access.",
  errorText: "Nothing was changed. Go back and open the case again.",
  caseNumber: "Case number",
  client: "Client",
  status: "Stage",
  team: "With",
  noClient: "Not specified",
  onThisPage: "On this page",
  demo: "DEMO",
  skinny: "The Skinny",
  noSummary: "No case summary available. Please analyze this case to generate an AI summary.",
  proTip: (persona: string) => `${persona}'s Pro Tip`,
  noTips: "No tips yet.",
  evidenceGaps: "Evidence Gaps",
  noGaps: "No gaps found.",
  /** A part of the file was not read: that nothing was found in the rest says little. */
  usualGaps: (count: number) => `Commonly requested in such cases (${count})`,
  usualGapsText: "Not mentioned in your documents, but such files usually include them.",
  missingExhibit: "Ex. ?",
  verdict: (persona: string) => `${persona}'s Verdict on Your Case`,
  verdictShort: "Verdict",
  defenses: "Possible defenses",
  timeline: "Timeline",
  recommendation: "Strategic Recommendation",
  unverified: "Unverified - check before use",
  unverifiedText: "No quote for these was found on any page. They do not affect the odds.",
  unverifiedPartly: "Not every quote for these was found on its page. They do not affect the odds.",
  documents: (count: number) => `Case Documents (${count})`,
  documentsShort: "Case Documents",
  noDocuments: "No documents yet.",
  deleteText: "This deletes the case's files, pages, text and encryption keys.",
  delete: "Delete Case",
  deleteConfirm: "Are you sure you want to delete this case? This action cannot be undone.",
  deleteFailed: "Failed to delete case. Please try again.",
  showAll: (count: number) => `Show all ${count}`,
  showFewer: "Show fewer",
} as const;

/** The labels of the fact box in The Skinny. */
export const FACT_BOX = {
  charge: "Charge",
  when: "When",
  where: "Where",
  client: "Client",
  complainant: "Complainant",
  officers: "Officers",
  state: "The State says",
  papers: "Documents",
} as const;

export const ADDRESSED_LINES = {
  title: "Lines addressed to software",
  text: "These lines instruct software instead of describing what happened. They were not used.",
} as const;

export const SET_ASIDE = {
  title: "Set aside",
  text: "Rejected after they were found: by the model's second review, or by a check of its gaps against the pages. They do not affect the odds. Accept one to bring it back.",
} as const;

/** The menu at the right end of the head. */
export const CASE_ACTIONS = {
  title: "Case actions",
  backOffice: "Open in the back office",
} as const;

export const PRIORITY_EDIT = {
  label: "Priority",
  edit: "Edit priority",
  save: "Save",
  cancel: "Cancel",
  failed: "Failed to update priority. Please try again.",
} as const;

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
  allFactors: (count: number) => `All ${count} factors`,
  halves: "A factor counts half until you accept it.",
  notCalibrated: "Not based on past case outcomes.",
  forUs: "For us",
  againstUs: "Against us",
  noFactors: "No factor with a verified quote yet.",
  /** What a factor adds to the odds, so that the sum can be followed on paper. */
  counted: {
    accepted: (points: number) => `Accepted, counted in full: ${signedLabel(points)}.`,
    proposed: (points: number) => `Not reviewed, counted half: ${signedLabel(points)}.`,
    rejected: () => "Rejected, not counted.",
  } satisfies Record<Verdict, (points: number) => string>,
  oddsSpoken: (given: { percent: number; band: string; strength: string }) =>
    `${given.percent} percent, ${given.band}, ${given.strength}`,
} as const;

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

/** What the attorney says about a finding. */
export const REVIEW = {
  accept: "Accept",
  reject: "Reject",
  addNote: "Add a note",
  editNote: "Edit the note",
  noteLabel: "Note",
  save: "Save",
  cancel: "Cancel",
  by: (name: string, date: string) => `${name}, ${date}`,
  /** On paper, where the toggles are not. */
  said: {
    accepted: (by: string | null) => (by === null ? "Accepted." : `Accepted by ${by}.`),
    rejected: (by: string | null) => (by === null ? "Rejected." : `Rejected by ${by}.`),
  },
  failed: "Failed to save your verdict. Please try again.",
} as const;

export const WHAT_IF = {
  markNow: (percent: number) => `What if ${Math.round(percent)}%`,
  markStored: (percent: number) => `Stored ${Math.round(percent)}%`,
  title: (percent: number | null, band: string | null) =>
    percent === null
      ? "What if: N/A, not enough in the record."
      : `What if: ${percent}%, ${(band ?? "").replace(/!$/, "")}.`,
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

/** A discovery request for something that the record lacks. What it drafts leaves the firm: no joke in it. */
export const EDIT_CASE = {
  open: "Edit case",
  title: "Edit Case",
  caseName: "Case Name",
  clientName: "Client Name",
  description: "Description",
  status: "Stage",
  statusHint: "The stage you set stays until you change it. The analysis does not change it.",
  law: "Legal System",
  lawHint: "Determines which words and questions the rules use. Applies from the next analysis.",
  lawByPapers: "Inferred from the documents",
  colleagues: "Colleagues",
  colleaguesHint: "Selected colleagues can see this case and work on it.",
  colleaguesFailed: "Failed to load colleagues",
  loading: "Loading...",
  noTitle: "Please enter a case name",
  save: "Save Changes",
  cancel: "Cancel",
  saved: "Case updated",
  failed: "Failed to update case",
} as const;

export const LEGAL_SYSTEM_LABEL = {
  us: "United States",
  "england-and-wales": "England and Wales",
} as const satisfies Record<LegalSystem, string>;

/** Behind a finding of an analysis that a model and the rules made together. */
export const ENGINE_MARK = {
  offline: "By rules",
  model: "By the model",
  /** Found by rules; the model read the quote and agreed. */
  kept: "By rules; the model agrees",
} as const satisfies Record<Engine | "kept", string>;
/** Below a finding: its point in the words of others. */
export const ALSO_SAID = (texts: readonly string[]) => `Also: ${texts.join(" · ")}`;

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
  notEnough: (factors: number, needed: number) =>
    `${factors === 0 ? "No" : factors} verified factor${factors === 1 ? "" : "s"} found; the odds need at least ${needed}.`,
  pending: "This case has no finished analysis yet.",
  advice: { offline: "Rule-based estimate, not legal advice.", model: "AI estimate, not legal advice." },
} as const;

const DOUBTS: Readonly<Record<EventDoubt, string>> = {
  dayOrMonth: "date uncertain: day or month first",
  wrongWeekday: "date uncertain: the weekday on the page does not match",
  otherDay: "date uncertain: the page does not give the day",
  weekday: "date uncertain: the page gives only the weekday",
  halfOfDay: "time uncertain: a.m. or p.m. not stated",
  utc: "time uncertain: stated in UTC",
  midnight: "date uncertain: midnight at the start or the end of the day",
  between: "time uncertain: the page gives a range",
  rough: "time uncertain: the page gives only a limit",
};

/** 1.. minutes: "7 min", "1 h 5 min", "3 days" */
function lengthOf(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const days = Math.round(minutes / 1440);
  if (minutes >= 1440) return days === 1 ? "1 day" : `${days} days`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`}`;
}

export const TIMELINE = {
  count: (events: number) => (events === 1 ? "1 event" : `${events} events`),
  none: "No dated event found.",
  inferred: "date inferred",
  undated: "No date",
  scheduled: "scheduled",
  /** Why a date or time may be wrong; `words` are the page's own, empty when it says nothing. */
  doubt: (reason: EventDoubt, words: string) => (words === "" ? DOUBTS[reason] : `${DOUBTS[reason]} (“${words}”)`),
  differs: (point: string) => `Differs between exhibits: ${point}`,
  /** What the marks of the drawing mean. */
  key: {
    event: "event",
    doubtful: "date or time uncertain",
    conflict: "documents disagree",
    claim: "claimed, no time given",
    stretch: "time between",
  },
  range: (from: string, to: string) => `${from} to ${to}`,
  atTime: (what: string, time: string) => `${what}, ${time}`,
  apart: (minutes: number) => `${lengthOf(minutes)} apart`,
  between: lengthOf,
  drawing: (exhibits: number, spans: readonly string[]) =>
    [
      `Drawn timeline, ${exhibits === 1 ? "1 exhibit" : `${exhibits} exhibits`}. ${spans.map((span) => `${span}. `).join("")}`.trim(),
      "The list below has every event.",
    ].join(" "),
  span: (matter: string, length: string) => `${matter}: ${length}`,
  asList: (count: number) => (count === 1 ? "The event as a list" : `All ${count} events as a list`),
  omitted: (exhibits: number) =>
    `${exhibits === 1 ? "1 more exhibit is" : `${exhibits} more exhibits are`} in the list only.`,
} as const;

/** The people the record names. Victims and the client are among them: the title is the only light word. */
export const SIDE_BY_SIDE = {
  title: "Side by side",
  count: (rows: number, exhibits: number) => `${rows === 1 ? "1 row" : `${rows} rows`}, ${exhibits} exhibits`,
  matter: "Matter",
  /** A point, beside the matter that is part of it. */
  rank: (rank: number) => `P${rank}`,
  page: (page: number) => `p. ${page}`,
  differs: "differs",
  silent: "silent",
  keys: "Use the arrow keys to move from cell to cell and Enter to open the exhibit.",
  basis:
    "Each exhibit's own words. A red diamond marks cells that disagree; they may describe different moments or people.",
} as const;

export const PEOPLE = {
  title: "Who's Who",
  groups: {
    client: "Client",
    complainant: "Complainant",
    witness: "Witnesses",
    officer: "Officers",
    expert: "Experts and professionals",
    court: "Court and counsel",
    other: "Others named",
  } satisfies Record<PersonGroup, string>,
  client: "Client",
  /** The record treats them as accused; the case names somebody else as its client. */
  accused: "Accused",
  judge: "Judge",
  attorney: "Counsel",
  unnamed: "not named in the record",
  count: (people: number, withoutPaper: number) =>
    [`${people} found`, withoutPaper > 0 && `${withoutPaper} without a statement`].filter(Boolean).join(", "),
  own: "Own words",
  named: "Named in",
  more: (count: number) => `${count} more`,
  noPaper: "No statement from this person",
  basis: "Found by rules. Two people with the same surname may be listed as one, and people may be missing.",
} as const;

export const CASE_DOCUMENTS = {
  add: "Add documents",
  /** Documents that came in after the analysis read the file. */
  notInAnalysis: (names: readonly string[]) =>
    `${names.join(", ")} ${names.length === 1 ? "is" : "are"} not in this analysis.`,
  readAgain: "Read again with the model",
  readAgainOf: (name: string) => `Read ${name} again with the model`,
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

/** The section of the case page where findings of a kind stand. */
export const FINDING_SECTION = {
  action: "Pro Tip",
  gap: "Evidence Gaps",
  issue: "Issues to look at",
  defense: "Possible defenses",
  factor: "Verdict",
  contradiction: "Contradictions",
  event: "Timeline",
  weakness: "Weak points",
} as const satisfies Record<FindingKind, string>;
