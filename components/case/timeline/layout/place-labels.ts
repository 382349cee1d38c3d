/** Where a label is, seen from its mark. */
const SIDES = ["right", "below", "above", "left", "belowBack", "aboveBack"] as const;
/** `Back`: the words end at the mark instead of starting there. */
export type LabelSide = (typeof SIDES)[number];

/** A taken part of a lane: percents of the axis, and the line of it (-1 above the track, 0 on it, 1 below). */
export type Box = { readonly from: number; readonly to: number; readonly line: -1 | 0 | 1 };

type Labeled = {
  /** 0..100 */
  readonly left: number;
  /** Percents that the words take. */
  readonly width: number;
  /** What is labeled first when there is no room for all; higher first. */
  readonly worth: number;
  /** Percents: half of what is labeled; of a mark when absent. */
  readonly half?: number;
};

/** Percents: half a mark, and how far a label above or below starts before its mark. */
const MARK = 1.1;
const BACK = 0.9;

/**
 * A side for each label such that nothing overlaps; null for a label that has no room. Marks may lie on each other.
 * @param taken what else is in the lane: bridges and boxes with their words
 */
export function placeLabels(labels: readonly Labeled[], taken: readonly Box[]): (LabelSide | null)[] {
  const boxes = [
    ...taken,
    ...labels.map(({ left, half = MARK }) => ({ from: left - half, to: left + half, line: 0 as const })),
  ];
  const sides = labels.map((): LabelSide | null => null);
  const byWorth = labels.map((label, index) => ({ ...label, index })).toSorted((a, b) => b.worth - a.worth);
  for (const { index, ...label } of byWorth)
    for (const side of SIDES) {
      const box = boxOf(side, label);
      const isFree = box.from >= 0 && box.to <= 100 && !boxes.some((other) => overlap(box, other));
      if (!isFree) continue;
      boxes.push(box);
      sides[index] = side;
      break;
    }
  return sides;
}

function boxOf(side: LabelSide, { left, width, half = MARK }: Labeled): Box {
  if (side === "right") return { from: left + half, to: left + half + width, line: 0 };
  if (side === "left") return { from: left - half - width, to: left - half, line: 0 };
  const line = side === "above" || side === "aboveBack" ? -1 : 1;
  if (side === "above" || side === "below") return { from: left - BACK, to: left - BACK + width, line };
  return { from: left + BACK - width, to: left + BACK, line };
}

function overlap(one: Box, other: Box): boolean {
  return one.line === other.line && one.from < other.to && other.from < one.to;
}
