import { ownWordsOf } from "./gap-item.ts";
import { type AuditVerdict, type FindingKind, type GapBasis, isSetAside, type Verdict } from "./findings.ts";
import { factorPoints } from "./score.ts";

/** A matter of the record, of which findings of several kinds speak: the breath test, the stop. */
export type Topic = { readonly id: string; readonly title: string };

type Place = {
  readonly documentId: string;
  readonly pageNumber: number;
  readonly start: number;
  readonly end: number;
};

/** What grouping needs to know of a finding. */
export type PointPart = {
  readonly id: string;
  readonly pointId: string;
  readonly kind: FindingKind;
  readonly text: string;
  readonly detail: string;
  /** Factors only. */
  readonly weight: number | null;
  /** Factors only: counts nothing until a person accepts it. */
  readonly isTentative: boolean;
  readonly verified: boolean;
  readonly basis: GapBasis | null;
  readonly auditVerdict: AuditVerdict | null;
  readonly verdict: Verdict;
  readonly citations: readonly Place[];
};

/** The kinds that a point collects, in the order in which they name it and say why it matters. */
export const POINT_ROLES = ["contradiction", "factor", "issue", "weakness", "defense", "gap", "action"] as const;
export type PointRole = (typeof POINT_ROLES)[number];

/** What the factors of a point can move. */
export type Pull = {
  /** Sum of the absolute weights 0.. that are not rejected. */
  readonly forUs: number;
  readonly against: number;
  /** The part of it that counts now, in halves: accepted factors in full, proposed ones half, tentative ones not at all. */
  readonly countedForUs: number;
  readonly countedAgainst: number;
};

/** Everything that the analysis says about one matter. */
export type CasePoint = Pull & {
  /** The topic's id, or the `pointId` of the finding that opened the point: the same after each review. */
  readonly id: string;
  /** From 1. Verdicts do not change it. */
  readonly rank: number;
  /** A noun phrase where the rules know one. */
  readonly title: string;
  /** One line; may be empty. */
  readonly why: string;
  /** Ids of its findings, each list in the order of the record; every finding is in one point and one list. */
  readonly findings: Readonly<Record<PointRole, string[]>>;
};

/**
 * Groups the findings of an analysis into points. Findings of one `pointId` stay together; rules of one topic are one point,
 * wherever they quote; what has no topic joins the point with which it shares the most places, else it opens one of its own,
 * except that lone gaps and lone steps are gathered under `loose`.
 * Left out: events, what is not verified or set aside, and what is commonly requested without a page that asks for it.
 *
 * Ranked by the weight at stake, whatever its verdict, then by contradictions, then by the order given.
 */
export function groupPoints<Part extends PointPart>(
  parts: readonly Part[],
  topicOf: (part: Part) => Topic | null,
  loose: LooseTopics = {},
): CasePoint[] {
  const units = [...Map.groupBy(parts.filter(isOfPoint), ({ pointId }) => pointId).values()];
  const topics = units.map((unit) => byRole(unit).map(topicOf));
  const groups: Group<Part>[] = [];
  for (const [index, unit] of units.entries()) {
    const topic = topics[index]?.find((one) => one !== null) ?? null;
    if (topic === null) continue;
    const known = groups.find((group) => group.topic?.id === topic.id);
    if (known === undefined) groups.push({ topic, parts: [...unit], places: placesOf(unit) });
    else {
      known.parts.push(...unit);
      known.places.push(...placesOf(unit));
    }
  }
  const others = units.filter((_, index) => topics[index]?.every((one) => one === null));
  // What carries most opens a point, and the rest gathers around it.
  for (const unit of others.toSorted((a, b) => stakeOf(b) - stakeOf(a) || roleOf(a) - roleOf(b))) {
    const nearest = nearestTo(unit, groups);
    if (nearest !== null) {
      // A guest's further places bring no guests of their own: else one page after the other becomes one point.
      nearest.parts.push(...unit);
      continue;
    }
    const topic = looseTopicOf(unit, loose);
    const gathered = topic && groups.find((group) => group.topic?.id === topic.id);
    if (gathered) gathered.parts.push(...unit);
    else groups.push({ topic, parts: [...unit], places: topic === null ? placesOf(unit) : [] });
  }
  const order = new Map(parts.map(({ id }, index) => [id, index]));
  const place = ({ id }: Part) => order.get(id) ?? 0;
  const ordered = groups.map((group) => ({ ...group, parts: group.parts.toSorted((a, b) => place(a) - place(b)) }));
  const firstOf = ({ parts: [first] }: Group<Part>) => (first === undefined ? 0 : place(first));
  return ordered
    .toSorted(
      (a, b) =>
        stakeOf(b.parts) - stakeOf(a.parts) || differences(b.parts) - differences(a.parts) || firstOf(a) - firstOf(b),
    )
    .map((group, index) => toPoint(group, index + 1));
}

/** What the given factors can move; other findings are passed over. */
export function pullOf(
  parts: readonly Pick<PointPart, "kind" | "weight" | "isTentative" | "verdict" | "verified">[],
): Pull {
  const factors = parts.flatMap(({ kind, weight, isTentative, verdict, verified }) =>
    kind === "factor" && weight !== null && verified && verdict !== "rejected"
      ? [{ weight, isTentative, verdict, verified }]
      : [],
  );
  const sum = (sign: 1 | -1, pointsOf: (factor: (typeof factors)[number]) => number) =>
    factors.reduce((total, factor) => total + Math.max(0, sign * pointsOf(factor)), 0);
  return {
    forUs: sum(1, ({ weight }) => weight),
    against: sum(-1, ({ weight }) => weight),
    countedForUs: sum(1, factorPoints),
    countedAgainst: sum(-1, factorPoints),
  };
}

/** What gathers findings of a kind that belong to no point. */
export type LooseTopics = { readonly gap?: Topic; readonly action?: Topic };

type Group<Part> = { readonly topic: Topic | null; readonly parts: Part[]; readonly places: Place[] };

function isOfPoint(part: PointPart): boolean {
  return part.verified && !isSetAside(part) && part.kind !== "event" && part.basis !== "usual";
}

function toPoint(group: Group<PointPart>, rank: number): CasePoint {
  const { topic, parts } = group;
  const leading = byRole(parts);
  // An issue asks what the whole point is about; without one the strongest factor says it.
  const telling = leading.find(({ kind }) => kind === "issue") ?? leading.find(({ kind }) => kind === "factor");
  const title = topic?.title ?? leading[0]?.text ?? "";
  const lines = [telling?.text, telling?.detail, ...leading.flatMap(({ text, detail }) => [text, detail])];
  // A line in a paper's own words stands below as the quote.
  const isQuote = (line: string) => ownWordsOf({ what: line }) !== null;
  const idsOf = (role: PointRole) => parts.filter(({ kind }) => kind === role).map(({ id }) => id);
  return {
    id: topic?.id ?? leading[0]?.pointId ?? "",
    rank,
    title,
    why: lines.find((line) => line !== undefined && line !== "" && line !== title && !isQuote(line)) ?? "",
    ...pullOf(parts),
    findings: {
      contradiction: idsOf("contradiction"),
      factor: idsOf("factor"),
      issue: idsOf("issue"),
      weakness: idsOf("weakness"),
      defense: idsOf("defense"),
      gap: idsOf("gap"),
      action: idsOf("action"),
    },
  };
}

function looseTopicOf(unit: readonly PointPart[], { gap, action }: LooseTopics): Topic | null {
  if (unit.every(({ kind }) => kind === "gap")) return gap ?? null;
  return unit.every(({ kind }) => kind === "action") ? (action ?? null) : null;
}

/** The part that names the point first; factors by weight. */
function byRole<Part extends PointPart>(parts: readonly Part[]): Part[] {
  const weightOf = ({ weight }: Part) => Math.abs(weight ?? 0);
  return parts.toSorted((a, b) => rankOf(a) - rankOf(b) || weightOf(b) - weightOf(a));
}

function rankOf({ kind }: PointPart): number {
  return POINT_ROLES.findIndex((role) => role === kind);
}

function roleOf(unit: readonly PointPart[]): number {
  return Math.min(...unit.map(rankOf));
}

function stakeOf(parts: readonly PointPart[]): number {
  return parts.reduce((sum, { weight }) => sum + Math.abs(weight ?? 0), 0);
}

function differences(parts: readonly PointPart[]): number {
  return parts.filter(({ kind }) => kind === "contradiction").length;
}

function placesOf(parts: readonly PointPart[]): Place[] {
  return parts.flatMap(({ citations }) => citations);
}

/** The group with which the unit shares the most places; the first of several. */
function nearestTo<Part extends PointPart>(unit: readonly Part[], groups: readonly Group<Part>[]): Group<Part> | null {
  const own = placesOf(unit);
  let nearest: Group<Part> | null = null;
  let most = 0;
  for (const group of groups) {
    const shared = own.filter((one) => group.places.some((other) => overlaps(one, other))).length;
    if (shared > most) [nearest, most] = [group, shared];
  }
  return nearest;
}

/** More than half of the shorter quote is in the other. */
function overlaps(one: Place, other: Place): boolean {
  if (one.documentId !== other.documentId || one.pageNumber !== other.pageNumber) return false;
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared * 2 > Math.min(one.end - one.start, other.end - other.start);
}
