import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { MEDIA_TYPE_OF } from "#lib/domain/files/document-type.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Document, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { requireDocument } from "../policies/cases.ts";
import { TamperedError } from "../storage/encryption.ts";
import { type ByteRange, StoredObjectMissing } from "../storage/storage.ts";
import { openOriginal, openOriginalPart } from "./open-original.ts";
import { parseRange } from "./parse-range.ts";
import { recordDamage } from "./record-damage.ts";

type Original = {
  readonly stream: Readable;
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  /** The part of the file that `stream` is; null when it is all of it. */
  readonly part: ByteRange | null;
};

/** Bytes of a part that is held in memory until all of it is verified; the viewer asks for half of it. */
const HELD = 1_048_576;
/** Parts of a file are asked for page by page; one line in the log tells of them for so long. Milliseconds. */
const ONE_READING = 10 * 60 * 1000;

/**
 * The uploaded bytes or a part of them, decrypted on the way. Every reading leaves a line in the audit log, before the
 * first byte goes out; the parts that a person reads within ten minutes leave one. What was changed in the storage never
 * comes out: the stream breaks off before it.
 * @param range the request's Range header
 * @throws AppError 500 that names the document when its first piece, or any piece of a short part, is damaged, or all of it missing
 */
export async function getDocumentOriginal(
  actor: Actor,
  documentId: string,
  { range }: { readonly range: string | null },
): Promise<Original> {
  const document = await requireDocument(getDb(), actor, documentId);
  const { originalFileName: fileName, type, size } = document;
  const part = parseRange(range, size);
  const mediaType = MEDIA_TYPE_OF[type];
  await getDb().$transaction((tx) => recordReading(tx, { actor, document, isPart: part !== null }));
  try {
    const stream = await (part === null ? openOriginal(document) : openOriginalPart(document, part));
    // A part as the viewer asks for it is verified as a whole: a refusal can then still be told in words.
    if (part !== null && part.to - part.from <= HELD) {
      const bytes = await buffer(stream);
      return { stream: Readable.from([bytes], { objectMode: false }), fileName, mediaType, size, part };
    }
    // Of everything else that is so until the first piece has been verified.
    await once(stream, "readable");
    stream.once("error", (error) => void recordDamage(document, error));
    return { stream, fileName, mediaType, size, part };
  } catch (error) {
    if (!(error instanceof TamperedError) && !(error instanceof StoredObjectMissing)) throw error;
    await recordDamage(document, error);
    const message = `The stored file of ${fileName} is damaged or missing and cannot be shown. Your administrator can restore it from a backup.`;
    throw new AppError("internal", message, { cause: error });
  }
}

type Reading = { readonly actor: Actor; readonly document: Document; readonly isPart: boolean };

async function recordReading(tx: Tx, { actor, document, isPart }: Reading): Promise<void> {
  const { id: documentId, caseId, originalFileName } = document;
  const line = { action: "document.read", message: `Viewed the original of ${originalFileName}`, caseId, documentId };
  if (isPart) {
    const since = new Date((await databaseNow(tx)).getTime() - ONE_READING);
    const told = await tx.auditEvent.findFirst({
      where: { ...line, userId: actor.userId, at: { gt: since } },
      select: { id: true },
    });
    if (told !== null) return;
  }
  await recordAudit(tx, { level: "info", actor, ...line });
}
