import type { ViewerPlace } from "#components/widgets/viewer-place.ts";
import { placeOfCitation } from "#components/widgets/viewer-place.ts";
import type { Finding, SideBySidePoint } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { exhibitLabel } from "#lib/copy/case/documents.ts";
import { overlaps } from "#lib/analysis/overlaps.ts";

type Said = SideBySidePoint["cells"][number];

export type TableColumn = {
  readonly documentId: string;
  /** "Ex. 3"; null for a document without a number. */
  readonly exhibit: string | null;
  readonly fileName: string;
};

export type TableCell = {
  readonly documentId: string;
  /** The page's own words, from the ones on the matter. */
  readonly words: string;
  readonly quote: string;
  readonly pageNumber: number;
  /** It disagrees with another cell of the row. */
  readonly differs: boolean;
  /** With the exhibit that disagrees beside it. */
  readonly place: ViewerPlace;
};

export type TableRow = {
  readonly label: string;
  /** Rank of the point that the matter is part of; null when it is part of none. */
  readonly rank: number | null;
  /** One for each column; null where the exhibit is silent. */
  readonly cells: readonly (TableCell | null)[];
};

export type SideBySideTable = { readonly columns: readonly TableColumn[]; readonly rows: readonly TableRow[] };

/** Matters by exhibits; an exhibit that says nothing on any of them has no column. */
export function sideBySideTable({
  sideBySide,
  findings,
  points,
}: Pick<Analysis, "sideBySide" | "findings" | "points">): SideBySideTable {
  const all = sideBySide.flatMap(({ cells }) => cells);
  const columns = [...new Map(all.map((cell) => [cell.documentId, cell])).values()]
    .toSorted((one, other) => (one.exhibit ?? Infinity) - (other.exhibit ?? Infinity))
    .map(({ documentId, exhibit, fileName }) => ({
      documentId,
      fileName,
      exhibit: exhibit === null ? null : exhibitLabel(exhibit),
    }));
  const rows = sideBySide.map(({ label, cells }) => {
    const contradictions = findings.filter(
      ({ kind, verified, verdict, citations }) =>
        kind === "contradiction" &&
        verified &&
        verdict !== "rejected" &&
        cells.some((cell) => citations.some((one) => overlaps(cell, one))),
    );
    const lead = contradictions.find(({ text }) => text === label) ?? contradictions[0];
    const rank = points.find(({ findings: ids }) => lead !== undefined && ids.contradiction.includes(lead.id))?.rank;
    return {
      label,
      rank: rank ?? null,
      cells: columns.map(({ documentId }) => {
        const said = cells.find((cell) => cell.documentId === documentId);
        return said === undefined ? null : toCell(said, { label, cells: cells.map(marked(contradictions)) }, lead);
      }),
    };
  });
  return { columns, rows };
}

/** Cells are told to disagree only where a contradiction says so: papers may differ about two cars and two people. */
const marked =
  (contradictions: readonly Finding[]) =>
  (cell: Said): Said => ({
    ...cell,
    differs: cell.differs && contradictions.some(({ citations }) => citations.some((one) => overlaps(cell, one))),
  });

function toCell(said: Said, { label, cells }: SideBySidePoint, contradiction: Finding | undefined): TableCell {
  const { documentId, quote, pageNumber } = said;
  const apart = cells.filter((cell) => cell.differs);
  const other = apart.find((cell) => cell.documentId !== documentId);
  const differs = other !== undefined && apart.some((cell) => cell.documentId === documentId);
  return {
    ...{ documentId, quote, pageNumber, differs },
    words: wordsOf(said, label),
    place: {
      ...placeOfCitation(said),
      ...(differs && { beside: placeOfCitation(other) }),
      ...(contradiction !== undefined && { from: contradiction.id }),
    },
  };
}

/** The quote from the words on the matter; the whole quote where their place is not known. */
function wordsOf({ quote, start, end, at }: Said, label: string): string {
  if (at === null || at < start || at >= end || quote.length !== end - start) return quote;
  const from = wordStart(quote, at - start);
  const number = MEASURED.test(label) ? quote.slice(from).search(NUMBER) : -1;
  return withoutLabel(quote.slice(number > 0 ? wordStart(quote, from + number) : withBefore(quote, from)), label);
}

const wordStart = (quote: string, at: number) => quote.slice(0, at + 1).search(/\S*$/);

/** With the number right before it, and with what denies it in its clause: "two beers" is not "beers". */
function withBefore(quote: string, from: number): number {
  const before = BEFORE.exec(quote.slice(0, from));
  const start = before === null ? from : from - before[0].length;
  return DENIED.exec(quote.slice(0, start))?.index ?? start;
}

/** What such a row compares is a number: of a sentence that has one, its first words would hide it. */
const MEASURED = /\b(length|duration|number|clues|times?)\b/i;
const NUMBER_WORD = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+";
const NUMBER = new RegExp(`\\b(?:${NUMBER_WORD})\\b`, "i");
const BEFORE = new RegExp(`["“]?\\b(?:${NUMBER_WORD})\\s+$`, "i");
/** "didn't see any head lights coming from", up to another clause. */
const DENIED =
  /\b(?:no|not|never|nobody|none|neither|nor|without|den(?:y|ies|ied)|\w+n['’]t)\b(?:(?!, (?:and|but)\b)[^.;:!?]){0,80}$/i;

/** Words that the row's header says already would take the room of those it does not: "Walk-and-turn: 1 clue". */
function withoutLabel(words: string, label: string): string {
  const known = new Set(label.toLowerCase().match(WORD));
  let from = 0;
  for (const { 0: word, index } of words.toLowerCase().matchAll(WORD)) {
    if (!known.has(word)) return words.slice(from === 0 ? 0 : index);
    from = index + word.length;
  }
  return words;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;
