import type { Tx } from "../db/client.ts";

/** Any fixed number that nothing else locks. */
const FOUNDING_LOCK = 4_180_002n;

/**
 * Makes the rest of the transaction the only one that asks whether a first user exists: the founding ticket, a second
 * web process that starts, and the first admin from the environment must not each find the house empty.
 * @returns true while there is no user
 */
export async function lockFounding(tx: Tx): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${FOUNDING_LOCK})`;
  return (await tx.user.findFirst({ select: { id: true } })) === null;
}
