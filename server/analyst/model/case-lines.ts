import { describeItem } from "#lib/domain/gap-item.ts";
import { estimateTokens } from "../../llm/estimate-tokens.ts";
import {
  citationsOf,
  weightOf,
  type ProposedCitation,
  type ProposedFinding,
  type SourceDocument,
  type VerifiedCitation,
} from "../findings.ts";
import type { Fact } from "./propose-findings.ts";

/** Characters of a quote in the list: it was verified, and its beginning is enough to judge by. */
const MAX_QUOTE = 100;
/** Characters of a quote where the page itself is there to read. */
const MAX_POINTER = 40;
/** Quotes of a line; where two things are compared, two. */
const QUOTES_OF: Partial<Record<ProposedFinding["kind"], number>> = { contradiction: 2, factor: 2 };

/** One line of the list that a model concludes from. */
export type CaseLine = {
  /** `M1` by the model, or what its answer calls the finding, `R1` by rules, `F1` a fact. */
  readonly id: string;
  readonly line: string;
  /** Estimated. */
  readonly tokens: number;
  readonly citations: readonly ProposedCitation[];
  /** Where these quotes stand. */
  readonly documentIds: readonly string[];
} & (
  | { readonly from: "model" | "rules"; readonly finding: ProposedFinding }
  | { readonly from: "facts"; readonly finding: null }
);

/** Kinds that a model judges. Events speak for themselves; a step follows from another finding. */
const JUDGED: ReadonlySet<string> = new Set(["contradiction", "issue", "factor", "gap"]);

/**
 * The list: findings by kind, a kind's findings of both engines together, then facts by what they are about, so that what
 * belongs together stays together where the list has to be cut.
 * @param given findings that are judged (`isJudged`) and facts, whose quotes were found on their pages
 */
export function listCaseLines(given: {
  readonly byModel: readonly ProposedFinding[];
  readonly byRules: readonly ProposedFinding[];
  readonly facts: readonly Fact[];
  readonly documents: readonly SourceDocument[];
  /** Finds where a quote stands: a reader may have named the wrong page. */
  readonly check: (citation: ProposedCitation) => VerifiedCitation | null;
  /** What the model's answer calls its findings, where it refers to them. */
  readonly ids?: ReadonlyMap<ProposedFinding, string>;
}): CaseLine[] {
  const { byModel, byRules, facts, documents, check, ids } = given;
  const labels = new Map(documents.map(({ id }, index) => [id, `D${index + 1}`]));
  const placesOf = (citations: readonly ProposedCitation[]) => citations.flatMap((citation) => check(citation) ?? []);
  const documentIdsOf = (citations: readonly ProposedCitation[]) => [
    ...new Set(placesOf(citations).map(({ documentId }) => documentId)),
  ];
  const quoted = (citations: readonly ProposedCitation[]) =>
    placesOf(citations).map(
      ({ documentId, pageNumber, quote }) => `${labels.get(documentId) ?? "D0"}.${pageNumber} ${shorten(quote)}`,
    );
  const findings = [
    ...byModel.map((finding) => ({ finding, from: "model" as const })),
    ...byRules.map((finding) => ({ finding, from: "rules" as const })),
  ].map(({ finding, from }, index, all) => {
    const citations = citationsOf(finding);
    const number = all.slice(0, index + 1).filter((one) => one.from === from).length;
    const id = ids?.get(finding) ?? `${from === "model" ? "M" : "R"}${number}`;
    // The reader wrote its own findings from their quotes; what rules found is to be held against theirs.
    const shown = from === "model" ? [] : citations.slice(0, QUOTES_OF[finding.kind] ?? 1);
    const line = [id, headOf(finding), ...quoted(shown)].join(" ");
    return { id, from, finding, citations, documentIds: documentIdsOf(citations), line, tokens: costOf(line) };
  });
  const kinds = [...new Set(findings.map(({ finding }) => finding.kind))];
  const factLines = facts
    .toSorted((one, other) => one.about.localeCompare(other.about))
    .map(({ citation, about }, index) => {
      const line = [`F${index + 1}`, about, ...quoted([citation])].join(" ");
      return {
        ...{ id: `F${index + 1}`, from: "facts" as const, finding: null, citations: [citation] },
        ...{ documentIds: documentIdsOf([citation]), line, tokens: costOf(line) },
      };
    });
  return [...kinds.flatMap((kind) => findings.filter(({ finding }) => finding.kind === kind)), ...factLines];
}

/** The rules' findings for a model that has the pages before it: the beginning of a quote is enough to find it there. */
export function listRuleLines(given: {
  /** Findings that are judged, whose quotes were found on their pages. */
  readonly byRules: readonly ProposedFinding[];
  readonly check: (citation: ProposedCitation) => VerifiedCitation | null;
  readonly labelOf: (place: Pick<VerifiedCitation, "documentId" | "pageNumber">) => string;
}): string[] {
  const { byRules, check, labelOf } = given;
  return byRules.map((finding, index) => {
    const places = citationsOf(finding)
      .slice(0, finding.kind === "contradiction" ? 2 : 1)
      .flatMap((citation) => check(citation) ?? []);
    const quoted = places.map((place) => `${labelOf(place)} ${shorten(place.quote, MAX_POINTER)}`);
    return [`R${index + 1}`, headOf(finding), ...quoted].join(" ");
  });
}

/** Cuts the list into parts of at most `budget` tokens; a line that alone is longer makes a part. */
export function cutLines(lines: readonly CaseLine[], budget: number): CaseLine[][] {
  const total = lines.reduce((sum, { tokens }) => sum + tokens, 0);
  // Parts of one size: a last part of three lines could be compared with nothing.
  const share = total / Math.max(1, Math.ceil(total / budget));
  const parts: CaseLine[][] = [];
  let tokens = Infinity;
  for (const line of lines) {
    if (tokens + line.tokens > budget || tokens >= share) {
      parts.push([]);
      tokens = 0;
    }
    parts.at(-1)?.push(line);
    tokens += line.tokens;
  }
  return parts;
}

/** Whether the model judges a finding: neither what is only commonly asked for, nor what is set aside already. */
export function isJudged(finding: ProposedFinding): boolean {
  const isUsual = finding.kind === "gap" && finding.basis === "usual";
  return JUDGED.has(finding.kind) && !isUsual && finding.audit?.verdict !== "rejected";
}

function headOf(finding: ProposedFinding): string {
  const weight = weightOf(finding);
  const sign = weight === null ? "" : weight > 0 ? "+" : "-";
  const words =
    finding.kind === "contradiction"
      ? `${finding.text}: ${finding.detail}`
      : finding.kind === "gap"
        ? finding.items.map(describeItem).join("; ")
        : finding.text;
  return `${finding.kind}${sign} ${words.replace(/\s+/g, " ")}`;
}

function shorten(quote: string, max = MAX_QUOTE): string {
  const line = quote.replace(/\s+/g, " ").trim();
  return JSON.stringify(line.length <= max ? line : line.slice(0, max).replace(/\s\S*$/, ""));
}

function costOf(line: string): number {
  return estimateTokens(line) + 2;
}
