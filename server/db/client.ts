import { PrismaPg } from "@prisma/adapter-pg";
import { requireEnv } from "../env.ts";
import { PrismaClient } from "./generated/client.ts";

export { Prisma } from "./generated/client.ts";
export type * from "./generated/client.ts";

const holder = globalThis as typeof globalThis & { oddsAndEvidenceDb?: PrismaClient };

/** Statements that take longer than this are given up, so that a frozen database becomes a 503 and not a queue. Milliseconds. */
const STATEMENT_TIMEOUT = 15_000;

/**
 * The Prisma client of this process: one pool, made at first use. Kept on `globalThis` because the development
 * server loads this module again on each change.
 */
export function getDb(): PrismaClient {
  holder.oddsAndEvidenceDb ??= new PrismaClient({
    adapter: new PrismaPg({
      connectionString: requireEnv("DATABASE_URL"),
      max: 10,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_TIMEOUT,
    }),
    // A busy moment must not fail a sign-in: Prisma's own 2 seconds of waiting for a free connection are too few.
    transactionOptions: { maxWait: 5_000, timeout: STATEMENT_TIMEOUT },
  });
  return holder.oddsAndEvidenceDb;
}

/** What a function that may run inside a caller's transaction takes. */
export type Tx = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];
