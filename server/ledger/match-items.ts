import { createHash } from "node:crypto";
import { describeItem, type GapItem } from "#lib/domain/gap-item.ts";
import { isSetAside } from "#lib/domain/findings.ts";
import { normaliseText } from "#lib/domain/text/normalise-text.ts";
import { gapItemsOf } from "../findings/gap-items.ts";
import type { FINDING_INCLUDE } from "../findings/present-finding.ts";
import type { LedgerItem, Prisma } from "../db/client.ts";
import { type LedgerPlace, parsePlaces, placesOf, sharesDocument, sharesPlace } from "./ledger-place.ts";

export type GapFinding = Prisma.FindingGetPayload<{ include: Pick<typeof FINDING_INCLUDE, "citations"> }>;

/** An item of the ledger: from a gap, from a row, or both. */
export type MatchedItem<Row> = {
  readonly id: string;
  readonly row: Row | null;
  readonly gap: GapFinding | null;
  /** What the gap asks for; of an item without a gap, its line. */
  readonly item: GapItem;
  readonly places: readonly LedgerPlace[];
};

type Candidate = {
  readonly id: string;
  readonly gap: GapFinding;
  readonly item: GapItem;
  readonly thing: string;
  readonly isOnlyItem: boolean;
  readonly places: readonly LedgerPlace[];
};

/**
 * The items of a case: the gaps of its analysis that nobody rejected, one for each thing, with the rows of those that
 * somebody acted on. A row finds its gap in a new analysis by the thing and its place: the same certificate of another
 * instrument is another item. Then what has a state or was added by hand and is in no gap.
 */
export function matchItems<Row extends LedgerItem>(given: {
  readonly caseId: string;
  readonly gaps: readonly GapFinding[];
  readonly rows: readonly Row[];
}): MatchedItem<Row>[] {
  const candidates = candidatesOf(given);
  const rowOf = new Map<Candidate, Row>();
  const left = new Set(given.rows.filter(({ isByHand }) => !isByHand));
  const take = (isSame: (row: Row, candidate: Candidate) => boolean) => {
    for (const row of left) {
      const found = candidates.find((candidate) => !rowOf.has(candidate) && isSame(row, candidate));
      if (found === undefined) continue;
      rowOf.set(found, row);
      left.delete(row);
    }
  };
  take((row, { id }) => row.id === id);
  take((row, { thing, places }) => wordsOf(row.text) === thing && isSamePlace(parsePlaces(row.places), places));
  take(
    (row, { gap, isOnlyItem, places }) =>
      isOnlyItem && row.ruleId === gap.ruleId && sharesPlace(parsePlaces(row.places), places),
  );
  const found = candidates.map((candidate): MatchedItem<Row> => {
    const { gap, item, places } = candidate;
    const row = rowOf.get(candidate) ?? null;
    return { id: row?.id ?? candidate.id, row, gap, item, places };
  });
  const alone = given.rows.filter((row) => row.isByHand || (left.has(row) && row.state !== "open"));
  return [
    ...found,
    ...alone.map((row) => ({
      ...{ id: row.id, row, gap: null, item: { what: row.text } },
      places: parsePlaces(row.places),
    })),
  ];
}

/** What rests on no place, on either side, is the same by its words alone. */
function isSamePlace(one: readonly LedgerPlace[], other: readonly LedgerPlace[]): boolean {
  return one.length === 0 || other.length === 0 || sharesDocument(one, other);
}

function candidatesOf({ caseId, gaps }: { caseId: string; gaps: readonly GapFinding[] }): Candidate[] {
  const taken = new Set<string>();
  return gaps
    .filter((gap) => gap.verified && gap.verdict !== "rejected" && !isSetAside(gap))
    .flatMap((gap) => {
      const items = gapItemsOf(gap);
      const places = placesOf(gap.citations);
      return items.map((item): Candidate => {
        const thing = wordsOf(describeItem(item));
        let count = 0;
        let id = idOf([caseId, thing, places[0]?.documentId ?? "", count]);
        while (taken.has(id)) id = idOf([caseId, thing, places[0]?.documentId ?? "", ++count]);
        taken.add(id);
        return { id, gap, item, thing, isOnlyItem: items.length === 1, places };
      });
    });
}

/** An id of UUID version 8 made from these parts: the same item has the same id before anybody acted on it. */
function idOf(parts: readonly (string | number)[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function wordsOf(text: string): string {
  return normaliseText(text).text.trim();
}
