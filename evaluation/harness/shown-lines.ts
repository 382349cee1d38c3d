import { createHash } from "node:crypto";
import { TIMELINE } from "#lib/copy/case/timeline.ts";
import { type GapBasis, TIME_DOUBTS } from "#lib/domain/findings.ts";
import { citationsOf, type EngineOutput, type ProposedCitation } from "#server/analyst/findings.ts";
import type { CaseFile } from "./case-file.ts";
import { shownText } from "./score.ts";

/**
 * Kinds of lines that a judge marks. A "gap" is one that the papers state; what they only name, and what is usual, are judged apart. So
 * are factors that move the odds and those that count nothing until a person has ruled on them. A "differing row" is one of Side by
 * side as the rules find it; until 30 November judges saw those, too. The screen marks a cell only where a contradiction rests on it.
 */
export const JUDGED_KINDS = [
  ...(["issue", "gap", "gap to check", "usual gap", "contradiction", "factor", "factor to rule on", "event"] as const),
  ...(["action", "defense", "weakness", "differing row"] as const),
] as const;
export type JudgedKind = (typeof JUDGED_KINDS)[number];

/** One line as the lawyer reads it; a gap that asks for several things has a line for each. */
export type ShownLine = {
  /** Hash of case, kind, text and quotes: the same line keeps its judgement, a changed one loses it. */
  readonly id: string;
  readonly case: string;
  readonly kind: JudgedKind;
  readonly text: string;
  readonly quotes: readonly { readonly exhibit: number; readonly page: number; readonly quote: string }[];
};

/** The lines of an analysis that a judge can mark, in the order in which they are shown. */
export function listShownLines(
  { name, documents }: Pick<CaseFile, "name" | "documents">,
  output: EngineOutput,
): ShownLine[] {
  const quoteOf = createQuoteOf(documents);
  return output.findings.flatMap((finding) => {
    const kind = kindOf(finding);
    const quotes = citationsOf(finding).map(quoteOf);
    const texts = (finding.kind === "gap" ? shownText(finding) : [finding.text]).map(
      (text) => `${leadOf(finding)}${text}`,
    );
    return texts.map((text) => ({ id: hashLine([name, kind, text, ...quotes]), case: name, kind, text, quotes }));
  });
}

function createQuoteOf(documents: CaseFile["documents"]) {
  const exhibitOf = new Map(documents.map(({ id, exhibit }) => [id, exhibit]));
  return ({ documentId, pageNumber, quote }: ProposedCitation): ShownLine["quotes"][number] => ({
    ...{ exhibit: exhibitOf.get(documentId) ?? 0, page: pageNumber },
    quote: quote.replace(/\s+/g, " "),
  });
}

function kindOf(finding: EngineOutput["findings"][number]): JudgedKind {
  if (finding.kind === "gap") return GAP_KIND[finding.basis];
  return finding.kind === "factor" && finding.isTentative ? "factor to rule on" : finding.kind;
}

const GAP_KIND = { stated: "gap", mentioned: "gap to check", usual: "usual gap" } as const satisfies Record<
  GapBasis,
  JudgedKind
>;

function leadOf(finding: EngineOutput["findings"][number]): string {
  if (finding.kind === "gap")
    return finding.basis === "mentioned" ? "Named in the record, check that you have it: " : "";
  if (finding.kind === "factor")
    return `${finding.weight > 0 ? "Helps" : "Hurts"}${finding.isTentative ? ", if you say so" : ""}: `;
  if (finding.kind !== "event") return "";
  // As the timeline shows it (components/case-detail/event-remark.ts): a time in doubt only in the page's words.
  const { date, time, dateInferred, doubt, isScheduled } = finding.when;
  const isTimeDoubted = doubt !== null && TIME_DOUBTS.has(doubt.reason);
  const remarks = [
    isScheduled && TIMELINE.scheduled,
    dateInferred && (doubt === null || isTimeDoubted) && "date inferred",
    doubt !== null && TIMELINE.doubt(doubt.reason, doubt.words),
  ].filter(Boolean);
  const remark = remarks.length === 0 ? "" : ` (${remarks.join(", ")})`;
  return `${date ?? "no date"}${remark} ${isTimeDoubted ? "" : (time ?? "")}: `;
}

/** The id of a line: of its case, kind, text and quotes, in this order. */
export function hashLine(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
