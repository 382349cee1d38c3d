import { rm } from "node:fs/promises";
import { Id } from "#lib/contracts/common.ts";
import type { Duplicate } from "#lib/contracts/documents.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCase } from "../db/lock-case.ts";
import { AppError } from "../errors.ts";
import { enqueueReading } from "../jobs/enqueue-reading.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { getStorage } from "../storage/get-storage.ts";
import { requireUnclaimedRoom } from "./require-unclaimed-room.ts";
import { removeStoredFiles } from "./remove-stored-files.ts";
import { spoolUpload } from "./spool-upload.ts";
import type { SpooledUpload, UploadBody } from "./spool-upload.ts";

type Received = { readonly fileId: string; readonly fileName: string; readonly duplicateOf: Duplicate | null };

/**
 * Takes in one file and has it read. With a caseId it becomes the case's next exhibit at once; without, it belongs to
 * its uploader until a case takes it, and is purged after 24 hours. Bytes that are there already, in the case or among
 * the files of the same upload session, are not stored twice: the answer then names the document that holds them.
 * @throws AppError as spoolUpload; 413 when the uploader's files without a case fill what the firm allows; 404 when the case is not the actor's
 */
export async function receiveUpload(actor: Actor, upload: UploadBody): Promise<Received> {
  const spooled = await spoolUpload(upload);
  try {
    const incoming = { actor, spooled, caseId: caseIdOf(spooled) };
    // Looked at before the bytes are stored, and again below, where it counts.
    if (incoming.caseId !== null) await requireCase(getDb(), actor, incoming.caseId);
    const known = await findDuplicate(getDb(), incoming);
    if (known !== null) return receivedBefore(known);
    if (incoming.caseId === null) await requireUnclaimedRoom(getDb(), actor.userId, spooled.size);
    await getStorage().put(spooled.storageKey, spooled.path);
    const duplicate = await getDb()
      .$transaction((tx) => createUnlessKnown(tx, incoming))
      .catch(async (error: unknown) => {
        // Only after a refusal of our own: when the database went away, the row may be there all the same.
        if (error instanceof AppError) await removeStoredFiles([spooled.storageKey]);
        throw error;
      });
    if (duplicate === null) return { fileId: spooled.documentId, fileName: spooled.fileName, duplicateOf: null };
    await removeStoredFiles([spooled.storageKey]);
    return receivedBefore(duplicate);
  } finally {
    await rm(spooled.path, { force: true });
  }
}

function receivedBefore(duplicateOf: Duplicate): Received {
  return { fileId: duplicateOf.id, fileName: duplicateOf.fileName, duplicateOf };
}

function caseIdOf({ fields }: SpooledUpload): string | null {
  const given = fields.get("caseId") ?? "";
  if (given === "") return null;
  if (!Id.safeParse(given).success) throw new AppError("not_found", "Not found");
  return given;
}

type Incoming = { readonly actor: Actor; readonly spooled: SpooledUpload; readonly caseId: string | null };

/** The same bytes in the same case or, while no case has them, in the same upload session of the same person. */
async function findDuplicate(tx: Tx, { actor, spooled, caseId }: Incoming): Promise<Duplicate | null> {
  const uploadSessionId = spooled.fields.get("uploadSessionId");
  if (caseId === null && uploadSessionId === undefined) return null;
  const found = await tx.document.findFirst({
    where: {
      sha256: spooled.sha256,
      ...(caseId === null ? { caseId, uploadedById: actor.userId, uploadSessionId } : { caseId }),
    },
    orderBy: [{ exhibit: "asc" }, { id: "asc" }],
    select: { id: true, exhibit: true, originalFileName: true },
  });
  return found && { id: found.id, exhibit: found.exhibit, fileName: found.originalFileName };
}

/** @returns the document that holds the same bytes; null when a new one was made */
async function createUnlessKnown(tx: Tx, incoming: Incoming): Promise<Duplicate | null> {
  await holdBack(tx, incoming);
  const known = await findDuplicate(tx, incoming);
  if (known !== null) return known;
  if (incoming.caseId === null) await requireUnclaimedRoom(tx, incoming.actor.userId, incoming.spooled.size);
  await createDocument(tx, incoming);
  return null;
}

/** Until the commit nobody else adds the same bytes at the same place: of two at once the second then sees the first. */
async function holdBack(tx: Tx, { actor, caseId }: Incoming): Promise<void> {
  if (caseId !== null) {
    await lockCase(tx, caseId);
    return;
  }
  // There is no row to hold yet. By user, because the room that is left is the user's.
  const place = `upload ${actor.userId}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${place}, 0))`;
}

async function createDocument(tx: Tx, { actor, spooled, caseId }: Incoming): Promise<void> {
  const now = await databaseNow(tx);
  await tx.document.create({
    data: {
      id: spooled.documentId,
      caseId,
      exhibit: caseId === null ? null : await takeExhibit(tx, { actor, caseId, now }),
      uploadedById: actor.userId,
      uploadSessionId: spooled.fields.get("uploadSessionId") ?? null,
      originalFileName: spooled.fileName,
      type: spooled.type,
      size: spooled.size,
      sha256: spooled.sha256,
      storageKey: spooled.storageKey,
      wrappedKey: new Uint8Array(spooled.wrappedKey),
      uploadedAt: now,
    },
  });
  const documentId = spooled.documentId;
  const reader = { userId: actor.userId, bytes: spooled.size };
  await enqueueReading(tx, { name: "extract-document", key: documentId, documentId, ...reader });
  const message = `Uploaded ${spooled.fileName} (${spooled.size} bytes)`;
  await recordAudit(tx, { level: "info", action: "document.upload", message, actor, caseId, documentId });
}

/** The update holds the case's row, so two uploads at once never get one number. */
async function takeExhibit(tx: Tx, given: { actor: Actor; caseId: string; now: Date }): Promise<number> {
  await requireCase(tx, given.actor, given.caseId);
  const { nextExhibit } = await tx.case.update({
    where: { id: given.caseId },
    data: { nextExhibit: { increment: 1 }, lastActivityAt: given.now },
    select: { nextExhibit: true },
  });
  return nextExhibit - 1;
}
