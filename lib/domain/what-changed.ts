import type { FindingKind, GapBasis, Verdict } from "./findings.ts";
import { describeItem, type GapItem } from "./gap-item.ts";
import { POINT_ROLES, type PointRole } from "./group-points.ts";
import { normaliseText } from "./text/normalise-text.ts";

type Place = {
  readonly documentId: string;
  readonly pageNumber: number;
  readonly start: number;
  readonly end: number;
};

type Part<Cited extends Place> = {
  readonly id: string;
  readonly kind: FindingKind;
  readonly weight: number | null;
  readonly verified: boolean;
  readonly basis: GapBasis | null;
  readonly items: readonly GapItem[];
  readonly verdict: Verdict;
  readonly citations: readonly Cited[];
};

type Point = {
  readonly id: string;
  readonly rank: number;
  readonly title: string;
  readonly findings: Readonly<Record<PointRole, readonly string[]>>;
};

/** An analysis as far as it is compared. */
export type Compared<Cited extends Place> = {
  readonly points: readonly Point[];
  readonly findings: readonly Part<Cited>[];
};

type Changed<Cited> = {
  readonly id: string;
  readonly rank: number;
  readonly title: string;
  /** Where the added documents say it. */
  readonly citations: readonly Cited[];
};

/** What added documents changed, each list in the order of the points. A point is in one list at most. */
export type WhatChanged<Cited> = {
  /** A new document and an earlier one differ. */
  readonly contradicted: readonly Changed<Cited>[];
  /** A new document weighs against the defense. */
  readonly weakened: readonly Changed<Cited>[];
  readonly strengthened: readonly Changed<Cited>[];
  readonly added: readonly Changed<Cited>[];
  /** What the earlier analysis missed and the later one does not, in the words of the earlier. */
  readonly gapsClosed: readonly string[];
};

/** Roles that say how the record stands; a tip or a gap that quotes a new page is no change of the point. */
const CLAIMS = POINT_ROLES.filter((role) => role !== "gap" && role !== "action");

/**
 * Compares two analyses of one case. Only what rests on a document that the earlier one had not read counts as a change of a
 * point: other differences come from the rules or from reviews. What a person rejected is left out.
 * @param addedIds ids of these documents
 */
export function whatChanged<Cited extends Place>(
  before: Compared<Cited>,
  after: Compared<Cited>,
  addedIds: ReadonlySet<string>,
): WhatChanged<Cited> {
  const earlier = before.points.map((point) => ({ point, places: partsOf(point, before).flatMap(placesOf) }));
  const contradicted: Changed<Cited>[] = [];
  const weakened: Changed<Cited>[] = [];
  const strengthened: Changed<Cited>[] = [];
  const added: Changed<Cited>[] = [];
  for (const point of after.points) {
    const parts = partsOf(point, after);
    const news = parts.filter(({ citations }) => citations.some(({ documentId }) => addedIds.has(documentId)));
    if (news.length === 0) continue;
    const { id, rank, title } = point;
    const of = (from: readonly Part<Cited>[]) => ({
      ...{ id, rank, title },
      citations: distinct(from.flatMap(placesOf).filter(({ documentId }) => addedIds.has(documentId))),
    });
    const isKnown =
      earlier.some((one) => one.point.id === id) ||
      parts.some((part) =>
        placesOf(part).some((a) => earlier.some(({ places }) => places.some((b) => overlaps(a, b)))),
      );
    const differing = news.filter(({ kind }) => kind === "contradiction");
    const against = news.filter(isAgainst);
    if (!isKnown) added.push(of(news));
    else if (differing.length > 0) contradicted.push(of(differing));
    else if (against.length > 0) weakened.push(of(against));
    else strengthened.push(of(news));
  }
  const missing = new Set(thingsMissing(after).map(keyOf));
  const gapsClosed = thingsMissing(before).filter((thing) => !missing.has(keyOf(thing)));
  return { contradicted, weakened, strengthened, added, gapsClosed: [...new Set(gapsClosed)] };
}

function partsOf<Cited extends Place>(point: Point, { findings }: Compared<Cited>): Part<Cited>[] {
  const ids = new Set(CLAIMS.flatMap((role) => point.findings[role]));
  return findings.filter(({ id, verdict }) => ids.has(id) && verdict !== "rejected");
}

function placesOf<Cited extends Place>({ citations }: Part<Cited>): readonly Cited[] {
  return citations;
}

function isAgainst({ kind, weight }: Part<Place>): boolean {
  return kind === "weakness" || (kind === "factor" && (weight ?? 0) < 0);
}

function overlaps(a: Place, b: Place): boolean {
  return a.documentId === b.documentId && a.pageNumber === b.pageNumber && a.start < b.end && b.start < a.end;
}

function distinct<Cited extends Place>(places: readonly Cited[]): Cited[] {
  const keyed = places.map((one) => [`${one.documentId} ${one.pageNumber} ${one.start}-${one.end}`, one] as const);
  return [...new Map(keyed).values()];
}

/** What the record lacks, a line for each thing; not what such cases usually include. */
function thingsMissing({ findings }: Compared<Place>): string[] {
  return findings
    .filter(
      ({ kind, basis, verdict, verified }) => kind === "gap" && basis !== "usual" && verdict !== "rejected" && verified,
    )
    .flatMap(({ items }) => items.map(describeItem));
}

const keyOf = (thing: string) => normaliseText(thing).text.trim().toLowerCase();
