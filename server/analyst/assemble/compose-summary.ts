import type { FindingKind, Verdict } from "#lib/domain/findings.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { citationsOf, weightOf, type AssembledFinding, type VerifiedCitation } from "../findings.ts";

type SummaryFinding = {
  readonly kind: FindingKind;
  readonly text: string;
  readonly weight: number | null;
  readonly verified: boolean;
  /** Absent while nobody can have said anything yet. */
  readonly verdict?: Verdict | undefined;
  readonly citations: readonly VerifiedCitation[];
};

/** What a summary needs of a finding that is not stored yet. */
export function summaryFindingOf(finding: AssembledFinding, verdict?: Verdict): SummaryFinding {
  const { kind, text, verified } = finding;
  return { kind, text, verified, weight: weightOf(finding), verdict, citations: citationsOf(finding) };
}

const NOTHING_TO_SAY = "No sentence of the record could be verified for a summary.";

/**
 * "The Skinny" as Markdown, from verified material only: the key sentences word for word, what carries the case
 * (positive factors), what hurts (negative factors, then weaknesses that rest on other words), strongest first. What the
 * attorney rejected is left out. Every statement ends in links
 * `[Ex. 2 p. 1](#cite/<documentId>/<pageNumber>/<start>-<end>)`. No model writes here: free prose could not be checked.
 */
export function composeSummary(given: {
  readonly findings: readonly SummaryFinding[];
  readonly keySentences: readonly VerifiedCitation[];
  readonly documents: readonly { readonly id: string; readonly exhibit: number | null }[];
}): string {
  const exhibits = new Map(given.documents.map(({ id, exhibit }) => [id, exhibit]));
  const link = (citation: VerifiedCitation) => citationLink(citation, exhibits.get(citation.documentId));
  const line = ({ text, citations }: SummaryFinding) => `- ${escapeMarkdown(text)} ${citations.map(link).join(" ")}`;

  const verified = given.findings.filter(
    ({ verified, verdict, citations }) => verified && verdict !== "rejected" && citations.length > 0,
  );
  const factors = verified.filter(({ kind }) => kind === "factor");
  const helping = factors.filter(({ weight }) => (weight ?? 0) > 0).toSorted(byStrength);
  const against = factors.filter(({ weight }) => (weight ?? 0) < 0).toSorted(byStrength);
  const alreadySaid = new Set(against.flatMap(({ citations }) => citations.map(link)));
  const hurting = [
    ...against,
    ...verified.filter(
      ({ kind, citations }) => kind === "weakness" && !citations.every((one) => alreadySaid.has(link(one))),
    ),
  ];

  const blocks = [
    given.keySentences.map((sentence) => `“${escapeMarkdown(sentence.quote)}” ${link(sentence)}`).join(" "),
    section("What carries the case", helping.map(line)),
    section("What hurts", distinct(hurting.map(line))),
  ].filter((block) => block !== "");
  return blocks.length === 0 ? NOTHING_TO_SAY : blocks.join("\n\n");
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `## ${title}\n\n${lines.join("\n")}`;
}

function byStrength(first: SummaryFinding, second: SummaryFinding): number {
  return Math.abs(second.weight ?? 0) - Math.abs(first.weight ?? 0);
}

function distinct(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}

function citationLink(citation: VerifiedCitation, exhibit: number | null | undefined): string {
  const { documentId, pageNumber, start, end } = citation;
  const label = `Ex. ${exhibit ?? "?"} p. ${pageNumber}`;
  return `[${label}](#cite/${encodeURIComponent(documentId)}/${pageNumber}/${start}-${end})`;
}
