/** Minutes since 1970 in the clock of the record; a day without a time of day is at its midnight. */
export type Minute = number;

export type Tick = {
  /** 0..100 */
  readonly left: number;
  /** "23:40", or "Oct 12" where the axis counts days. */
  readonly label: string;
  /** The day that begins here, where the label is a time of day. */
  readonly day: string | null;
};

export type TimeScale = {
  /** Percent of the axis, 0..100, of a moment between the first and the last one. */
  readonly leftOf: (at: Minute) => number;
  readonly ticks: readonly Tick[];
  /** Percents at which the axis leaves out time in which nothing happened. */
  readonly breaks: readonly number[];
};

type Stretch = { readonly from: Minute; readonly to: Minute };

const HOUR = 60;
const DAY = 24 * HOUR;
const STEPS = [1, 2, 5, 10, 15, 30, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY, 14 * DAY];
const LONG_STEPS = [30, 60, 90, 180, 365, 730, 1825, 3650].map((days) => days * DAY);
/** A gap is left out when it is that part of all the time that is still on the axis, and at least an hour. */
const WIDE_GAP = 0.25;
const LEAST_GAP = HOUR;
const MOST_BREAKS = 6;
/** Percents of the axis: around it, of a break, and the least of a stretch. */
const MARGIN = 2.5;
const BREAK = 3;
const LEAST_STRETCH = 6;
/** Percents between two ticks of a stretch, at least. */
const TICKS_APART = 9;
/** Percents that a tick's label takes; "Oct 12, 2025" takes the wide one. */
const TIME_LABEL = 7;
const DAY_LABEL = 12;

/** A linear axis over moments that leaves out long stretches of nothing. At least one moment, in any order. */
export function createTimeScale(moments: readonly Minute[]): TimeScale {
  const stretches = splitAtGaps([...new Set(moments)].toSorted((a, b) => a - b));
  const durations = stretches.map(({ from, to }) => to - from);
  const room = 100 - 2 * MARGIN - BREAK * (stretches.length - 1) - LEAST_STRETCH * stretches.length;
  const all = durations.reduce((sum, each) => sum + each, 0);
  let next = MARGIN;
  const placed = stretches.map((stretch, index) => {
    const width = LEAST_STRETCH + room * (all === 0 ? 1 / stretches.length : (durations[index] ?? 0) / all);
    const left = next;
    next += width + BREAK;
    return { ...stretch, left, width };
  });
  const leftOf = (at: Minute): number => {
    const { from, to, left, width } = placed.findLast((each) => at >= each.from) ?? placed[0] ?? NOWHERE;
    return to === from ? left + width / 2 : left + (width * (Math.min(at, to) - from)) / (to - from);
  };
  return {
    leftOf,
    ticks: ticksOf(placed, leftOf),
    breaks: placed.slice(1).map(({ left }) => left - BREAK / 2),
  };
}

const NOWHERE = { from: 0, to: 0, left: 0, width: 100 };

function splitAtGaps(moments: readonly Minute[]): Stretch[] {
  const gaps = moments
    .slice(1)
    .map((to, index) => ({ index, length: to - (moments[index] ?? to) }))
    .toSorted((a, b) => b.length - a.length);
  let rest = gaps.reduce((sum, { length }) => sum + length, 0);
  const ends = new Set<number>();
  for (const { index, length } of gaps) {
    if (ends.size === MOST_BREAKS || length < LEAST_GAP || length < WIDE_GAP * rest) break;
    ends.add(index);
    rest -= length;
  }
  const stretches: Stretch[] = [];
  let from = moments[0] ?? 0;
  for (const [index, to] of moments.entries())
    if (ends.has(index) || index === moments.length - 1) {
      stretches.push({ from, to });
      from = moments[index + 1] ?? to;
    }
  return stretches;
}

type Placed = Stretch & { readonly left: number; readonly width: number };

function ticksOf(placed: readonly Placed[], leftOf: (at: Minute) => number): Tick[] {
  const years = new Set(placed.flatMap(({ from, to }) => [yearOf(from), yearOf(to)]));
  const nameDay = (at: Minute) => formatDay(at, years.size > 1);
  const ticks: Tick[] = [];
  let lastDay = "";
  let free = -Infinity;
  for (const { from, to, width } of placed) {
    const perPercent = (to - from) / width;
    const step = [...STEPS, ...LONG_STEPS].find((each) => each >= perPercent * TICKS_APART) ?? 3650 * DAY;
    const isDays = step >= DAY || (to === from && from % DAY === 0);
    for (const at of multiples(from, to, isDays ? Math.max(step, DAY) : step)) {
      const left = leftOf(at);
      const half = (isDays ? DAY_LABEL : TIME_LABEL) / 2;
      if (left - half < free) continue;
      free = left + half;
      const day = nameDay(at);
      ticks.push({ left, label: isDays ? day : timeOf(at), day: isDays || day === lastDay ? null : day });
      lastDay = isDays ? lastDay : day;
    }
  }
  return ticks;
}

/** The multiples of a step in a stretch; its start where there is none. */
function multiples(from: Minute, to: Minute, step: number): Minute[] {
  const first = Math.ceil(from / step) * step;
  if (first > to) return [from];
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

const timeOf = (at: Minute) => new Date(at * 60_000).toISOString().slice(11, 16);
const yearOf = (at: Minute) => new Date(at * 60_000).getUTCFullYear();

function formatDay(at: Minute, withYear: boolean): string {
  return new Intl.DateTimeFormat("en-US", {
    ...{ month: "short", day: "numeric", timeZone: "UTC" },
    ...(withYear && { year: "numeric" }),
  }).format(new Date(at * 60_000));
}

/** @param date `YYYY-MM-DD` @param time `HH:MM`, or null for the day alone */
export function minuteOf(date: string, time: string | null): Minute {
  return Date.parse(`${date}T${time ?? "00:00"}:00Z`) / 60_000;
}
