import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import type { getPageWords as contract } from "#lib/contracts/documents.ts";
import { unpackWordPlaces } from "#lib/domain/text/word-places.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { visibleDocuments } from "../policies/cases.ts";
import { getSettings } from "../settings/get-settings.ts";

/**
 * Where the words of a page stand on its picture. It says nothing that is written there: who reads the text is in the
 * audit log by the call that tells it.
 * @throws AppError 404
 */
export async function getPageWords(
  actor: Actor,
  { id, pageNumber }: CallParsed<typeof contract>["params"],
): Promise<CallReturn<typeof contract>> {
  const page = await getDb().documentPage.findFirst({
    where: { pageNumber, document: { AND: [{ id }, visibleDocuments(actor)] } },
    select: { wordPlaces: true },
  });
  if (page === null) throw new AppError("not_found", "Not found");
  const { lowConfidencePercent } = await getSettings();
  return { words: unpackWordPlaces(page.wordPlaces), lowConfidence: lowConfidencePercent / 100 };
}
