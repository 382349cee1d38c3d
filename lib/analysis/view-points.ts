import type { Citation, Finding } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { CasePoint } from "#lib/contracts/points.ts";
import { type PointRole, type Pull, pullOf } from "#lib/domain/group-points.ts";

/** One line of a point's table: what the record says on it, and what another page says against it. */
export type PointRow = {
  /** The finding that is judged, and with it its whole `pointId`. */
  readonly lead: Finding;
  readonly what: string;
  /** Further words of the same findings that the row does not say yet. */
  readonly further: readonly string[];
  /** What it is good for; may be empty. */
  readonly detail: string;
  /** Without a contradiction `another` is empty. */
  readonly one: readonly Citation[];
  readonly another: readonly Citation[];
  /** Further places of the same findings. */
  readonly more: readonly Citation[];
  readonly factor: Finding | null;
};

/** A point with the findings themselves, as they stand on the page at this moment. */
export type PointView = CasePoint & {
  readonly pull: Pull;
  readonly rows: readonly PointRow[];
  readonly actions: readonly Finding[];
  readonly defenses: readonly Finding[];
  readonly gaps: readonly Finding[];
};

/** The points with their findings. A finding that is gone since the points were made is left out, and so is an empty point. */
export function viewPoints({ points, findings }: Pick<Analysis, "points" | "findings">): PointView[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return points.flatMap((point) => {
    const ofRole = (role: PointRole) => point.findings[role].flatMap((id) => byId.get(id) ?? []);
    const claims = [...ofRole("contradiction"), ...ofRole("factor"), ...ofRole("issue"), ...ofRole("weakness")];
    const view: PointView = {
      ...point,
      pull: pullOf(claims),
      rows: [...Map.groupBy(claims, ({ pointId }) => pointId).values()]
        .flatMap((unit) => toRows(unit, point))
        .toSorted((a, b) => weightOf(b) - weightOf(a)),
      actions: ofRole("action"),
      defenses: ofRole("defense"),
      gaps: ofRole("gap"),
    };
    const count = view.rows.length + view.actions.length + view.defenses.length + view.gaps.length;
    return count === 0 ? [] : [view];
  });
}

/** The findings that a verdict on the whole point goes to: what it claims, and where it only advises, the advice. */
export function judgedOf({ rows, actions, defenses, gaps }: PointView): readonly Finding[] {
  return rows.length > 0 ? rows.map(({ lead }) => lead) : [...gaps, ...defenses, ...actions];
}

/** All findings of a point that carry a verdict of their own or a note. */
export function findingsOf({ rows, actions, defenses, gaps }: PointView): readonly Finding[] {
  return [...rows.map(({ lead }) => lead), ...actions, ...defenses, ...gaps];
}

/** How far somebody has reviewed a point. */
export type PointState = {
  readonly accepted: number;
  readonly rejected: number;
  readonly all: number;
  readonly notes: number;
};

export function stateOf(point: PointView): PointState {
  const judged = judgedOf(point);
  const count = (verdict: Finding["verdict"]) => judged.filter((finding) => finding.verdict === verdict).length;
  return {
    accepted: count("accepted"),
    rejected: count("rejected"),
    all: judged.length,
    notes: findingsOf(point).filter(({ note }) => note !== null).length,
  };
}

export function isReviewed(point: PointView): boolean {
  return judgedOf(point).every(({ verdict }) => verdict !== "proposed");
}

/** What a closed card quotes: the two sides of its weightiest contradiction, else its two shortest quotes. */
export function quotesOf({ rows, actions, defenses, gaps }: PointView): {
  readonly quotes: readonly Citation[];
  readonly differ: boolean;
} {
  const standing = rows.filter(({ lead }) => lead.verdict !== "rejected");
  const shown = standing.length > 0 ? standing : rows;
  const [apart] = shown.filter(({ another }) => another.length > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
  const sides = [apart?.one[0], apart?.another[0]].filter((side) => side !== undefined);
  if (sides.length === 2) return { quotes: sides, differ: true };
  const all =
    shown.length > 0
      ? shown.flatMap(({ one }) => one)
      : // The card names its first finding: quotes of another would not bear that out.
        ([...gaps, ...defenses, ...actions].find(({ citations }) => citations.length > 0)?.citations ?? []);
  const distinct = [...new Map(all.map((citation) => [citation.quote, citation])).values()];
  return { quotes: distinct.toSorted((a, b) => a.quote.length - b.quote.length).slice(0, 2), differ: false };
}

/** Findings of one `pointId`: a row for each contradiction among them, else one row. */
function toRows(unit: readonly Finding[], { why, title }: CasePoint): PointRow[] {
  const factor = unit.find(({ kind }) => kind === "factor") ?? null;
  const differing = unit.filter(({ kind }) => kind === "contradiction");
  const leads = differing.length > 0 ? differing : unit.slice(0, 1);
  return leads.map((lead, index) => {
    const what = lead.text === why && lead.detail !== "" ? lead.detail : lead.text;
    const isFirst = index === 0;
    // The rules' weak point says what its factor says.
    const others = unit.filter(
      (one) => isFirst && one !== lead && one.kind !== "contradiction" && (one.kind !== "weakness" || factor === null),
    );
    const newOnes = (texts: readonly string[]) =>
      [...new Set(texts)].filter((text) => text !== "" && ![what, why, title].includes(text));
    const isDisputed = lead.kind === "contradiction";
    const citations = isDisputed ? lead.citations : (factor ?? lead).citations;
    const shown = new Set(citations.map(placeOf));
    const further = new Map(others.flatMap((one) => one.citations).map((citation) => [placeOf(citation), citation]));
    return {
      ...{ lead, what, factor: isFirst ? factor : null },
      further: newOnes(others.flatMap(({ text, alsoSaid }) => [text, ...alsoSaid])),
      detail: newOnes([lead, ...others].map(({ detail }) => detail)).join(" "),
      one: isDisputed ? citations.slice(0, 1) : citations,
      another: isDisputed ? citations.slice(1) : [],
      more: [...further].filter(([place]) => !shown.has(place)).map(([, citation]) => citation),
    };
  });
}

function placeOf({ documentId, pageNumber, start, end }: Citation): string {
  return `${documentId} ${pageNumber} ${start}-${end}`;
}

function weightOf({ factor }: PointRow): number {
  return Math.abs(factor?.weight ?? 0);
}
