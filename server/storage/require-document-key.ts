import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { getDb } from "../db/client.ts";
import { requireEnv } from "../env.ts";
import { AppError } from "../errors.ts";
import { unwrapDocumentKey } from "./encryption.ts";

/** Where the check is kept, in the table of settings. */
const KEY = "document-key-check";
/** Documents that are tried where an earlier version stored no check. */
const TRIED = 100;

let good: string | null = null;

/**
 * Fails unless the deployment's key is the one that this database's documents were sealed with. The first process that
 * asks stores the check: an HMAC of a fixed text, from which nobody learns the key.
 * @throws AppError `unavailable` with the sentence that tells what to mend
 */
export async function requireDocumentKey(): Promise<void> {
  const key = requireEnv("DOCUMENT_KEY");
  if (good === key) return;
  const check = createHmac("sha256", Buffer.from(key, "hex")).update("odds-and-evidence key check 1").digest("hex");
  const stored = (await findCheck()) ?? (await storeCheck(check));
  if (!timingSafeEqual(Buffer.from(stored, "hex"), Buffer.from(check, "hex"))) throw wrongKey();
  good = key;
}

const Check = z.string().regex(/^[0-9a-f]{64}$/);

async function findCheck(): Promise<string | null> {
  const row = await getDb().setting.findUnique({ where: { key: KEY } });
  return row === null ? null : Check.parse(row.value);
}

/** @returns what is stored then: of two processes that start at once the first one counts */
async function storeCheck(check: string): Promise<string> {
  if (!(await opensAnOldDocument())) throw wrongKey();
  await getDb().setting.createMany({ data: { key: KEY, value: check }, skipDuplicates: true });
  return (await findCheck()) ?? check;
}

/** The oldest ones tell: a key that was swapped by mistake has sealed only the newest. */
async function opensAnOldDocument(): Promise<boolean> {
  const documents = await getDb().document.findMany({
    orderBy: { uploadedAt: "asc" },
    take: TRIED,
    select: { id: true, wrappedKey: true },
  });
  return documents.length === 0 || documents.some(({ id, wrappedKey }) => isOpen(id, wrappedKey));
}

function isOpen(id: string, wrappedKey: Uint8Array): boolean {
  try {
    return unwrapDocumentKey(id, wrappedKey).length > 0;
  } catch {
    return false;
  }
}

const wrongKey = () =>
  new AppError(
    "unavailable",
    "The document key does not match the documents stored here. Put the right key back (DOCUMENT_KEY, or the file secrets/documents in DATA_DIR).",
  );
