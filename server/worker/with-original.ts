import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Document } from "../db/client.ts";
import { openOriginal } from "../documents/open-original.ts";
import { recordDamage } from "../documents/record-damage.ts";
import { TamperedError } from "../storage/encryption.ts";
import { StoredObjectMissing } from "../storage/storage.ts";
import { withWorkFolder } from "./work-folder.ts";

/** The stored bytes are not there, or not those that were uploaded. `message` is shown to the user. */
export class OriginalDamaged extends Error {
  override readonly name = "OriginalDamaged";
}

/**
 * Runs `work` with a plain copy of what was uploaded, in a private folder that is gone afterwards.
 * @throws OriginalDamaged
 */
export async function withOriginal<T>(document: Document, work: (path: string) => Promise<T>): Promise<T> {
  return withWorkFolder(async (folder) => {
    const path = join(folder, `original.${document.type}`);
    try {
      await writeOriginal(document, path);
    } catch (error) {
      if (!(error instanceof TamperedError) && !(error instanceof StoredObjectMissing)) throw error;
      await recordDamage(document, error);
      throw new OriginalDamaged("The stored file is damaged or missing. Please upload it again.");
    }
    return work(path);
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
