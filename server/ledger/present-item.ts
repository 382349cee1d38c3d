import type { LedgerItem } from "#lib/contracts/ledger.ts";
import { describeItem } from "#lib/domain/gap-item.ts";
import { requestLine } from "#lib/letters/request-letter.ts";
import { presentCitation } from "../findings/present-finding.ts";
import { gapItemsOf } from "../findings/gap-items.ts";
import type { Prisma } from "#server/db/client.ts";
import type { MatchedItem } from "./match-items.ts";
import { clientSpeechIn } from "../analyst/people/client-speech.ts";

export const ITEM_INCLUDE = {
  letter: { select: { number: true } },
  receivedAs: { select: { id: true, exhibit: true, originalFileName: true } },
} as const satisfies Prisma.LedgerItemInclude;
export type LedgerRow = Prisma.LedgerItemGetPayload<{ include: typeof ITEM_INCLUDE }>;

/** What a case says about its papers and its client. */
export type RecordOfCase = {
  /** Documents of the defense, which were never served. */
  readonly ours: ReadonlySet<string>;
  readonly clientNames: readonly string[];
  /** What a letter calls a paper. */
  readonly nameOfPaper: (document: { readonly id: string; readonly fileName: string }) => string;
};

/**
 * An item as the API shows it.
 * @param ranks of the points of the case page, by the id of a finding
 */
export function presentItem(
  { id, row, gap, item }: MatchedItem<LedgerRow>,
  record: RecordOfCase,
  ranks: ReadonlyMap<string, number> = new Map(),
): LedgerItem {
  const citations = gap?.citations ?? [];
  return {
    id,
    findingId: gap?.id ?? null,
    pointId: gap?.pointId ?? null,
    pointRank: ranks.get(gap?.id ?? "") ?? null,
    basis: gap?.basis ?? row?.basis ?? "mentioned",
    isByHand: row?.isByHand ?? false,
    text: describeItem(item),
    detail: gap === null ? (row?.detail ?? "") : detailOf(gap, describeItem(item)),
    citations: citations.map(presentCitation),
    isOurs: row?.isOurs ?? restsOnClient(citations, record),
    state: row?.state ?? "open",
    firstRequestedOn: dateOf(row?.firstRequestedOn),
    letterNumber: row?.letter?.number ?? null,
    dueOn: dateOf(row?.dueOn),
    settledOn: dateOf(row?.settledOn),
    receivedAs: receivedAsOf(row),
    reason: row?.reason ?? null,
    requestText: requestTextOf({ item, gap }, record),
  };
}

/** A column of a calendar date as `YYYY-MM-DD`. */
export function dateOf(column: Date | null | undefined): string | null {
  return column?.toISOString().slice(0, 10) ?? null;
}

function receivedAsOf(row: LedgerRow | null): LedgerItem["receivedAs"] {
  if (row?.receivedAs == null) return null;
  const { id: documentId, exhibit, originalFileName: fileName } = row.receivedAs;
  return { documentId, exhibit, fileName };
}

type Gap = NonNullable<MatchedItem<LedgerRow>["gap"]>;

/** What a gap says beyond the name of the thing: "The record says: not attached.", or why it is missing. */
export function detailOf({ text, detail, basis }: Pick<Gap, "text" | "detail" | "basis">, thing: string): string {
  const isStatus = basis === "stated" && text.startsWith(`${thing}: `);
  return isStatus ? `The record says: ${text.slice(thing.length + 2)}` : detail;
}

type Cited = Gap["citations"][number];

/** Only a paper of the defense, or only the client's own words, mention it: to ask for it would tell what the client said. */
function restsOnClient(citations: readonly Cited[], { ours, clientNames }: RecordOfCase): boolean {
  return (
    citations.length > 0 &&
    citations.every(({ documentId, quote }) => ours.has(documentId) || clientSpeechIn(quote, clientNames) === "certain")
  );
}

function requestTextOf({ item, gap }: Pick<MatchedItem<LedgerRow>, "item" | "gap">, record: RecordOfCase): string {
  const served = (gap?.citations ?? []).filter(
    ({ documentId, quote }) => !record.ours.has(documentId) && clientSpeechIn(quote, record.clientNames) !== "certain",
  );
  return requestLine({
    item,
    isOnlyItem: gap !== null && gap.basis !== "usual" && gapItemsOf(gap).length === 1,
    places: served.map(({ documentId, document, pageNumber, quote }) => ({
      paper: record.nameOfPaper({ id: documentId, fileName: document.originalFileName }),
      pageNumber,
      // Where a page only mentions the thing, its words may say more than the request should.
      quote: gap?.basis === "stated" && clientSpeechIn(quote, record.clientNames) === "none" ? quote : null,
    })),
  });
}
