import { comparePlace, placeOfCitation } from "#components/widgets/viewer-place.ts";
import type { ViewerContext } from "#components/viewer/viewer-context.ts";
import type { Citation, Finding } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { CasePoint } from "#lib/contracts/points.ts";
import { VIEWER_SOURCE } from "#lib/copy/case/viewer.ts";
import { isSetAside } from "#lib/domain/findings.ts";

/** What the viewer was opened from: a finding, or all findings of a point. */
export type ViewerSource = {
  /** Gives the title; of a point its contradiction, else its first finding. */
  readonly finding: Finding;
  /** The one that Accept and Reject decide; null where nothing moves by it. */
  readonly judged: Finding | null;
  /** What the factors of its point weigh together; null without a factor. */
  readonly weight: number | null;
  /** The point of the case page that it belongs to; null for what belongs to none, such as an event. */
  readonly point: CasePoint | null;
  /** Each place once. */
  readonly citations: readonly Citation[];
  /** All verified contradictions, in the order of the record, when the finding is one. */
  readonly contradictions: readonly Finding[];
};

const JUDGED: ReadonlySet<Finding["kind"]> = new Set<Finding["kind"]>([
  "issue",
  "factor",
  "contradiction",
  "weakness",
  "defense",
]);

/** Finds the finding or the point of an id; null when the analysis has none, as after a new one. */
export function findViewerSource(analysis: Analysis | null, id: string | undefined): ViewerSource | null {
  if (analysis === null || id === undefined) return null;
  const findings = analysis.findings.filter((finding) => !isSetAside(finding));
  const own = findings.find((finding) => finding.id === id);
  const point = analysis.points.find((one) => one.id === id || idsOf(one).has(id)) ?? null;
  const ids = point === null ? new Set([id]) : idsOf(point);
  const members = findings.filter((finding) => ids.has(finding.id));
  const finding = own ?? members.find(({ kind }) => kind === "contradiction") ?? members[0];
  if (finding === undefined) return null;
  return {
    finding,
    point,
    weight: weightOf(findings.filter(({ pointId }) => pointId === finding.pointId)),
    judged: [finding, ...members].find(({ kind }) => JUDGED.has(kind)) ?? null,
    // Its own words first, then those of its point: what the page showed beside it.
    citations: eachPlaceOnce([finding, ...members].flatMap(({ citations }) => citations)),
    contradictions:
      finding.kind === "contradiction"
        ? findings.filter(({ kind, verified }) => kind === "contradiction" && verified)
        : [],
  };
}

function idsOf({ findings }: CasePoint): ReadonlySet<string> {
  return new Set(Object.values(findings).flat());
}

/** The viewer's words and steps for it, the review apart. */
export function sourceContext(source: ViewerSource): Omit<ViewerContext, "review"> {
  const { finding, point, citations, contradictions } = source;
  const index = contradictions.indexOf(finding);
  const goTo = (to: Finding | undefined, label: string) => {
    const place = to === undefined ? null : comparePlace(to.citations, to.id);
    return place === null ? null : { label, place };
  };
  return {
    // The point has one name, here and on the page; the rules' name of a contradiction would be a second one.
    title: point?.title ?? finding.text,
    where: [
      point !== null && VIEWER_SOURCE.pointTitle(point.rank),
      index !== -1 && VIEWER_SOURCE.contradiction(index + 1, contradictions.length),
    ]
      .filter(Boolean)
      .join(" "),
    name: point === null ? VIEWER_SOURCE.finding : VIEWER_SOURCE.point(point.rank),
    citations,
    previous: index <= 0 ? null : goTo(contradictions[index - 1], VIEWER_SOURCE.previous),
    next: index === -1 ? null : goTo(contradictions[index + 1], VIEWER_SOURCE.nextContradiction),
  };
}

function weightOf(findings: readonly Finding[]): number | null {
  const weights = findings.flatMap(({ weight }) => weight ?? []);
  return weights.length === 0 ? null : weights.reduce((sum, weight) => sum + weight, 0);
}

function eachPlaceOnce(citations: readonly Citation[]): Citation[] {
  return [...new Map(citations.map((citation) => [JSON.stringify(placeOfCitation(citation)), citation])).values()];
}
