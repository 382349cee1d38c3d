import { describePapers, type FactSlot } from "#lib/domain/facts.ts";
import { isSetAside, type FindingKind, type Verdict } from "#lib/domain/findings.ts";
import { roleLabel } from "#lib/domain/firm/role-label.ts";
import type { CaseFacts } from "../facts/fact.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import {
  citationsOf,
  weightOf,
  type AssembledFinding,
  type AssembledSentence,
  type VerifiedCitation,
} from "../findings.ts";

type SummaryFinding = {
  readonly kind: FindingKind;
  readonly text: string;
  readonly weight: number | null;
  readonly verified: boolean;
  /** A model rejected it and no person accepted it since. */
  readonly isSetAside: boolean;
  readonly verdict: Verdict;
  readonly citations: readonly VerifiedCitation[];
};

/** What a summary needs of a finding that is not stored yet. */
export function summaryFindingOf(finding: AssembledFinding, verdict: Verdict = "proposed"): SummaryFinding {
  const { kind, text, verified, audit } = finding;
  return {
    ...{ kind, text, verified, verdict, weight: weightOf(finding), citations: citationsOf(finding) },
    isSetAside: isSetAside({ auditVerdict: audit?.verdict ?? null, verdict }),
  };
}

const NOTHING_TO_SAY = "Nothing in the record could be verified for a summary.";

/** How many points for and against stand beside the fact box. */
const MOST_POINTS = 3;

/**
 * "The Skinny" as Markdown, from verified material only: a model's prose, or by rules the fact box as labeled lines; then the
 * three strongest points for (positive factors) and the three against (negative factors, then weaknesses that rest on other
 * words). What the attorney or the model rejected is left out. Every statement ends in links
 * `[Ex. 2 p. 1](#cite/<documentId>/<pageNumber>/<start>-<end>)`; prose is escaped, so that a model can link nothing itself.
 */
export function composeSummary(given: {
  readonly findings: readonly SummaryFinding[];
  /** Null with a model and in analyses from before there was a fact box. */
  readonly facts: CaseFacts | null;
  readonly prose: readonly AssembledSentence[];
  readonly documents: readonly { readonly id: string; readonly exhibit: number | null }[];
}): string {
  const { facts, prose, documents } = given;
  const exhibits = new Map(documents.map(({ id, exhibit }) => [id, exhibit]));
  const link = (citation: VerifiedCitation) => citationLink(citation, exhibits.get(citation.documentId));
  const line = ({ text, citations }: SummaryFinding) => `- ${escapeMarkdown(text)} ${citations.map(link).join(" ")}`;

  const verified = given.findings.filter(
    ({ verified, verdict, isSetAside, citations }) =>
      verified && verdict !== "rejected" && !isSetAside && citations.length > 0,
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

  const lead =
    facts !== null && prose.length === 0
      ? describeFacts(facts, link)
      : prose
          .map(({ text, citations }) => [escapeMarkdown(text), ...onePerPage(citations).map(link)].join(" "))
          .join(" ");
  const blocks = [
    lead,
    section("What carries the case", helping.slice(0, MOST_POINTS).map(line)),
    section("What hurts", distinct(hurting.map(line)).slice(0, MOST_POINTS)),
  ].filter((block) => block !== "");
  return blocks.length === 0 ? NOTHING_TO_SAY : blocks.join("\n\n");
}

const SLOT_LABEL: Readonly<Record<FactSlot, string>> = {
  charge: "Charge",
  when: "When",
  where: "Where",
  client: "Client",
  complainant: "Complainant",
  officer: "Officers",
  state: "The State says",
};

/** One paragraph for each slot that is filled, and one for the papers. */
function describeFacts({ facts, papers }: CaseFacts, link: (citation: VerifiedCitation) => string): string {
  const bySlot = Map.groupBy(facts, ({ slot }) => slot);
  const lines = [...bySlot].map(([slot, own]) => {
    const said = own.map(({ text, role, citation }) => {
      const words = escapeMarkdown([roleLabel(role), text].filter(Boolean).join(" "));
      return `${slot === "state" ? `“${words}”` : words} ${link(citation)}`;
    });
    return `${SLOT_LABEL[slot]}: ${said.join("; ")}`;
  });
  return [...lines, papers.length === 0 ? "" : `Documents: ${describePapers(papers)}.`].filter(Boolean).join("\n\n");
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `## ${title}\n\n${lines.join("\n")}`;
}

/** A sentence in running text names a page once. */
function onePerPage(citations: readonly VerifiedCitation[]): VerifiedCitation[] {
  return citations.filter(
    ({ documentId, pageNumber }, index) =>
      citations.findIndex((other) => other.documentId === documentId && other.pageNumber === pageNumber) === index,
  );
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
