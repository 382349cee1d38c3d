import type { CheckedFinding, VerifiedCitation } from "../findings.ts";
import { citationsOf } from "../findings.ts";
import { distinctPlaces } from "./distinct-places.ts";

/**
 * Findings said twice become one, in the first one's place: within an engine by kind and text, across the engines only by
 * what cannot be two points: a contradiction of the same two places, an event of the same time on the same words. A shared
 * quote alone makes no other finding the same; a model that judges the rules says what is (model/apply-conclusion.ts).
 */
export function mergeFindings(findings: readonly CheckedFinding[]): CheckedFinding[] {
  return mergeEngines(mergeDuplicates(findings));
}

/**
 * What was looked at most comes first: findings of a model and those of the rules that it kept, then the rules' others,
 * last what the model rejected. Within these the order stays.
 */
export function orderFindings(findings: readonly CheckedFinding[]): CheckedFinding[] {
  const rank = ({ engine, audit }: CheckedFinding) => {
    if (audit?.verdict === "rejected") return 2;
    return engine === "model" || audit?.verdict === "kept" ? 0 : 1;
  };
  return findings.toSorted((one, other) => rank(one) - rank(other));
}

/** Findings of one kind with one text become one, in the first one's place, with the quotes of all. */
function mergeDuplicates(findings: readonly CheckedFinding[]): CheckedFinding[] {
  const merged = new Map<string, CheckedFinding>();
  for (const finding of findings) {
    const key = identityOf(finding);
    const earlier = merged.get(key);
    merged.set(key, earlier === undefined ? finding : mergeTwo(earlier, finding));
  }
  return [...merged.values()];
}

/** Both are of one kind. */
function mergeTwo(first: CheckedFinding, second: CheckedFinding): CheckedFinding {
  const said = [...(first.alsoSaid ?? []), second.text, ...(second.alsoSaid ?? [])];
  const alsoSaid = [...new Set(said)].filter((text) => wordsOf(text) !== wordsOf(first.text));
  const merged = {
    detail: first.detail === "" ? second.detail : first.detail,
    droppedCitations: first.droppedCitations + second.droppedCitations,
    verified: first.verified || second.verified,
    ...(alsoSaid.length === 0 ? {} : { alsoSaid }),
  };
  // Two contradictions are the same only when their places are.
  if (first.kind === "contradiction") return { ...first, ...merged };
  // The same words quoted a little longer are no further place.
  const further = citationsOf(second).filter((one) => !first.citations.some((other) => overlaps(one, other)));
  return { ...first, ...merged, citations: distinctPlaces([...first.citations, ...further]) };
}

/** The model's words lead, the rule's hang below them. */
function mergeEngines(findings: readonly CheckedFinding[]): CheckedFinding[] {
  if (!findings.some(({ engine }) => engine === "model")) return [...findings];
  const merged: CheckedFinding[] = [];
  for (const finding of findings) {
    const at = merged.findIndex((earlier) => isSamePoint(earlier, finding));
    const earlier = merged[at];
    if (earlier === undefined) merged.push(finding);
    else
      merged[at] =
        finding.engine === "model" && earlier.engine !== "model"
          ? mergeTwo(finding, earlier)
          : mergeTwo(earlier, finding);
  }
  return merged;
}

function isSamePoint(first: CheckedFinding, second: CheckedFinding): boolean {
  // What a model rejected is not said again by what it found itself.
  if (first.audit?.verdict === "rejected" || second.audit?.verdict === "rejected") return false;
  const isByOneRule = first.engine === "offline" && second.engine === "offline";
  const [places, others] = [citationsOf(first), citationsOf(second)];
  const isMet = (one: VerifiedCitation) => others.some((other) => overlaps(one, other));
  if (first.kind === "contradiction" && second.kind === "contradiction")
    return !isByOneRule && places.length === 2 && others.length === 2 && areSamePair(first, second);
  if (first.kind === "event" && second.kind === "event")
    return (
      !isByOneRule && first.when.date === second.when.date && first.when.time === second.when.time && places.some(isMet)
    );
  return false;
}

type Contradiction = CheckedFinding & { readonly kind: "contradiction" };

/** The same two places, in either order. */
function areSamePair(first: Contradiction, second: Contradiction): boolean {
  const meet = (one: VerifiedCitation | null, other: VerifiedCitation | null) =>
    one !== null && other !== null && overlaps(one, other);
  return (
    (meet(first.one, second.one) && meet(first.other, second.other)) ||
    (meet(first.one, second.other) && meet(first.other, second.one))
  );
}

/** More than half of the shorter quote stands in the other. */
function overlaps(first: VerifiedCitation, second: VerifiedCitation): boolean {
  if (first.documentId !== second.documentId || first.pageNumber !== second.pageNumber) return false;
  const shared = Math.min(first.end, second.end) - Math.max(first.start, second.start);
  return shared * 2 > Math.min(first.end - first.start, second.end - second.start);
}

/** A contradiction is its two places, not only its point; an event is its time, too. What was rejected stands apart. */
function identityOf(finding: CheckedFinding): string {
  const when = finding.kind === "event" ? finding.when : null;
  const places = finding.kind === "contradiction" ? citationsOf(finding).map(placeOf) : [];
  return JSON.stringify([finding.kind, finding.audit?.verdict === "rejected", wordsOf(finding.text), when, places]);
}

function wordsOf(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}

function placeOf({ documentId, pageNumber, start, end }: VerifiedCitation): string {
  return `${documentId}/${pageNumber}/${start}-${end}`;
}
