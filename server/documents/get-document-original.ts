import { once } from "node:events";
import type { Readable } from "node:stream";
import { MEDIA_TYPE_OF } from "#lib/domain/document-type.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import type { Document } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { log } from "../log.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { requireDocument } from "../policies/cases.ts";
import { TamperedError } from "../storage/encryption.ts";
import { StoredObjectMissing } from "../storage/storage.ts";
import { openOriginal } from "./open-original.ts";

type Original = {
  readonly stream: Readable;
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
};

/**
 * The uploaded bytes, decrypted on the way. Every reading leaves a line in the audit log, before the first byte goes out.
 * What was changed in the storage never comes out: the stream breaks off before it.
 * @throws AppError 500 that names the document when its first piece is damaged, or all of it missing
 */
export async function getDocumentOriginal(actor: Actor, documentId: string): Promise<Original> {
  const document = await requireDocument(getDb(), actor, documentId);
  const { originalFileName: fileName, type, size, caseId } = document;
  await getDb().$transaction((tx) =>
    recordAudit(tx, {
      level: "info",
      action: "document.read",
      message: `Read the original of ${fileName}`,
      actor,
      caseId,
      documentId,
    }),
  );
  try {
    const stream = await openOriginal(document);
    // Until the first piece has been verified, a refusal can still be told in words.
    await once(stream, "readable");
    stream.once("error", (error) => noteDamage(document, error));
    return { stream, fileName, mediaType: MEDIA_TYPE_OF[type], size };
  } catch (error) {
    if (!(error instanceof TamperedError) && !(error instanceof StoredObjectMissing)) throw error;
    noteDamage(document, error);
    const message = `The stored file of ${fileName} is damaged or missing and is not shown. Restore it from a backup.`;
    throw new AppError("internal", message, { cause: error });
  }
}

function noteDamage({ id, exhibit, caseId }: Document, error: unknown): void {
  log.error({ err: error, documentId: id, exhibit, caseId }, "a stored file could not be served");
}
