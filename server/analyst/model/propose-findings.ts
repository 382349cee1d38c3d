import { MAX_FACTOR_WEIGHT } from "#lib/domain/score.ts";
import type { EventTime, ProposedCitation, ProposedFinding, SourceDocument } from "../findings.ts";
import type { ModelFinding, ModelQuote, ModelReading } from "./findings-schema.ts";

/** Of one answer: more is not a list of what matters. */
const MAX_FINDINGS = 40;
const MAX_SUMMARY = 8;
const MAX_QUOTES = 6;
/** Characters. */
const MAX_TEXT = 300;
const MAX_DETAIL = 600;

export type Proposal = {
  readonly findings: readonly ProposedFinding[];
  readonly summary: readonly ProposedCitation[];
  /** Findings that could not be used: empty, with an address in their text, a weight out of range, a contradiction of one quote. */
  readonly discarded: number;
};

/**
 * What a model answered, as findings whose quotes are still to be looked up. Nothing that it wrote is believed: a label
 * that names no page of these documents leaves a quote that stands nowhere, and a factor out of range is no factor.
 */
export function proposeFindings(reading: ModelReading, documents: readonly SourceDocument[]): Proposal {
  const given = reading.findings.slice(0, MAX_FINDINGS);
  const findings = given.flatMap((finding) => proposeFinding(finding, documents) ?? []);
  return {
    findings,
    summary: reading.summary.slice(0, MAX_SUMMARY).map((quote) => citationOf(quote, documents)),
    discarded: reading.findings.length - findings.length,
  };
}

function proposeFinding(finding: ModelFinding, documents: readonly SourceDocument[]): ProposedFinding | null {
  const { kind } = finding;
  const text = plainLine(finding.text, MAX_TEXT);
  const detail = plainLine(finding.detail, MAX_DETAIL);
  if (text === "" || hasAddress(text) || hasAddress(detail)) return null;
  const made = { ruleId: `model.${kind}`, engine: "model", text, detail } as const;
  const citations = finding.quotes.slice(0, MAX_QUOTES).map((quote) => citationOf(quote, documents));
  if (kind === "contradiction") {
    const [one, other] = citations;
    return one === undefined || other === undefined ? null : { ...made, kind, one, other };
  }
  if (kind === "factor") {
    const weight = wholeWeight(finding.weight);
    return weight === null ? null : { ...made, kind, weight, citations };
  }
  if (kind === "event") return { ...made, kind, when: timeOf(finding), citations };
  if (kind !== "gap") return { ...made, kind, citations };
  const items = [{ what: text.replace(/\.$/, "") }];
  // A model knows no checklist, so it never vouches for a gap without a quote.
  return { ...made, kind, basis: "mentioned", checklist: null, items, citations };
}

/** One line without invisible marks. A longer text ends at a word. */
function plainLine(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length <= max ? line : `${line.slice(0, max).replace(/\s\S*$/, "")} …`;
}

/** A finding needs no address, picture or markup; one that has some wants to lead somewhere. */
function hasAddress(text: string): boolean {
  return /\b(?:https?|ftp|file|data|javascript|mailto):|\bwww\.|!?\[[^\]]*\]\s*\(|<[a-z/!|]|\b[\w.+-]+@[\w-]+\.\w/i.test(
    text,
  );
}

function wholeWeight(weight: number | null): number | null {
  if (weight === null || !Number.isFinite(weight)) return null;
  const whole = Math.round(weight);
  return whole === 0 || Math.abs(whole) > MAX_FACTOR_WEIGHT ? null : whole;
}

function timeOf({ date, time }: ModelFinding): EventTime {
  return {
    date: date !== null && isDate(date) ? date : null,
    time: time !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
    dateInferred: false,
    doubt: null,
    isScheduled: false,
  };
}

function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function citationOf({ page, quote }: ModelQuote, documents: readonly SourceDocument[]): ProposedCitation {
  const [, index, pageNumber] = /(\d+)\D+(\d+)/.exec(page) ?? [];
  const documentId = documents[Number(index) - 1]?.id ?? "";
  return { documentId, pageNumber: Number(pageNumber ?? 0), quote };
}
