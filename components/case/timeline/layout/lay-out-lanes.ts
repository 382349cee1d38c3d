import { TIMELINE } from "#lib/copy/case/timeline.ts";
import type { DrawnClaim, DrawnEvent, DrawnSpan, LaneContent } from "./lane-content.ts";
import { type Box, type LabelSide, placeLabels } from "./place-labels.ts";
import { shortLabelOf } from "./short-label.ts";
import type { TimeScale } from "./time-scale.ts";

type Label = { readonly words: string; readonly side: LabelSide };

/** Positions across are percents of the axis, heights pixels from the top of the first lane. */
export type PlacedLane = LaneContent & {
  readonly top: number;
  readonly height: number;
  readonly marks: readonly (DrawnEvent & { readonly left: number; readonly label: Label | null })[];
  readonly boxes: readonly (DrawnClaim & { readonly left: number; readonly label: Label | null })[];
  /** Bridges whose words are on the upper edge of this lane. */
  readonly bridges: readonly PlacedBridge[];
};

export type PlacedBridge = DrawnSpan & {
  /** Of the mark in the upper and in the lower lane. */
  readonly upper: { readonly left: number; readonly y: number };
  readonly lower: { readonly left: number; readonly y: number };
  /** Percent where the words start; null when they have no room. */
  readonly wordsAt: number | null;
};

const LANE = 42;
const TALL_LANE = 58;
/** Width of the axis in the narrowest window that shows the drawing: what fits there fits in every wider one. */
const AXIS_PX = 690;
/** Percents: half of a claim's box. */
export const CLAIM_HALF = 3;

/** Gives each lane its height, its labels and the bridges that end in it. */
export function layOutLanes(
  lanes: readonly LaneContent[],
  bridges: readonly DrawnSpan[],
  { leftOf }: TimeScale,
): PlacedLane[] {
  const indexOf = ({ citation }: DrawnEvent) =>
    lanes.findIndex(({ paper }) => paper.documentId === citation.documentId);
  const crossing: Crossing[] = [];
  for (const span of bridges) {
    const ends = [span.from, span.to].map((event) => ({ lane: indexOf(event), left: leftOf(event.at) }));
    const [upper, lower] = ends.toSorted((a, b) => a.lane - b.lane);
    if (upper === undefined || lower === undefined) continue;
    const words = wordsFrom(upper.left, lower.left, widthOf(TIMELINE.apart(span.minutes)));
    const before = crossing.filter((other) => other.lower.lane === lower.lane);
    const isFree = before.every(
      ({ words: taken }) => taken === null || taken.to <= words.from || words.to <= taken.from,
    );
    crossing.push({ span, upper, lower, words: isFree && words.from >= 0 && words.to <= 100 ? words : null });
  }
  const labeled = lanes.map((lane, index) => labelLane(lane, leftOf, takenBy(crossing, index)));
  let next = 0;
  const tops = labeled.map(({ height }) => {
    const top = next;
    next += height;
    return top;
  });
  const middle = (index: number) => (tops[index] ?? 0) + (labeled[index]?.height ?? 0) / 2;
  return labeled.map((lane, index) => ({
    ...lane,
    top: tops[index] ?? 0,
    bridges: crossing
      .filter(({ lower }) => lower.lane === index)
      .map(({ span, upper, lower, words }) => ({
        ...span,
        upper: { left: upper.left, y: middle(upper.lane) },
        lower: { left: lower.left, y: middle(lower.lane) },
        wordsAt: words?.from ?? null,
      })),
  }));
}

type End = { readonly lane: number; readonly left: number };
type Crossing = {
  readonly span: DrawnSpan;
  readonly upper: End;
  readonly lower: End;
  readonly words: { readonly from: number; readonly to: number } | null;
};

/** On the elbow when they fit on it, else after it, else before it. */
function wordsFrom(one: number, other: number, width: number): { from: number; to: number } {
  const [from, to] = one < other ? [one, other] : [other, one];
  const start = to - from >= width + 1 ? (from + to - width) / 2 : to + 1 + width <= 100 ? to + 1 : from - 1 - width;
  return { from: start, to: start + width };
}

/** What bridges take of a lane: their lines, and their words on its edge. */
function takenBy(crossing: readonly Crossing[], lane: number): Box[] {
  return crossing.flatMap(({ upper, lower, words }) => {
    if (lane < upper.lane || lane > lower.lane) return [];
    const line = ({ left }: End, at: Box["line"]): Box => ({ from: left - 0.6, to: left + 0.6, line: at });
    const elbow = { from: Math.min(upper.left, lower.left), to: Math.max(upper.left, lower.left) };
    const onEdge = (at: Box["line"]): Box[] => [
      { ...elbow, line: at },
      ...(words === null ? [] : [{ ...words, line: at }]),
    ];
    if (lane === lower.lane) return [...onEdge(-1), line(lower, -1)];
    if (lane === upper.lane) return lower.lane === lane + 1 ? onEdge(1) : [line(upper, 1)];
    const through = ([-1, 0, 1] as const).map((at) => line(upper, at));
    return lane === lower.lane - 1 ? [...through, ...onEdge(1)] : through;
  });
}

function labelLane(lane: LaneContent, leftOf: TimeScale["leftOf"], taken: readonly Box[]) {
  const events = lane.events.map((event) => ({ ...event, left: leftOf(event.at), words: shortLabelOf(event) }));
  const claims = lane.claims.map((claim) => ({ ...claim, left: leftOf(claim.at), words: claim.matter }));
  const stretches = lane.stretches.map(({ from, to }): Box => ({ from: leftOf(from.at), to: leftOf(to.at), line: 0 }));
  const labels = [
    ...events.map(({ left, words, disputed }) => ({
      left,
      width: widthOf(words),
      worth: Math.min(disputed.length, 1),
    })),
    ...claims.map(({ left, words }) => ({ left, width: widthOf(words), worth: 1, half: CLAIM_HALF })),
  ];
  const sides = placeLabels(labels, [...taken, ...stretches]);
  const labelOf = (index: number, words: string): Label | null => {
    const side = sides[index] ?? null;
    return side === null ? null : { words, side };
  };
  const has = (line: "above" | "below") => sides.includes(line) || sides.includes(`${line}Back`);
  const isTall = has("above") && has("below");
  return {
    ...lane,
    height: isTall ? TALL_LANE : LANE,
    marks: events.map(({ words, ...event }, index) => ({ ...event, label: labelOf(index, words) })),
    boxes: claims.map(({ words, ...claim }, index) => ({ ...claim, label: labelOf(events.length + index, words) })),
  };
}

/** Percents of the narrowest axis that 12 px words take, with the space around them. */
function widthOf(words: string): number {
  const pixels = [...words].reduce((sum, letter) => sum + (/\p{Lu}|[\dMWmw—…]/u.test(letter) ? 8.4 : 6.4), 8);
  return (100 * pixels) / AXIS_PX;
}
