import { normaliseText } from "#lib/domain/text/normalise-text.ts";
import { isJudgedWith } from "#lib/domain/points.ts";
import { citationsOf, weightOf, type AssembledFinding, type VerifiedCitation } from "../analyst/findings.ts";
import type { Prisma, Tx } from "../db/client.ts";

/** What an attorney has said about a finding. */
export type Review = Pick<Prisma.FindingGetPayload<object>, "verdict" | "note" | "reviewedById" | "reviewedAt">;
type Reviewed = Prisma.FindingGetPayload<{ include: { citations: true } }>;
type Place = Pick<VerifiedCitation, "documentId" | "pageNumber" | "quote" | "start" | "end">;

/** Rules that ask for many things by name, of which one sentence may name several. */
const NAMES_MANY: ReadonlySet<string> = new Set(["gap.people.statements", "gap.mentioned.records"]);
/** Words. A shorter quote stands in many files and places, so that it alone does not make two findings the same. */
const TELLING_QUOTE = 5;

/**
 * What was said in earlier analyses of the case about findings that are found again: by position of the new finding. The
 * latest word counts. The case is locked, so that no verdict comes in between.
 */
export async function findReviews(
  tx: Tx,
  given: { readonly caseId: string; readonly findings: readonly AssembledFinding[] },
): Promise<ReadonlyMap<number, Review>> {
  const reviewed = await tx.finding.findMany({
    where: { analysis: { caseId: given.caseId, status: "Completed" }, reviewedAt: { not: null } },
    orderBy: [{ analysis: { createdAt: "desc" } }, { reviewedAt: "desc" }],
    include: { citations: { orderBy: { position: "asc" } } },
  });
  if (reviewed.length === 0) return new Map();
  const reviews = new Map(
    given.findings.flatMap((finding, index): [number, Review][] => {
      const same = reviewed.find((earlier) => isSameFinding(earlier, finding));
      if (same === undefined) return [];
      const { verdict, note, reviewedById, reviewedAt } = same;
      return [[index, { verdict, note, reviewedById, reviewedAt }]];
    }),
  );
  return withNewParts(given.findings, reviews);
}

/** A part that a point has only now, such as a factor of a rejected issue, is judged with the claim that was judged before. */
function withNewParts(
  findings: readonly AssembledFinding[],
  reviews: ReadonlyMap<number, Review>,
): ReadonlyMap<number, Review> {
  const parts = findings.map(({ pointId, kind }, index) => ({ id: String(index), index, pointId, kind }));
  const judged = parts.filter(({ index }) => (reviews.get(index)?.verdict ?? "proposed") !== "proposed");
  return new Map(
    parts.flatMap((part): [number, Review][] => {
      const own = reviews.get(part.index);
      if (own !== undefined) return [[part.index, own]];
      const claim = judged.find((other) => isJudgedWith(part, other));
      const review = claim === undefined ? undefined : reviews.get(claim.index);
      return review === undefined ? [] : [[part.index, { ...review, note: null }]];
    }),
  );
}

/**
 * The same kind, made by the same rule (a model has none), of the same sign, resting on at least one same place; a
 * contradiction on both. What rests on no place is the same by its words. A rule that now rests on other words has found
 * something new, and the attorney is to look at it again.
 */
function isSameFinding(earlier: Reviewed, finding: AssembledFinding): boolean {
  if (earlier.kind !== finding.kind || Math.sign(earlier.weight ?? 0) !== Math.sign(weightOf(finding) ?? 0))
    return false;
  if (earlier.engine === "offline" && finding.engine === "offline" && earlier.ruleId !== finding.ruleId) return false;
  if (NAMES_MANY.has(finding.ruleId) && wordsOf(earlier.text) !== wordsOf(finding.text)) return false;
  const { date, time } = finding.kind === "event" ? finding.when : { date: null, time: null };
  if (earlier.eventDate !== date || earlier.eventTime !== time) return false;
  const citations = citationsOf(finding);
  if (earlier.citations.length === 0 || citations.length === 0)
    return earlier.citations.length === citations.length && wordsOf(earlier.text) === wordsOf(finding.text);
  const isMet = (place: Place) => earlier.citations.some((other) => isSamePlace(place, other));
  return finding.kind === "contradiction" ? citations.every(isMet) : citations.some(isMet);
}

/** A page that was read again has other offsets, and a file that was sent again another id: the words are still the same. */
function isSamePlace(one: Place, other: Place): boolean {
  const isSamePage = one.documentId === other.documentId && one.pageNumber === other.pageNumber;
  if (isSamePage && Math.max(one.start, other.start) < Math.min(one.end, other.end)) return true;
  const words = wordsOf(one.quote);
  return words === wordsOf(other.quote) && (isSamePage || words.split(" ").length >= TELLING_QUOTE);
}

function wordsOf(text: string): string {
  return normaliseText(text).text.trim();
}
