import type { Finding } from "#lib/contracts/findings.ts";
import { overlaps } from "#lib/analysis/overlaps.ts";
import { sureTimeOf } from "#lib/analysis/event-remark.ts";
import { disputedPoints } from "#lib/analysis/timeline-days.ts";
import type { DrawnClaim, DrawnEvent, DrawnSpan, LaneContent } from "./lane-content.ts";
import { layOutLanes, type PlacedLane } from "./lay-out-lanes.ts";
import { orderLanes } from "./order-lanes.ts";
import { createTimeScale, minuteOf, type TimeScale } from "./time-scale.ts";

export type TimelineDrawing = {
  readonly scale: TimeScale;
  readonly lanes: readonly PlacedLane[];
  readonly bridges: readonly DrawnSpan[];
  /** Exhibits that are in the list alone. */
  readonly omitted: number;
};

/** More lanes would fill the screen; the papers that disagree and those with most events are drawn. */
const MOST_LANES = 12;
const FEWEST_EVENTS = 2;

/**
 * Lays out the events that have a date, a lane for each exhibit. Rejected events are not drawn.
 * @returns null when there is too little to draw: the list says it better
 */
export function drawTimeline(events: readonly Finding[], contradictions: readonly Finding[]): TimelineDrawing | null {
  const drawn = events
    .filter(({ verdict }) => verdict !== "rejected")
    .flatMap((event) => drawEvent(event, contradictions));
  if (new Set(drawn.map(({ event }) => event.id)).size < FEWEST_EVENTS) return null;
  const spans = contradictions.flatMap((contradiction) => spanOf(contradiction, drawn));
  const [stretches, apart] = partition(spans, ({ from, to }) => documentOf(from) === documentOf(to));
  const bridges = apart.filter(({ matter }) => isAboutTime(matter));
  const claims = contradictions.flatMap((contradiction) => claimsOf(contradiction, drawn));
  const pairs = spans.map(({ from, to }) => [documentOf(from), documentOf(to)] as const);
  const papers = new Map([...drawn, ...claims].map(({ citation }) => [citation.documentId, citation]));
  const byExhibit = [...papers.values()].toSorted((a, b) => (a.exhibit ?? Infinity) - (b.exhibit ?? Infinity));
  const lanes = byExhibit.map((paper): LaneContent => ({
    paper,
    events: drawn.filter((one) => documentOf(one) === paper.documentId),
    claims: claims.filter(({ citation }) => citation.documentId === paper.documentId),
    stretches: stretches.filter(({ from }) => documentOf(from) === paper.documentId),
  }));
  const kept = new Set(lanes.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, MOST_LANES));
  const order = orderLanes(
    byExhibit.map(({ documentId }) => documentId),
    pairs,
  );
  const shown = order.flatMap((id) => lanes.find((lane) => lane.paper.documentId === id && kept.has(lane)) ?? []);
  const isShown = (event: DrawnEvent) => shown.some(({ paper }) => paper.documentId === documentOf(event));
  const crossing = bridges.filter(({ from, to }) => isShown(from) && isShown(to));
  const scale = createTimeScale(
    shown.flatMap(({ events: own, claims: said }) => [...own, ...said].map(({ at }) => at)),
  );
  return {
    scale,
    lanes: layOutLanes(shown, crossing, scale),
    bridges: crossing,
    omitted: lanes.length - shown.length,
  };
}

function drawEvent(event: Finding, contradictions: readonly Finding[]): DrawnEvent[] {
  if (event.eventDate === null) return [];
  const at = minuteOf(event.eventDate, event.eventTime);
  // Two places of one paper are one mark.
  const papers = new Map(event.citations.toReversed().map((citation) => [citation.documentId, citation]));
  return [...papers.values()].map((citation) => ({
    ...{ event, citation, at },
    disputed: disputedPoints({ citations: [citation] }, contradictions),
  }));
}

/** The two sides of a contradiction at two certain times; nothing where a side has none. */
function spanOf({ text, citations }: Finding, drawn: readonly DrawnEvent[]): DrawnSpan[] {
  const [one, ...others] = citations.map((side) =>
    drawn.find(({ event, citation }) => sureTimeOf(event) !== null && overlaps(citation, side)),
  );
  const other = others.find((side) => side !== undefined);
  if (one === undefined || other === undefined || one.at === other.at) return [];
  const [from, to] = one.at < other.at ? [one, other] : [other, one];
  return [{ matter: text, from, to, minutes: to.at - from.at }];
}

/** What a side says without a time, at the time of the other side. */
function claimsOf({ text, citations }: Finding, drawn: readonly DrawnEvent[]): DrawnClaim[] {
  const timed = citations.map((side) => drawn.find(({ citation }) => overlaps(citation, side)));
  const known = timed.find((side) => side !== undefined);
  if (known === undefined) return [];
  return citations.flatMap((side, index) =>
    timed[index] === undefined && side.documentId !== documentOf(known)
      ? [{ matter: text, citation: side, at: known.at }]
      : [],
  );
}

/** A bridge says how far apart two times of one event are. The rules name such a matter "Time of the stop". */
const isAboutTime = (matter: string) => /\btimes?\b/i.test(matter);

const documentOf = ({ citation }: DrawnEvent) => citation.documentId;

const worthOf = ({ events, claims, stretches }: LaneContent) =>
  100 * (events.filter(({ disputed }) => disputed.length > 0).length + claims.length + stretches.length) +
  events.length;

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
