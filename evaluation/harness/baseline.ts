import type { EngineOutput, ProposedPoint } from "#server/analyst/findings.ts";
import { createRandom } from "#server/analyst/testing/quote-mutations.ts";
import type { CaseFile } from "./case-file.ts";
import { KINDS, scoreCase, type Kind, type KindScore } from "./score.ts";

/** A case with what an engine made of it. */
export type AnalysedCase = {
  readonly file: CaseFile;
  readonly output: EngineOutput;
  readonly sideBySide: readonly ProposedPoint[];
};

type Share = { readonly hit: number; readonly of: number };
/** One case: its key against its own output, and against the output of other cases of its set. */
type Row = { readonly own: Share; readonly others: readonly Share[] };

export type Figure = {
  readonly kind: Kind;
  /** `found`: share of the key's items that were found. `right`: share of the shown lines that the key holds. */
  readonly measure: "found" | "right";
  readonly items: number;
  /** 0..1; NaN where nothing could be scored. */
  readonly own: number;
  readonly baseline: number;
  readonly lift: number;
  /** 95 % intervals by bootstrap over files: the items of one file are not independent. */
  readonly ownInterval: readonly [low: number, high: number];
  readonly liftInterval: readonly [low: number, high: number];
};

const ROTATIONS = [1, 2, 3, 4];
const RESAMPLES = 1_000;
const SEED = 11;

/** The scores of one case: `own` by its own output, `others` by those of the next cases of its set. */
type Scores = {
  readonly own: Readonly<Record<Kind, KindScore>>;
  readonly others: readonly Readonly<Record<Kind, KindScore>>[];
};

/**
 * Scores the key of each case against its own output and, as the chance baseline, against those of up to four other
 * cases of the same set: what a list made for somebody else's case would reach.
 */
export function scoreSet(set: readonly AnalysedCase[]): Scores[] {
  const score = ({ file }: AnalysedCase, by: AnalysedCase) =>
    scoreCase(file, { documents: by.file.documents, output: by.output, sideBySide: by.sideBySide });
  return set.map((one, index) => ({
    own: score(one, one),
    // In a set of two or four cases some rotations would meet the case itself.
    others: ROTATIONS.filter((shift) => shift % set.length !== 0).map((shift) =>
      score(one, set[(index + shift) % set.length] ?? one),
    ),
  }));
}

/** The figures of the given cases, kind by kind; kinds that no key mentions are left out. */
export function figuresOf(scores: readonly Scores[]): Figure[] {
  return KINDS.flatMap((kind) => {
    const rows = (share: (score: KindScore) => Share): Row[] =>
      scores.map(({ own, others }) => ({ own: share(own[kind]), others: others.map((score) => share(score[kind])) }));
    const found = rows(({ planted, missed }) => ({ hit: planted - missed.length, of: planted }));
    const right = rows(({ given, wrong }) => ({ hit: given - wrong.length, of: given }));
    if (found.every(({ own }) => own.of === 0)) return [];
    return [figureOf(kind, "found", found), figureOf(kind, "right", right)].filter(({ items }) => items > 0);
  });
}

function figureOf(kind: Kind, measure: Figure["measure"], rows: readonly Row[]): Figure {
  return {
    ...{ kind, measure, items: rows.reduce((total, { own }) => total + own.of, 0) },
    ...{ own: ownOf(rows), baseline: baselineOf(rows), lift: liftOf(rows) },
    ownInterval: intervalOf(rows, ownOf),
    liftInterval: intervalOf(rows, liftOf),
  };
}

const shareOf = (shares: readonly Share[]): number =>
  shares.reduce((total, { hit }) => total + hit, 0) / shares.reduce((total, { of }) => total + of, 0);
const ownOf = (rows: readonly Row[]) => shareOf(rows.map(({ own }) => own));
const baselineOf = (rows: readonly Row[]) => shareOf(rows.flatMap(({ others }) => others));
const liftOf = (rows: readonly Row[]) => ownOf(rows) - baselineOf(rows);

/** 95 % interval of a figure by bootstrap over its rows, one for each case. NaN where no resample has the figure. */
export function intervalOf<Row>(
  rows: readonly Row[],
  figure: (rows: readonly Row[]) => number,
): [low: number, high: number] {
  const random = createRandom(SEED);
  const values = Array.from({ length: RESAMPLES }, () =>
    figure(rows.flatMap(() => rows.slice(Math.floor(random() * rows.length)).slice(0, 1))),
  )
    .filter((value) => !Number.isNaN(value))
    .toSorted((one, other) => one - other);
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}
