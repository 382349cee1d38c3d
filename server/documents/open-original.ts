import { pipeline, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Document } from "../db/client.ts";
import { decryptStream, SEALED_HEADER, sealedPart, unwrapDocumentKey } from "../storage/encryption.ts";
import { getStorage } from "../storage/get-storage.ts";
import { requireDocumentKey } from "../storage/require-document-key.ts";
import type { ByteRange } from "../storage/storage.ts";

/**
 * The bytes as they were uploaded, each verified before it comes out. The stream fails with TamperedError when the
 * stored file is not what was stored.
 * @throws StoredObjectMissing, TamperedError; AppError `unavailable` when the deployment's key is another one
 */
export async function openOriginal(document: Pick<Document, "id" | "storageKey" | "wrappedKey">): Promise<Readable> {
  await requireDocumentKey();
  const key = unwrapDocumentKey(document.id, document.wrappedKey);
  const plain = decryptStream({ documentId: document.id, key });
  // The callback only keeps a failure from being thrown twice: the reader of `plain` receives it.
  pipeline(await getStorage().get(document.storageKey), plain, () => {});
  return plain;
}

/**
 * A part of the bytes as they were uploaded. Of the stored file only the frames that hold it are read, and its header.
 * @param part not empty and within the file
 * @throws as openOriginal
 */
export async function openOriginalPart(
  { id, storageKey, wrappedKey, size }: Pick<Document, "id" | "storageKey" | "wrappedKey" | "size">,
  part: ByteRange,
): Promise<Readable> {
  await requireDocumentKey();
  const { sealed, skipped, ...frames } = sealedPart(size, part);
  const plain = decryptStream({ documentId: id, key: unwrapDocumentKey(id, wrappedKey) }, frames);
  const storage = getStorage();
  const header = await buffer(await storage.get(storageKey, SEALED_HEADER));
  const stored = prepend(header, await storage.get(storageKey, sealed));
  pipeline(Readable.from(stored, { objectMode: false }), plain, () => {});
  return Readable.from(cut(plain, { from: skipped, to: skipped + part.to - part.from }), { objectMode: false });
}

async function* prepend(header: Buffer, stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield header;
  yield* stream;
}

async function* cut(stream: AsyncIterable<Buffer>, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of stream) {
    const piece = chunk.subarray(Math.max(0, from - at), Math.max(0, to - at));
    at += chunk.length;
    if (piece.length > 0) yield piece;
  }
}
