import { describeItem } from "#lib/domain/gap-item.ts";
import { MAX_FACTOR_WEIGHT } from "#lib/domain/score.ts";
import type { ProposedCitation, ProposedFinding } from "../findings.ts";
import { coerceDate, coerceTime } from "./coerce.ts";
import type { WindowReading } from "./read-record.ts";
import type { ReadItems } from "./reading-form.ts";

/** Of one answer: more is not a list of what matters. */
const MAX_FINDINGS = 250;
const MAX_FACTS = 150;
const MAX_QUOTES = 6;
/** Characters. */
const MAX_TEXT = 300;
const MAX_DETAIL = 600;
const MAX_PART = 120;

/** Words of a page by which pages that were read apart are compared. */
export type Fact = { readonly citation: ProposedCitation; readonly about: string };

export type Proposal = {
  readonly findings: readonly ProposedFinding[];
  readonly facts: readonly Fact[];
  /** What the answer calls those of its findings that it refers to. */
  readonly ids: ReadonlyMap<ProposedFinding, string>;
  /** Items that could not be used: empty, with an address in their text, a weight out of range, more than anybody reads. */
  readonly discarded: number;
};

type Texts = { readonly text: string; readonly detail: string };

/**
 * What a model answered, as findings whose quotes are still to be looked up. Nothing that it wrote is believed: a label
 * that names no page of the window leaves a quote that stands nowhere, and a factor out of range is no factor.
 */
export function proposeFindings(reading: ReadItems, pageOf: WindowReading["pageOf"]): Proposal {
  const cite = (quotes: readonly string[]) => quotes.slice(0, MAX_QUOTES).map((quote) => citationOf(quote, pageOf));
  const ids = new Map<ProposedFinding, string>();
  const named = <Finding extends ProposedFinding>(id: string | undefined, finding: Finding): Finding => {
    if (id !== undefined) ids.set(finding, id);
    return finding;
  };
  const made = (kind: ProposedFinding["kind"], { text, detail }: Texts) =>
    ({ ruleId: `model.${kind}`, engine: "model", text, detail }) as const;
  const proposed: (ProposedFinding | null)[] = [
    ...reading.contradictions.map(({ id, quotes, text }) => {
      const texts = plainTexts(splitPoint(text));
      const [one, other] = cite(quotes);
      if (texts === null || one === undefined || other === undefined) return null;
      return named(id, { ...made("contradiction", texts), kind: "contradiction" as const, one, other });
    }),
    ...reading.factors.map(({ id, quotes, text, weight }) => {
      const texts = plainTexts({ text, detail: "" });
      const whole = wholeWeight(weight);
      if (texts === null || whole === null) return null;
      const factor = { kind: "factor" as const, weight: whole, isTentative: false, citations: cite(quotes) };
      return named(id, { ...made("factor", texts), ...factor });
    }),
    ...reading.gaps.map(({ id, quotes, basis, ...item }) => {
      const [what, from] = [item.what, item.from].map((part) => plainPart(part ?? ""));
      if (what === undefined || what === "" || from === null || what === null) return null;
      const items = [{ what, ...(from ? { from } : {}) }];
      // A model knows no checklist, so it never vouches for a gap without a quote.
      const gap = { kind: "gap" as const, basis, checklist: null, items, citations: cite(quotes) };
      return named(id, { ...made("gap", { text: items.map(describeItem).join("; "), detail: "" }), ...gap });
    }),
    ...reading.events.map(({ quotes, when, text }) => {
      const texts = plainTexts({ text, detail: "" });
      const time = { date: coerceDate(when), time: coerceTime(when), dateInferred: false };
      if (texts === null) return null;
      const event = { kind: "event" as const, when: { ...time, doubt: null, isScheduled: false } };
      return { ...made("event", texts), ...event, citations: cite(quotes) };
    }),
    ...(["issue", "action"] as const).flatMap((kind) =>
      reading[LIST_OF[kind]].map(({ id, quotes, text }) => {
        const texts = plainTexts({ text, detail: "" });
        return texts === null ? null : named(id, { ...made(kind, texts), kind, citations: cite(quotes) });
      }),
    ),
  ];
  const findings = proposed.filter((finding) => finding !== null).slice(0, MAX_FINDINGS);
  return {
    findings,
    facts: reading.facts.slice(0, MAX_FACTS).flatMap(({ quotes, text }) => {
      const [citation] = cite(quotes);
      return citation === undefined ? [] : [{ citation, about: plainLine(text, MAX_PART) }];
    }),
    ids,
    discarded: proposed.length - findings.length,
  };
}

const LIST_OF = { issue: "issues", action: "actions" } as const;

/** "Time of the stop: 22:48 in the report, 22:31 in the log" is a point and what is said of it; any other text is the point. */
export function splitPoint(text: string): Texts {
  const [, point, detail] = /^\s*([^:]{2,60}):\s+(\S[^]*)$/.exec(text) ?? [];
  return point === undefined || detail === undefined ? { text, detail: "" } : { text: point, detail };
}

/** Null when there are no words or they want to lead somewhere. */
function plainTexts(given: Texts): Texts | null {
  const texts = { text: plainLine(given.text, MAX_TEXT), detail: plainLine(given.detail, MAX_DETAIL) };
  return texts.text === "" || hasAddress(texts.text) || hasAddress(texts.detail) ? null : texts;
}

/** Null when it wants to lead somewhere. */
function plainPart(part: string): string | null {
  const line = plainLine(part, MAX_PART).replace(/\.$/, "");
  return hasAddress(line) ? null : line;
}

/** One line without invisible marks. A longer text ends at a word. */
export function plainLine(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length <= max ? line : `${line.slice(0, max).replace(/\s\S*$/, "")} …`;
}

/** A finding needs no picture, script or markup; one that has some wants to lead somewhere. */
export function hasAddress(text: string): boolean {
  return /\b(?:https?|ftp|file|data|javascript|mailto):|\bwww\.|!?\[[^\]]*\]\s*\(|<[a-z/!|]|\b[\w.+-]+@[\w-]+\.\w/i.test(
    text,
  );
}

export function wholeWeight(weight: number): number | null {
  const whole = Math.round(weight);
  return whole === 0 || !(Math.abs(whole) <= MAX_FACTOR_WEIGHT) ? null : whole;
}

/**
 * "D2.14 the page's own words", or "p31 ..." where pages are numbered through. A label in a sloppy writing ("page D2.14:", "D2 p.
 * 14") is understood; one that was not given, or none, names no page.
 */
function citationOf(line: string, pageOf: WindowReading["pageOf"]): ProposedCitation {
  const [, through, rest = ""] = /^\W*(?:page\s+)?p\s*(\d+)\b[\s:,\]]*([^]*)$/i.exec(line) ?? [];
  const direct = through === undefined ? null : pageOf(`p${through}`);
  if (direct !== null) return { documentId: direct.documentId, pageNumber: direct.pageNumber, quote: rest };
  const [, document, number, quote] =
    /^\W*(?:page\s+)?D(\d+)(?:\s*\.\s*|[\s,]+p(?:age|\.)?\s*)(\d+)\b[\s:,\]]*([^]*)$/i.exec(line) ?? [];
  const found = pageOf(`D${document ?? 0}.${number ?? 0}`);
  return { documentId: found?.documentId ?? "", pageNumber: found?.pageNumber ?? 0, quote: quote ?? line };
}
