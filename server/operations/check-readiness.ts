import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { getStorage } from "../storage/get-storage.ts";
import { requireDocumentKey } from "./require-document-key.ts";

/** A database that needs longer than this for nothing is not usable. Milliseconds. */
const TIMEOUT = 2_000;

/** @throws AppError `unavailable` while the database or the storage of the documents cannot be used, or under another key */
export async function checkReadiness(): Promise<void> {
  await within(TIMEOUT, getDb().$queryRaw`SELECT 1`).catch((cause: unknown) => {
    throw new AppError("unavailable", "The database cannot be reached.", { cause });
  });
  await requireDocumentKey();
  await within(TIMEOUT, getStorage().check()).catch((cause: unknown) => {
    throw new AppError("unavailable", "The document storage cannot be written.", { cause });
  });
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
