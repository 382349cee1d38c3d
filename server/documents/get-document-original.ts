import type { Readable } from "node:stream";
import { MEDIA_TYPE_OF } from "#lib/domain/document-type.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import { log } from "../log.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { requireDocument } from "../policies/cases.ts";
import { openOriginal } from "./open-original.ts";

type Original = {
  readonly stream: Readable;
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
};

/** The uploaded bytes, decrypted on the way. Every reading leaves a line in the audit log, before the first byte goes out. */
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
  const stream = await openOriginal(document);
  stream.once("error", (error) => log.error({ err: error, documentId }, "a stored file could not be served"));
  return { stream, fileName, mediaType: MEDIA_TYPE_OF[type], size };
}
