import { createHash } from "node:crypto";
import { citationsOf, type EngineOutput, weightOf } from "#server/analyst/findings.ts";
import type { CaseFile } from "./case-file.ts";
import { shownText } from "./score.ts";

/** Kinds of lines that a judge marks. Events are checked by their time, the others state no claim of their own. */
export const JUDGED_KINDS = ["issue", "gap", "contradiction", "factor"] as const;
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
export function listShownLines({ name, documents }: CaseFile, output: EngineOutput): ShownLine[] {
  const exhibitOf = new Map(documents.map(({ id, exhibit }) => [id, exhibit]));
  return output.findings.flatMap((finding) => {
    const kind = JUDGED_KINDS.find((judged) => judged === finding.kind);
    if (kind === undefined) return [];
    const quotes = citationsOf(finding).map(({ documentId, pageNumber, quote }) => ({
      ...{ exhibit: exhibitOf.get(documentId) ?? 0, page: pageNumber },
      quote: quote.replace(/\s+/g, " "),
    }));
    const weight = weightOf(finding);
    const sign = weight === null ? "" : weight > 0 ? "Helps: " : "Hurts: ";
    const texts = finding.kind === "gap" ? shownText(finding) : [`${sign}${finding.text}`];
    return texts.map((text) => ({ id: hashLine([name, kind, text, ...quotes]), case: name, kind, text, quotes }));
  });
}

function hashLine(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
