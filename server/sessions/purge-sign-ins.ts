import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { log } from "../log.ts";
import { getSessionLifetime } from "./get-session-lifetime.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long an ended session stays, for whoever has to find out what happened. What the audit log says stays for good. */
const KEEP_SESSIONS_MS = 7 * DAY;
/** A spent or expired link answers the same whether its row is there or not. */
const KEEP_RESET_TOKENS_MS = DAY;
/** The longest window that anything is counted in is a quarter of an hour. */
const KEEP_COUNTERS_MS = DAY;
/** Rows a statement deletes: a purge that was off for months must not hold thousands of locks at once. */
const BATCH = 1_000;

/**
 * Removes sessions that ended, expired or fell asleep a week ago, with their refresh tokens; reset links that were used
 * or have expired; counters of attempts whose window is long over. By the database's clock.
 */
export async function purgeSignIns(): Promise<void> {
  const db = getDb();
  const now = (await databaseNow(db)).getTime();
  const { idleMs } = await getSessionLifetime();
  const over = new Date(now - KEEP_SESSIONS_MS);
  const asleep = new Date(now - KEEP_SESSIONS_MS - idleMs);
  const spent = new Date(now - KEEP_RESET_TOKENS_MS);
  const counted = new Date(now - KEEP_COUNTERS_MS);
  const removed = {
    sessions: await inBatches(
      () => db.$executeRaw`
        DELETE FROM "Session" WHERE id IN (
          SELECT id FROM "Session"
          WHERE "endedAt" < ${over} OR "expiresAt" < ${over} OR "lastUsedAt" < ${asleep} LIMIT ${BATCH})`,
    ),
    resetTokens: await inBatches(
      () => db.$executeRaw`
        DELETE FROM "PasswordResetToken" WHERE id IN (
          SELECT id FROM "PasswordResetToken" WHERE "usedAt" < ${spent} OR "expiresAt" < ${spent} LIMIT ${BATCH})`,
    ),
    counters: await inBatches(
      () => db.$executeRaw`
        DELETE FROM "RateLimit" WHERE ctid IN (
          SELECT ctid FROM "RateLimit" WHERE "windowStart" < ${counted} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    ),
  };
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, "removed what sign-ins left behind");
}

async function inBatches(remove: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await remove();
    total += count;
    if (count < BATCH) return total;
  }
}
