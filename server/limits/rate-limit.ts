import { createHash } from "node:crypto";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, Prisma, type Tx } from "../db/client.ts";
import { AppError, ERROR_STATUS } from "../errors.ts";
import { findRequestContext } from "../request-context.ts";
import type { KnownSource } from "./known-device.ts";

const WINDOW_SECONDS = 15 * 60;

const TOO_MANY = "Too many attempts. Please wait a moment and try again.";

/**
 * Attempts allowed in a window, per user and per address. An address is shared by a whole office, hence its room.
 * Those of a known source are counted apart from those of all strangers together, with the same limit.
 */
const LIMITS = {
  login: { account: 10, address: 100, message: "Too many login attempts. Please wait a moment and try again." },
  register: { address: 30, message: "Too many registration attempts. Please wait a moment and try again." },
  refresh: { address: 60, message: TOO_MANY },
  forgot: { account: 5, address: 50, message: TOO_MANY },
  reset: { account: 10, address: 100, message: TOO_MANY },
  // Not failures but questions: each may cost a reading of the case, or money at a model's provider.
  chat: { account: 120, address: 1200, message: "Too many questions. Please wait a moment and try again." },
  change: { account: 10, address: 100, message: TOO_MANY },
  sso: { address: 60, message: TOO_MANY },
} as const satisfies Record<string, { account?: number; address: number; message: string }>;

/** The largest number the column holds. */
const NO_LIMIT = 2 ** 31 - 1;

type LimitName = keyof typeof LIMITS;
type Counter = { readonly bucket: string; readonly subject: string; readonly max: number };
/** Whom attempts are aimed at, and whether they come from where its owner has signed in before. */
type Target = { readonly account: string; readonly source: KnownSource | null };
type Taken = { readonly counter: Counter; readonly count: number };

/**
 * Does the work, and counts it when it is refused (an AppError below 500). The attempt is counted before the work and
 * given back when it succeeds: counted afterwards, a burst would pass as a whole before its first failure is known.
 * The counters are rows of the database, so all instances share them, and their window runs by its clock.
 * @param account whom the attempt is aimed at, where the limit has a part per account
 * @throws AppError `rate_limited` with the seconds until the window ends
 */
export async function limitFailures<T>(
  name: LimitName,
  account: Target | string | null,
  work: () => Promise<T>,
): Promise<T> {
  const taken = await takeAll(name, account);
  try {
    const result = await work();
    await giveBack(taken);
    return result;
  } catch (error) {
    if (error instanceof AppError && ERROR_STATUS[error.code] < 500) for (const entry of taken) await noteCount(entry);
    else await giveBack(taken);
    throw error;
  }
}

/**
 * Counts a request whatever becomes of it.
 * @throws AppError `rate_limited` with the seconds until the window ends
 */
export async function limitRequests(name: LimitName, account: Target | string | null): Promise<void> {
  for (const entry of await takeAll(name, account)) await noteCount(entry);
}

/** Counts an event without a limit. @returns how many there were of that subject within 15 minutes, this one included */
export async function countInWindow(bucket: string, subject: string): Promise<number> {
  return (await take({ bucket, subject, max: NO_LIMIT })) ?? NO_LIMIT;
}

/** Forgets the failures of a user who has just proven who they are. */
export async function forgetFailures(tx: Tx, name: LimitName, account: string): Promise<void> {
  await tx.rateLimit.deleteMany({
    where: {
      bucket: { in: [`${name}-account`, `${name}-known`] },
      subject: { startsWith: hashOf(account) },
    },
  });
}

async function takeAll(name: LimitName, account: Target | string | null): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const counter of countersOf(name, account)) {
    const count = await take(counter);
    if (count === null) {
      await giveBack(taken);
      throw new AppError("rate_limited", LIMITS[name].message, { retryAfter: await secondsLeft(counter) });
    }
    taken.push({ counter, count });
  }
  return taken;
}

function countersOf(name: LimitName, given: Target | string | null): Counter[] {
  const limit: { account?: number; address: number } = LIMITS[name];
  const { account, source } = typeof given === "string" ? { account: given, source: null } : (given ?? NOBODY);
  const counters: Counter[] = [];
  if (limit.account !== undefined && account !== null)
    counters.push(
      source === null
        ? { bucket: `${name}-account`, subject: hashOf(account), max: limit.account }
        : { bucket: `${name}-known`, subject: `${hashOf(account)} ${hashOf(source.id)}`, max: limit.account },
    );
  // A known browser proves more than the address that it shares with strangers.
  if (source?.kind !== "device")
    counters.push({
      bucket: `${name}-address`,
      subject: findRequestContext()?.address ?? "unknown",
      max: limit.address,
    });
  return counters;
}

const NOBODY = { account: null, source: null };

/** What somebody typed as an e-mail may be a password; it is counted without being kept. */
function hashOf(account: string): string {
  return createHash("sha256").update(account).digest("hex");
}

/** The row's window is over. By the database's clock: those of two web processes may differ. */
const IS_OVER = Prisma.sql`r."windowStart" < now() AT TIME ZONE 'UTC' - make_interval(secs => ${WINDOW_SECONDS})`;

/** Counts one more and answers the count, or null when the limit is reached. One statement: a burst cannot slip through. */
async function take({ bucket, subject, max }: Counter): Promise<number | null> {
  const rows = await getDb().$queryRaw<{ count: number }[]>`
    INSERT INTO "RateLimit" AS r (bucket, subject, count, "windowStart")
    VALUES (${bucket}, ${subject}, 1, now() AT TIME ZONE 'UTC')
    ON CONFLICT (bucket, subject) DO UPDATE SET
      count = CASE WHEN ${IS_OVER} THEN 1 ELSE r.count + 1 END,
      "windowStart" = CASE WHEN ${IS_OVER} THEN now() AT TIME ZONE 'UTC' ELSE r."windowStart" END
    WHERE ${IS_OVER} OR r.count < ${max}
    RETURNING count`;
  return rows[0]?.count ?? null;
}

async function giveBack(taken: readonly Taken[]): Promise<void> {
  for (const { counter } of taken)
    await getDb().$executeRaw`
      UPDATE "RateLimit" SET count = count - 1 
      WHERE bucket = ${counter.bucket} AND subject = ${counter.subject} AND count > 0`;
}

async function secondsLeft({ bucket, subject }: Counter): Promise<number> {
  const rows = await getDb().$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM r."windowStart" - now() AT TIME ZONE 'UTC')::float8 + ${WINDOW_SECONDS} AS seconds
    FROM "RateLimit" r WHERE bucket = ${bucket} AND subject = ${subject}`;
  return Math.max(1, Math.ceil(rows[0]?.seconds ?? 1));
}

async function noteCount({ counter, count }: Taken): Promise<void> {
  if (count === counter.max)
    await getDb().$transaction((tx) =>
      recordAudit(tx, {
        level: "warning",
        action: "auth.locked",
        message: `Too many attempts (${counter.bucket}): further ones are refused until 15 minutes have passed`,
      }),
    );
  // The first count of a window sweeps up after the windows before it, so that the table needs no job to stay small.
  if (count === 1)
    await getDb().$executeRaw`
      DELETE FROM "RateLimit" WHERE ctid IN
        (SELECT r.ctid FROM "RateLimit" r WHERE ${IS_OVER} LIMIT 100 FOR UPDATE SKIP LOCKED)`;
}
