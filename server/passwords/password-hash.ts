import { join } from "node:path";
import { Piscina } from "piscina";
import { isTooLongForBcrypt } from "#lib/domain/firm/password-rules.ts";
import { AppError } from "../errors.ts";
import { NOBODY, PASSWORD_COST } from "./password-cost.ts";

/** Two threads leave the event loop free; more would only take the cores from everything else. */
const THREADS = 2;
/** Waiting passwords, about 8 seconds' worth. Beyond that a quick refusal is kinder than a time-out. */
const MAX_QUEUE = 64;

const holder = globalThis as typeof globalThis & { oddsAndEvidencePasswords?: Piscina };

/** bcrypt of a password that `listPasswordProblems` found nothing wrong with. @throws AppError `unavailable` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return (await run({ password: normalisePassword(password), cost: PASSWORD_COST })) as string;
}

/** True for a hash of another cost than new ones get; whoever knows the password can renew it. */
export function isOfOtherCost(hash: string): boolean {
  return costOf(hash) !== PASSWORD_COST;
}

/**
 * Whether the password is the user's. A refusal takes equally long for a missing user, a user without a password and a wrong
 * password, whichever cost its hash has.
 * @throws AppError `unavailable` when too many wait
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const given = normalisePassword(password);
  const expected = hash ?? NOBODY;
  // Or a slow refusal would tell that the e-mail has an account, one that has not signed in since the cost was lowered.
  const orElse = costOf(expected) === PASSWORD_COST ? NOBODY : null;
  const isRight = (await run({ password: given, expected, orElse })) as boolean;
  return isRight && typeof hash === "string" && !isTooLongForBcrypt(given);
}

/** One spelling for what a keyboard may send in two ways: an accent as part of its letter or beside it. */
export function normalisePassword(password: string): string {
  return password.normalize("NFKC");
}

const costOf = (hash: string) => Number(hash.slice(4, 6));

type Task = { readonly password: string } & (
  | { readonly cost: number }
  | { readonly expected: string; readonly orElse: string | null }
);

async function run(task: Task) {
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
