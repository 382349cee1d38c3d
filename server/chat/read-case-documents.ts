import type { SourceDocument } from "../analyst/findings.ts";
import { getDb } from "../db/client.ts";

/** The read documents of one case with their pages, in the order of their exhibit numbers. */
export async function readCaseDocuments(caseId: string): Promise<SourceDocument[]> {
  const rows = await getDb().document.findMany({
    where: { caseId, status: "completed" },
    orderBy: [{ exhibit: "asc" }, { id: "asc" }],
    select: {
      id: true,
      exhibit: true,
      originalFileName: true,
      pages: {
        orderBy: { pageNumber: "asc" },
        select: { pageNumber: true, text: true, confidence: true, source: true, unreadReason: true },
      },
    },
  });
  return rows.map(({ id, exhibit, originalFileName, pages }) => ({
    id,
    exhibit: exhibit ?? 0,
    fileName: originalFileName,
    pages,
  }));
}
