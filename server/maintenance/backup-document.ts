import { z } from "zod";
import type { StoredDocument } from "../documents/find-damage.ts";

/** What a backup's line of the table of documents says about its stored file. */
export type BackedUpDocument = StoredDocument & { readonly storageKey: string; readonly fileName: string };

const Line = z.object({
  id: z.string(),
  storageKey: z.string(),
  originalFileName: z.string(),
  size: z.number(),
  sha256: z.string(),
  /** As PostgreSQL writes bytes in JSON. */
  wrappedKey: z.string().regex(/^\\x[0-9a-f]*$/),
});

/** @param line one row as JSON */
export function documentOfLine(line: string): BackedUpDocument {
  const { originalFileName, wrappedKey, ...document } = Line.parse(JSON.parse(line));
  return {
    ...document,
    fileName: originalFileName,
    wrappedKey: new Uint8Array(Buffer.from(wrappedKey.slice(2), "hex")),
  };
}
