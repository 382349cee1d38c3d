import type { ProposedPoint } from "../../findings.ts";
import type { CaseReading } from "../../read-case.ts";
import { createCaseClock } from "../../text/case-clock.ts";
import { accountsOf } from "./accounts.ts";
import { citeClause } from "../matching/cite-clause.ts";
import { minutesApart } from "./compare-times.ts";
import { headingOf } from "./contradiction.ts";
import type { Keyed } from "./frame.ts";
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
export function findSideBySide({ text }: Pick<CaseReading, "text">, lowConfidence: number): ProposedPoint[] {
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
  return [...byLabel]
    .map(([label, mentions]) => composeRow(label, mentions))
    .filter(({ cells }) => documentsOf(cells) > 1)
    .sort((a, b) => b.apart - a.apart || documentsOf(b.cells) - documentsOf(a.cells))
    .slice(0, MOST_POINTS)
    .map(({ label, cells }) => ({ label, cells: cells.map((cell) => citeCell(cell, cells)) }));
}

/** One mention of each document, in order of exhibit. */
function composeRow(label: string, mentions: readonly Mention[]): Row {
  const byDocument = [...Map.groupBy(mentions, ({ sentence }) => sentence.document).values()].map((own) =>
    own.slice(0, MOST_OF_ONE),
  );
  const chosen: Ranked[] = [];
  for (const own of byDocument) chosen.push(bestOf(own, { chosen, all: byDocument }));
  const cells = chosen
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_CELLS)
    .map(({ mention }) => mention)
    .toSorted((a, b) => a.sentence.document.exhibit - b.sentence.document.exhibit);
  const apart = cells.some((one) => cells.some((other) => differ(one, other)));
  return { label, cells, apart: Number(apart) };
}

function citeCell(cell: Mention, row: readonly Mention[]): ProposedPoint["cells"][number] {
  const { sentence, at, of } = cell;
  // A log and a transcript give the time at the start of the line, before the words that name the event.
  const isLineTime = of.differ === minutesApart && sentence.timeCode !== null;
  return {
    ...citeClause(sentence, at),
    differs: row.some((other) => differ(cell, other)),
    at: isLineTime ? sentence.lead : sentence.start + at,
  };
}

type Ranked = { readonly mention: Mention; readonly worth: number };

/** The mention that differs from most documents, above all from what is chosen of them. */
function bestOf(
  own: readonly Mention[],
  { chosen, all }: { readonly chosen: readonly Ranked[]; readonly all: readonly (readonly Mention[])[] },
): Ranked {
  return own
    .map((mention) => {
      const met = chosen.filter((other) => differ(mention, other.mention)).length;
      const differing = all.filter((theirs) => theirs.some((other) => differ(mention, other))).length;
      return { mention, worth: 2 * met + differing + (mention.of.isPreferred(mention.sentence) ? 1 : 0) };
    })
    .reduce((best, each) => (each.worth > best.worth ? each : best));
}

function differ(one: Mention, other: Mention): boolean {
  return one.of === other.of && isApart(one.of.differ, one, other);
}

function documentsOf(cells: readonly Mention[]): number {
  return new Set(cells.map(({ sentence }) => sentence.document)).size;
}
