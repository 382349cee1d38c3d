import { rm } from "node:fs/promises";
import { Id } from "#lib/contracts/common.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { enqueue } from "../jobs/queue.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { requireCase } from "../policies/cases.ts";
import { getStorage } from "../storage/get-storage.ts";
import { spoolUpload } from "./spool-upload.ts";
import type { SpooledUpload, UploadBody } from "./spool-upload.ts";

/**
 * Takes in one file and has it read. With a caseId it becomes the case's next exhibit at once; without, it belongs to
 * its uploader until a case takes it, and is purged after 24 hours.
 * @throws AppError as spoolUpload; 404 when the case is not the actor's
 */
export async function receiveUpload(actor: Actor, upload: UploadBody): Promise<{ fileId: string; fileName: string }> {
  const spooled = await spoolUpload(upload);
  try {
    const caseId = caseIdOf(spooled);
    // Looked at before the bytes are stored, and again below, where it counts.
    if (caseId !== null) await requireCase(getDb(), actor, caseId);
    await getStorage().put(spooled.storageKey, spooled.path);
    await getDb()
      .$transaction((tx) => createDocument(tx, { actor, spooled, caseId }))
      .catch(async (error: unknown) => {
        // The sweep would find it too, a day later.
        await getStorage().delete(spooled.storageKey);
        throw error;
      });
    return { fileId: spooled.documentId, fileName: spooled.fileName };
  } finally {
    await rm(spooled.path, { force: true });
  }
}

function caseIdOf({ fields }: SpooledUpload): string | null {
  const given = fields.get("caseId") ?? "";
  if (given === "") return null;
  if (!Id.safeParse(given).success) throw new AppError("not_found", "Not found");
  return given;
}

type NewDocument = { readonly actor: Actor; readonly spooled: SpooledUpload; readonly caseId: string | null };

async function createDocument(tx: Tx, { actor, spooled, caseId }: NewDocument): Promise<void> {
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
  await enqueue(tx, { name: "extract-document", key: documentId, payload: { documentId } });
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
