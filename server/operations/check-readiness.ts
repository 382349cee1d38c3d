import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { getDb } from "../db/client.ts";
import { getEnv } from "../env.ts";
import { AppError } from "../errors.ts";

/** A database that needs longer than this for nothing is not usable. Milliseconds. */
const TIMEOUT = 2_000;

/** @throws AppError `unavailable` while the database or the folder of the documents cannot be used */
export async function checkReadiness(): Promise<void> {
  await within(TIMEOUT, getDb().$queryRaw`SELECT 1`).catch((cause: unknown) => {
    throw new AppError("unavailable", "The database cannot be reached.", { cause });
  });
  await within(TIMEOUT, checkDocumentsFolder()).catch((cause: unknown) => {
    throw new AppError("unavailable", "The document storage cannot be written.", { cause });
  });
}

async function checkDocumentsFolder(): Promise<void> {
  const folder = join(getEnv().DATA_DIR, "documents");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
