import { pipeline } from "node:stream";
import type { Readable } from "node:stream";
import type { Document } from "../db/client.ts";
import { decryptStream, unwrapDocumentKey } from "../storage/encryption.ts";
import { getStorage } from "../storage/get-storage.ts";

/**
 * The bytes as they were uploaded, each verified before it comes out. The stream fails with TamperedError when the
 * stored file is not what was stored.
 * @throws StoredObjectMissing, TamperedError
 */
export async function openOriginal(document: Pick<Document, "id" | "storageKey" | "wrappedKey">): Promise<Readable> {
  const key = unwrapDocumentKey(document.id, document.wrappedKey);
  const plain = decryptStream({ documentId: document.id, key });
  // The callback only keeps a failure from being thrown twice: the reader of `plain` receives it.
  pipeline(await getStorage().get(document.storageKey), plain, () => {});
  return plain;
}
