import type { FindingKind } from "./findings.ts";

type Part = { readonly id: string; readonly pointId: string; readonly kind: FindingKind };

/** Kinds that say how the record stands. The others of a point advise what to do about it. */
const CLAIMS: ReadonlySet<FindingKind> = new Set<FindingKind>(["issue", "factor", "contradiction", "weakness"]);

/**
 * Whether a verdict on one finding is one on the other, too. A claim decides its whole point: whoever rejects the issue
 * rejects the factor on the same words. Advice is judged alone: a tip that nobody wants to follow leaves the odds as they are.
 */
export function isJudgedWith(other: Part, judged: Part): boolean {
  return other.id === judged.id || (other.pointId === judged.pointId && CLAIMS.has(judged.kind));
}
