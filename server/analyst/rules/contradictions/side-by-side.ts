import type { ProposedPoint } from "../../findings.ts";
import type { CaseReading } from "../../read-case.ts";
import { createLikeness } from "../../text/account-words.ts";
import { createCaseClock } from "../../text/case-clock.ts";
import { accountsOf } from "./accounts.ts";
import { citeClause } from "../matching/cite-clause.ts";
import { minutesApart } from "./compare-times.ts";
import { headingOf } from "./contradiction.ts";
import type { Keyed } from "./frame.ts";
import { createIsOfOne } from "./is-of-one.ts";
import { isApart, readPoints, type PointReading } from "./read-points.ts";

const MOST_POINTS = 12;
const MOST_CELLS = 6;
/** Mentions of one row in one document that are weighed. */
const MOST_OF_ONE = 40;

type Mention = Keyed & { readonly of: PointReading };
type Row = { readonly label: string; readonly cells: readonly Mention[]; readonly apart: number };

/**
 * The points that at least two exhibits speak of, each exhibit in its own words: those on which exhibits differ first, then
 * those that more exhibits speak of. It claims nothing about which is right, nor that they speak of the same moment.
 * @param lowConfidence 0..1; pages that were read with less are not quoted
 */
export function findSideBySide(
  { text, people }: Pick<CaseReading, "text" | "people">,
  lowConfidence: number,
): ProposedPoint[] {
  const unsure = new Set(
    text.documents.flatMap(({ pages }) =>
      pages.filter(({ confidence }) => confidence < lowConfidence).map((page) => page.text),
    ),
  );
  const accounts = accountsOf(text).filter(({ pageText }) => !unsure.has(pageText));
  const byLabel = new Map<string, Mention[]>();
  for (const reading of readPoints(text, accounts, createCaseClock(text)))
    for (const mention of reading.mentions) {
      const label = reading.point.row ?? headingOf(reading.point, mention.key);
      const row = byLabel.get(label) ?? [];
      row.push({ ...mention, of: reading });
      byLabel.set(label, row);
    }
  const differ = createDiffer({ text, people });
  return [...byLabel]
    .map(([label, mentions]) => composeRow(label, mentions, differ))
    .filter(({ cells }) => documentsOf(cells) > 1)
    .sort((a, b) => b.apart - a.apart || documentsOf(b.cells) - documentsOf(a.cells))
    .slice(0, MOST_POINTS)
    .map(({ label, cells }) => ({ label, cells: cells.map((cell) => citeCell(cell, cells, differ)) }));
}

type DifferTest = (one: Mention, other: Mention) => boolean;

/**
 * Whether two mentions of a point are apart and likely to be of one thing, as two sides of a contradiction have to be. Judges found
 * half of the rows that were marked without it to tell of two people or two moments (evaluation/judged, 29 November).
 */
function createDiffer({ text, people }: Pick<CaseReading, "text" | "people">): DifferTest {
  const isOfOne = createIsOfOne(createLikeness(text), people);
  return (one, other) => one.of === other.of && isApart(one.of.differ, one, other) && isOfOne(one.of.point, one, other);
}

/** Of what a file often has several of, a difference decides what is quoted, and is not called one. */
const isMarked = ({ of }: Mention): boolean => !of.point.isOfMany;

/** One mention of each document, in order of exhibit. */
function composeRow(label: string, mentions: readonly Mention[], differ: DifferTest): Row {
  const byDocument = [...Map.groupBy(mentions, ({ sentence }) => sentence.document).values()].map((own) =>
    own.slice(0, MOST_OF_ONE),
  );
  const chosen: Ranked[] = [];
  for (const own of byDocument) chosen.push(bestOf(own, { chosen, all: byDocument, differ }));
  const cells = chosen
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_CELLS)
    .map(({ mention }) => mention)
    .toSorted((a, b) => a.sentence.document.exhibit - b.sentence.document.exhibit);
  const apart = cells.some((one) => isMarked(one) && cells.some((other) => differ(one, other)));
  return { label, cells, apart: Number(apart) };
}

function citeCell(cell: Mention, row: readonly Mention[], differ: DifferTest): ProposedPoint["cells"][number] {
  const { sentence, at, of } = cell;
  // A log and a transcript give the time at the start of the line, before the words that name the event.
  const isLineTime = of.differ === minutesApart && sentence.timeCode !== null;
  return {
    ...citeClause(sentence, at),
    // Who says the same as a cell that differs differs with it.
    differs: isMarked(cell) && row.some((like) => saysTheSame(like, cell) && row.some((other) => differ(like, other))),
    at: isLineTime ? sentence.lead : sentence.start + at,
  };
}

function saysTheSame(one: Mention, other: Mention): boolean {
  return one.of === other.of && one.key === other.key && one.value === other.value;
}

type Ranked = { readonly mention: Mention; readonly worth: number };

/** The mention that differs from most documents, above all from what is chosen of them. */
function bestOf(
  own: readonly Mention[],
  {
    chosen,
    all,
    differ,
  }: {
    readonly chosen: readonly Ranked[];
    readonly all: readonly (readonly Mention[])[];
    readonly differ: DifferTest;
  },
): Ranked {
  return own
    .map((mention) => {
      const met = chosen.filter((other) => differ(mention, other.mention)).length;
      const differing = all.filter((theirs) => theirs.some((other) => differ(mention, other))).length;
      return { mention, worth: 2 * met + differing + (mention.of.isPreferred(mention.sentence) ? 1 : 0) };
    })
    .reduce((best, each) => (each.worth > best.worth ? each : best));
}

function documentsOf(cells: readonly Mention[]): number {
  return new Set(cells.map(({ sentence }) => sentence.document)).size;
}
