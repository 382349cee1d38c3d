import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Document } from "../db/client.ts";
import { decryptStream, unwrapDocumentKey } from "../storage/encryption.ts";

/** What tells whether a stored file is the one that was uploaded. */
export type StoredDocument = Pick<Document, "id" | "wrappedKey" | "sha256" | "size">;

/**
 * Reads a stored file to its end.
 * @param sealed the bytes as they lie in the storage or in a backup
 * @returns null when it is what was uploaded, else a few words that say why not
 */
export async function findDamage(document: StoredDocument, sealed: Readable): Promise<string | null> {
  const hash = createHash("sha256");
  let size = 0;
  try {
    const key = unwrapDocumentKey(document.id, document.wrappedKey);
    await pipeline(sealed, decryptStream({ documentId: document.id, key }), async (plain) => {
      for await (const chunk of plain) {
        size += (chunk as Buffer).length;
        hash.update(chunk as Buffer);
      }
    });
  } catch (error) {
    sealed.destroy();
    return error instanceof Error ? error.message : String(error);
  }
  if (hash.digest("hex") !== document.sha256) return "its bytes are not those that were uploaded (SHA-256 differs)";
  return size === document.size ? null : `it has ${size} bytes instead of ${document.size}`;
}
