import { citationsOf, type CheckedFinding, type VerifiedCitation } from "../findings.ts";
import { distinctPlaces } from "./distinct-places.ts";

/** Findings said twice become one, in the first one's place: first within all, then across the two engines. */
export function mergeFindings(findings: readonly CheckedFinding[]): CheckedFinding[] {
  return mergeEngines(mergeDuplicates(findings));
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
  const merged = {
    detail: first.detail === "" ? second.detail : first.detail,
    droppedCitations: first.droppedCitations + second.droppedCitations,
    verified: first.verified || second.verified,
  };
  // Two contradictions are the same only when their places are.
  if (first.kind === "contradiction") return { ...first, ...merged };
  return { ...first, ...merged, citations: distinctPlaces([...first.citations, ...citationsOf(second)]) };
}

/**
 * What both engines have found at the same place is said once, in the rules' words and weight; the model's quotes are
 * added. A finding without a place, and a factor of the other sign, is not the same.
 */
function mergeEngines(findings: readonly CheckedFinding[]): CheckedFinding[] {
  const byRules = findings.filter(({ engine }) => engine === "offline");
  const merged = new Map(byRules.map((finding) => [finding, finding]));
  const own: CheckedFinding[] = [];
  for (const finding of findings.filter(({ engine }) => engine === "model")) {
    const same = byRules.find((earlier) => isSame(earlier, finding)) ?? own.find((earlier) => isSame(earlier, finding));
    if (same === undefined) own.push(finding);
    else if (same.engine === "offline") merged.set(same, mergeTwo(merged.get(same) ?? same, finding));
    else own[own.indexOf(same)] = mergeTwo(same, finding);
  }
  return [...merged.values(), ...own];
}

function isSame(first: CheckedFinding, second: CheckedFinding): boolean {
  const places = citationsOf(second);
  const isMet = (one: VerifiedCitation) => places.some((other) => overlaps(one, other));
  if (first.kind === "contradiction")
    return (
      second.kind === "contradiction" &&
      places.length === 2 &&
      [first.one, first.other].every((side) => side !== null && isMet(side))
    );
  if (!first.citations.some(isMet)) return false;
  if (first.kind === "factor") return second.kind === "factor" && Math.sign(first.weight) === Math.sign(second.weight);
  if (first.kind === "event")
    return second.kind === "event" && first.when.date === second.when.date && first.when.time === second.when.time;
  // The quote of a usual gap is only its occasion, and a list names many things: what a model misses there is another thing.
  if (first.kind === "gap") return second.kind === "gap" && first.basis !== "usual" && first.items.length === 1;
  return first.kind === second.kind;
}

/** More than half of the shorter quote stands in the other. */
function overlaps(first: VerifiedCitation, second: VerifiedCitation): boolean {
  if (first.documentId !== second.documentId || first.pageNumber !== second.pageNumber) return false;
  const shared = Math.min(first.end, second.end) - Math.max(first.start, second.start);
  return shared * 2 > Math.min(first.end - first.start, second.end - second.start);
}

/** A contradiction is its two places, not only its point; an event is its time, too. */
function identityOf(finding: CheckedFinding): string {
  const when = finding.kind === "event" ? finding.when : null;
  const places = finding.kind === "contradiction" ? citationsOf(finding).map(placeOf) : [];
  return JSON.stringify([finding.kind, finding.text.trim().replace(/\s+/g, " ").toLowerCase(), when, places]);
}

function placeOf({ documentId, pageNumber, start, end }: VerifiedCitation): string {
  return `${documentId}/${pageNumber}/${start}-${end}`;
}
