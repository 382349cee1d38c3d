import { createHash } from "node:crypto";
import { citationsOf, type AssembledFinding, type CheckedFinding, type VerifiedCitation } from "../findings.ts";
import type { CompiledFactor } from "../knowledge/compile/factors.ts";
import factors from "../knowledge/generated/factors.json" with { type: "json" };

const ISSUE_OF_FACTOR = new Map((factors as readonly CompiledFactor[]).map(({ id, issue }) => [id, issue ?? id]));

type Point = { readonly family: string; readonly id: string; readonly places: VerifiedCitation[] };

/**
 * Gives each finding the id of its point. An issue, its defense and next step, and a factor or weakness of the same
 * question are one point where they share a quote; a contradiction is one with the factor that rests on its two sides.
 * Everything else is a point of its own. Nothing is dropped, and the order stays.
 */
export function linkPoints(findings: readonly CheckedFinding[]): AssembledFinding[] {
  const points: Point[] = [];
  // The issue first: its places name the point.
  const leading = findings.toSorted((a, b) => Number(b.kind === "issue") - Number(a.kind === "issue"));
  const ids = new Map(leading.map((finding) => [finding, pointOf(finding, points).id]));
  const linked = findings.map((finding) => ({ ...finding, pointId: ids.get(finding) ?? "" }));
  return linked.map((finding) => {
    if (finding.kind !== "contradiction") return finding;
    const sides = placesOf(finding);
    const factor = linked.find((other) => other.kind === "factor" && placesOf(other) === sides);
    return factor === undefined ? finding : { ...finding, pointId: factor.pointId };
  });
}

function pointOf(finding: CheckedFinding, points: Point[]): Point {
  const family = familyOf(finding);
  const places = citationsOf(finding);
  const same = points.find((point) => point.family === family && point.places.some((one) => places.some(meets(one))));
  if (same !== undefined) {
    same.places.push(...places);
    return same;
  }
  const id = createHash("sha256")
    .update(`${family} ${placesOf(finding)}`)
    .digest("hex")
    .slice(0, 32);
  const point = { family, id, places: [...places] };
  points.push(point);
  return point;
}

/** What asks the same question. Findings of a model and of kinds that carry no question stand alone by their words. */
function familyOf({ kind, engine, ruleId, text }: CheckedFinding): string {
  const rule = ruleId.replace(/^\w+\./, "");
  if (engine === "offline" && (kind === "issue" || kind === "action" || kind === "defense")) return rule;
  if (engine === "offline" && (kind === "factor" || kind === "weakness")) return ISSUE_OF_FACTOR.get(rule) ?? rule;
  return `${kind} ${ruleId} ${text}`;
}

function meets({ documentId, pageNumber, start, end }: VerifiedCitation) {
  return (other: VerifiedCitation): boolean =>
    other.documentId === documentId && other.pageNumber === pageNumber && other.start < end && start < other.end;
}

function placesOf(finding: CheckedFinding): string {
  return citationsOf(finding)
    .map(({ documentId, pageNumber, start, end }) => `${documentId}/${pageNumber}/${start}-${end}`)
    .toSorted()
    .join(" ");
}
