import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getDb } from "../../db/client.ts";
import type { Document } from "../../db/client.ts";
import { openOriginal } from "../../documents/open-original.ts";
import { settleDocument } from "../../documents/settle-document.ts";
import type { Outcome } from "../../documents/settle-document.ts";
import { extractDocument } from "../../extraction/extract-document.ts";
import type { JobPayload } from "../../jobs/definitions.ts";
import { log } from "../../log.ts";
import { TamperedError } from "../../storage/encryption.ts";
import { StoredObjectMissing } from "../../storage/storage.ts";
import { progressWriter } from "../progress-writer.ts";
import { withWorkFolder } from "../work-folder.ts";

const UNSETTLED = ["uploaded", "processing"] as const;

/** Reads one document into pages. Safe to run again at any point: it looks at the row first and replaces. */
export async function extractDocumentJob(
  { documentId }: JobPayload<"extract-document">,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const db = getDb();
  const { count } = await db.document.updateMany({
    where: { id: documentId, status: { in: [...UNSETTLED] } },
    data: { status: "processing", pagesRead: 0 },
  });
  if (count === 0) return;
  const document = await db.document.findUnique({ where: { id: documentId } });
  if (document === null) return;
  const deleted = new AbortController();
  const progress = progressWriter(async (data: { pagesRead: number; pageCount: number }) => {
    const updated = await db.document.updateMany({ where: { id: documentId }, data });
    if (updated.count === 0) deleted.abort(new Error("the document was deleted"));
  });
  try {
    const outcome = await readDocument(document, {
      signal: AbortSignal.any([signal, deleted.signal]),
      onProgress: progress.report,
    });
    await progress.end();
    await settleDocument(documentId, outcome);
  } catch (error) {
    if (!deleted.signal.aborted) throw error;
  }
}

/** After the last try. */
export async function giveUpDocument({ documentId }: JobPayload<"extract-document">): Promise<void> {
  await settleDocument(documentId, {
    ok: false,
    reason: "A fault on the server kept this file from being read. Please delete it and upload it again.",
  });
}

type Reading = Pick<Parameters<typeof extractDocument>[0], "signal" | "onProgress">;

async function readDocument(document: Document, reading: Reading): Promise<Outcome> {
  return withWorkFolder(async (folder) => {
    const path = join(folder, `original.${document.type}`);
    try {
      await writeOriginal(document, path);
    } catch (error) {
      if (!(error instanceof TamperedError) && !(error instanceof StoredObjectMissing)) throw error;
      log.error({ err: error, documentId: document.id }, "a stored file is damaged or missing");
      return { ok: false, reason: "The stored file is damaged or missing. Please upload it again." };
    }
    return extractDocument({ path, type: document.type, ...reading });
  });
}

/** @throws TamperedError when the bytes are not those that were uploaded */
async function writeOriginal(document: Document, path: string): Promise<void> {
  const hash = createHash("sha256");
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await openOriginal(document), meter, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  if (hash.digest("hex") !== document.sha256) throw new TamperedError(document.id, "its SHA-256 differs");
}
