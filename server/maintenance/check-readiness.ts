import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { requireDocumentKey } from "../storage/require-document-key.ts";
import { listWriteFaults, within } from "./list-write-faults.ts";

/** A database that needs longer than this for nothing is not usable. Milliseconds. */
const TIMEOUT = 2_000;

/** @throws AppError `unavailable` while the database cannot be reached, under another key, or something cannot be written */
export async function checkReadiness(): Promise<void> {
  await within(TIMEOUT, getDb().$queryRaw`SELECT 1`).catch((cause: unknown) => {
    throw new AppError("unavailable", "The database cannot be reached.", { cause });
  });
  await requireDocumentKey();
  const [fault] = await listWriteFaults();
  if (fault !== undefined) throw new AppError("unavailable", fault.text, { cause: fault.cause });
}
