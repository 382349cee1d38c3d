import { join } from "node:path";
import { Piscina } from "piscina";
import { isTooLongForBcrypt } from "#lib/domain/firm/password-rules.ts";
import { AppError } from "../errors.ts";

const COST = 12;
/** A hash of COST that belongs to nobody: an unknown e-mail must cost the same time as a wrong password. */
const NOBODY = "$2b$12$nppCPfcwWZfCp/kkla.AMe9WGWTBdEAOIJb2JsHT3oUlmI4yW501y";
/** Two threads leave the event loop free; more would only take the cores from everything else. */
const THREADS = 2;
/** Waiting passwords, about 8 seconds' worth. Beyond that a quick refusal is kinder than a time-out. */
const MAX_QUEUE = 64;

const holder = globalThis as typeof globalThis & { oddsAndEvidencePasswords?: Piscina };

/** bcrypt of a password that `listPasswordProblems` found nothing wrong with. @throws AppError `unavailable` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return (await run({ password: normalisePassword(password), cost: COST })) as string;
}

/**
 * Whether the password is the user's. Takes equally long for a missing user, a user without a password and a wrong password.
 * @throws AppError `unavailable` when too many wait
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const given = normalisePassword(password);
  const isRight = (await run({ password: given, expected: hash ?? NOBODY })) as boolean;
  return isRight && typeof hash === "string" && !isTooLongForBcrypt(given);
}

/** One spelling for what a keyboard may send in two ways: an accent as part of its letter or beside it. */
export function normalisePassword(password: string): string {
  return password.normalize("NFKC");
}

async function run(task: { password: string; cost: number } | { password: string; expected: string }) {
  holder.oddsAndEvidencePasswords ??= new Piscina({
    filename: join(/*turbopackIgnore: true*/ process.cwd(), "server/passwords/password-worker.mjs"),
    minThreads: 1,
    maxThreads: THREADS,
    maxQueue: MAX_QUEUE,
    idleTimeout: 30_000,
    // The threads need no secret: a fresh environment keeps ours out of them.
    env: {},
  });
  const pool = holder.oddsAndEvidencePasswords;
  if (pool.queueSize >= MAX_QUEUE)
    throw new AppError("unavailable", "The server is busy. Please try again in a moment.", { retryAfter: 5 });
  return pool.run(task) as Promise<unknown>;
}
