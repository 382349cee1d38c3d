import type { OddsReview } from "#lib/contracts/common.ts";
import type { Coverage } from "#lib/contracts/findings.ts";
import type { LedgerItem } from "#lib/contracts/ledger.ts";
import type { FactSlot } from "../../domain/facts.ts";
import type { LedgerStanding } from "../../domain/ledger.ts";
import type { MemoSection } from "../../domain/memo-sections.ts";
import { formatCalendarDate } from "../../format/dates.ts";
import { FACT_BOX } from "./case-page.ts";
import { STANDING_LABEL } from "./ledger.ts";

/** The dialog that asks what goes into the memo. */
export const MEMO_DIALOG = {
  open: "Case memo (Word)",
  title: "Case memo",
  text: "A Word document for the file. Every line cites its page.",
  sections: "Sections",
  none: "Please choose at least one section",
  make: "Download memo",
  cancel: "Cancel",
  failed: "The memo could not be made. Please try again.",
  fileName: (title: string) => `Case memo - ${title}.docx`,
} as const;

export const MEMO_SECTION_LABEL = {
  facts: "Facts",
  changes: "What changed with the new documents",
  points: "Points",
  elements: "Elements of the charges",
  gaps: "Missing evidence and discovery ledger",
  timeline: "Timeline",
  odds: "Odds and factors",
  unverified: "Unverified: check before use",
  coverage: "Coverage",
} as const satisfies Record<MemoSection, string>;

const FACT_LABEL = {
  charge: FACT_BOX.charge,
  when: FACT_BOX.when,
  where: FACT_BOX.where,
  client: FACT_BOX.client,
  complainant: FACT_BOX.complainant,
  officer: FACT_BOX.officers,
  state: FACT_BOX.state,
} as const satisfies Record<FactSlot, string>;

/** The words of the memo. It leaves the desk: dry, and no band names. */
export const MEMO = {
  title: (title: string) => `Case memo: ${title}`,
  client: (name: string | null) => (name === null ? "No client named" : `Client: ${name}`),
  prepared: (by: string, date: string) => `Prepared by ${by}, ${date}`,
  notAdvice: "Defense work product. Every quote was found on the cited page; check it before use.",
  citeForm: "Citations give the document, the page and, where known, the line of its text.",
  noneFound: "None.",
  facts: { head: ["", "The record says"], labels: FACT_LABEL },
  points: {
    stake: (forUs: number, against: number) =>
      [forUs > 0 && `weight ${forUs} for the defense`, against > 0 && `weight ${against} against`]
        .filter(Boolean)
        .join(", "),
    one: "One document says",
    another: "Another says",
    toDo: "To do",
    defenses: "Possible defenses",
    missing: "Missing",
    /** In the place of the point, so that the numbers have no gap without a reason. */
    rejectedPoint: (point: string, by: string | null) =>
      by === null ? `${point}: rejected on review, left out.` : `${point}: rejected by ${by}, left out.`,
    rejected: (count: number) =>
      count === 1
        ? "One finding of these points was rejected on review and is left out."
        : `${count} findings of these points were rejected on review and are left out.`,
    accepted: (by: string | null) => (by === null ? "Accepted on review." : `Accepted by ${by}.`),
    notReviewed: "not reviewed",
    note: "Note",
  },
  elements: { element: "Element", none: "None noted." },
  gaps: {
    named: "Named in the record",
    usual: "Commonly requested in such cases",
    head: ["Item", "Where it is named", "Status"],
  },
  timeline: {
    head: ["When", "What the record says"],
    undated: "No date",
    differs: (point: string) => `Documents differ: ${point}`,
  },
  odds: {
    percent: (percent: number, isProvisional: boolean) =>
      `Odds: ${percent} percent${isProvisional ? ", provisional" : ""}.`,
    none: "No odds: not enough in the record.",
    /** Where the odds above are not the ones that the case shows as its own. */
    stored: (percent: number | null, review: OddsReview | null) =>
      percent === null
        ? "No odds are stored with the case. This memo also counts the reviews made since the odds were last stored."
        : `The odds stored with the case are ${percent} percent${review?.provisional === true ? ", provisional" : ""}. This memo also counts the reviews made since they were stored.`,
    provisional: "Provisional until the reviewed factors carry half of the total weight.",
    recommendation: (label: string) => `Recommendation: ${label}.`,
    head: ["Weight", "Factor and evidence", "Review"],
    forUs: "For the defense",
    against: "Against the defense",
    notReviewed: "Not reviewed.",
    notCounted: "Not reviewed, not counted.",
    rejected: (by: string | null) => (by === null ? "Rejected, not counted." : `Rejected by ${by}, not counted.`),
  },
  changes: {
    since: (date: string, documents: string) => `Since the analysis of ${date}. New: ${documents}.`,
    nothing: "The new documents changed no point and closed no gap.",
  },
  unverified: "No quote for these was found on any page. They do not affect the odds.",
  coverage: {
    head: ["Exhibit", "File", "Cited as", "Pages read"],
    pages: (pages: string) => `${[...pages].filter((page) => page !== "u").length} of ${pages.length}`,
    byModel: "Prepared by the configured model and by rules.",
    inPart: (place: string, reason: string) => `Read in part: ${place}. ${reason}`,
    unread: (place: string, reason: string) => `Not read: ${place} (${reason.replace(/\.$/, "")}).`,
  },
} as const;

/** Where an item of the ledger stands, in one line: "Requested Nov 2, 2026, letter 1, due Nov 16, 2026." */
export function standingLine(item: LedgerItem, standing: LedgerStanding): string {
  const { firstRequestedOn, letterNumber, dueOn, settledOn, reason, receivedAs } = item;
  const parts = [
    STANDING_LABEL[standing],
    standing !== "open" && firstRequestedOn !== null && `first requested ${formatCalendarDate(firstRequestedOn)}`,
    letterNumber !== null && `letter ${letterNumber}`,
    (standing === "requested" || standing === "overdue") && dueOn !== null && `due ${formatCalendarDate(dueOn)}`,
    (standing === "received" || standing === "refused") && settledOn !== null && formatCalendarDate(settledOn),
    standing === "received" &&
      receivedAs !== null &&
      `as ${receivedAs.exhibit === null ? receivedAs.fileName : `Ex. ${receivedAs.exhibit}`}`,
    standing === "refused" && reason !== null && reason !== "" && `reason: “${reason}”`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

/** Documents that could not be read, a line each. */
export function failedLines({ failedDocuments }: Pick<Coverage, "failedDocuments">): string[] {
  return failedDocuments.map(({ fileName, reason }) => MEMO.coverage.unread(fileName, reason));
}
