import type { Ledger } from "#lib/contracts/ledger.ts";
import { describeItem } from "#lib/domain/gap-item.ts";
import type { Tx } from "../db/client.ts";
import type { LedgerRow } from "./present-item.ts";
import type { MatchedItem } from "./match-items.ts";
import { looksLike } from "./suggest-received.ts";

/**
 * Documents that came in after an item was requested, or added by hand, and look like it. What nobody acted on needs no
 * suggestion: the next analysis finds its gap closed. A document that is an item already, or was said not to be one, is left out.
 */
export async function findSuggestions(
  tx: Tx,
  caseId: string,
  items: readonly MatchedItem<LedgerRow>[],
): Promise<Ledger["suggestions"]> {
  const waiting = items.flatMap(({ row, item }) => {
    if (row === null || row.state === "received" || (row.state === "open" && !row.isByHand)) return [];
    return [{ row, text: describeItem(item), since: row.firstRequestedOn ?? row.createdAt }];
  });
  if (waiting.length === 0) return [];
  const earliest = new Date(Math.min(...waiting.map(({ since }) => since.getTime())));
  const taken = items.flatMap(({ row }) => row?.receivedAsId ?? []);
  const documents = await tx.document.findMany({
    where: { caseId, status: "completed", uploadedAt: { gte: earliest }, id: { notIn: taken } },
    orderBy: [{ exhibit: "asc" }, { id: "asc" }],
    select: {
      ...{ id: true, exhibit: true, originalFileName: true, uploadedAt: true },
      pages: {
        orderBy: { pageNumber: "asc" },
        take: 1,
        select: { pageNumber: true, text: true, confidence: true, source: true, unreadReason: true },
      },
    },
  });
  return documents.flatMap(({ id, exhibit, originalFileName: fileName, uploadedAt, pages }) => {
    const paper = { id, exhibit: exhibit ?? 0, fileName, pages };
    const item = waiting.find(
      ({ row, text, since }) =>
        since <= uploadedAt && !row.notDocumentIds.includes(id) && looksLike({ ruleId: row.ruleId, text }, paper),
    );
    return item === undefined
      ? []
      : [{ itemId: item.row.id, documentId: id, exhibit, fileName, uploadedAt: uploadedAt.toISOString() }];
  });
}
