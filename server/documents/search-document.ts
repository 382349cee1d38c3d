import { setImmediate } from "node:timers/promises";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { MAX_MATCHES, type searchDocument as contract } from "#lib/contracts/search.ts";
import { makeDocumentSearch } from "#lib/domain/text/search-pages.ts";
import { snippetAround } from "#lib/domain/text/snippet.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { requireDocument } from "../policies/cases.ts";

/** Read and searched together; between two such lots other requests have their turn. */
const PAGES_AT_ONCE = 20;

/**
 * Every place of a document where the words stand, in the order of the pages; of many the first are told, all are
 * counted. The rules are those of the viewer's own search (lib/domain/text/search-pages.ts).
 * @throws AppError 404
 */
export async function searchDocument(
  actor: Actor,
  documentId: string,
  { query, caseSensitive }: CallParsed<typeof contract>["query"],
): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const { caseId, originalFileName } = await requireDocument(db, actor, documentId);
  if (query.trim() === "") return { matches: [], totalMatches: 0 };
  await db.$transaction((tx) =>
    recordAudit(tx, {
      level: "info",
      action: "document.read",
      message: `Searched the text of ${originalFileName}`,
      actor,
      caseId,
      documentId,
    }),
  );
  const matches: CallReturn<typeof contract>["matches"] = [];
  let totalMatches = 0;
  let after = 0;
  for (;;) {
    const pages = await db.documentPage.findMany({
      where: { documentId, pageNumber: { gt: after } },
      orderBy: { pageNumber: "asc" },
      take: PAGES_AT_ONCE,
      select: { pageNumber: true, text: true },
    });
    const last = pages.at(-1);
    if (last === undefined) return { matches, totalMatches };
    after = last.pageNumber;
    const textOf = new Map(pages.map(({ pageNumber, text }) => [pageNumber, text]));
    for (const match of makeDocumentSearch(pages, { caseSensitive })(query)) {
      totalMatches += 1;
      if (matches.length < MAX_MATCHES)
        matches.push({ ...match, snippet: snippetAround(textOf.get(match.pageNumber) ?? "", match).text });
    }
    await setImmediate();
  }
}
