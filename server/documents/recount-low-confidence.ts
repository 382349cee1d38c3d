import type { Tx } from "../db/client.ts";

/**
 * Counts again what the rows of the documents read say of pages at low confidence, after the firm has set another limit.
 * Documents still being read are left out: they are counted when they are settled.
 * @param lowConfidence 0..1
 */
export async function recountLowConfidence(tx: Tx, lowConfidence: number): Promise<void> {
  // A document without a page below 1 has none at low confidence, whatever the limit.
  await tx.$executeRaw`
    UPDATE "Document" SET "lowConfidencePages" = counted.low
    FROM (
      SELECT page."documentId" AS id, (count(*) FILTER (WHERE page.confidence < ${lowConfidence}))::int AS low
      FROM "DocumentPage" page JOIN "Document" read ON read.id = page."documentId"
      WHERE read.status = 'completed' AND page.confidence < 1 AND page."unreadReason" IS NULL
      GROUP BY page."documentId"
    ) counted
    WHERE "Document".id = counted.id AND "lowConfidencePages" <> counted.low`;
}
