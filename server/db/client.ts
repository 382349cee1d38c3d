import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { requireEnv } from "../env.ts";
import { PrismaClient } from "./generated/client.ts";

export { Prisma } from "./generated/client.ts";
export type * from "./generated/client.ts";

type Connections = { readonly pool: Pool; readonly db: PrismaClient };
/** On `globalThis` because the development server loads this module again on each change. */
const holder = globalThis as typeof globalThis & { oddsAndEvidenceDb?: Connections };

/** Statements that take longer than this are given up, so that a frozen database becomes a 503 and not a queue. Milliseconds. */
const STATEMENT_TIMEOUT = 15_000;

function connections(): Connections {
  holder.oddsAndEvidenceDb ??= connect();
  return holder.oddsAndEvidenceDb;
}

function connect(): Connections {
  const pool = new Pool({
    connectionString: requireEnv("DATABASE_URL"),
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT,
  });
  // A connection that is lost while nobody uses it: the pool drops it, and without a listener the process would end.
  pool.on("error", () => {});
  const db = new PrismaClient({
    adapter: new PrismaPg(pool),
    // A busy moment must fail neither a sign-in nor a finished analysis: Prisma's own 2 seconds of waiting for a connection are too few.
    transactionOptions: { maxWait: STATEMENT_TIMEOUT, timeout: STATEMENT_TIMEOUT },
  });
  return { pool, db };
}

/** The Prisma client of this process, made at first use. */
export function getDb(): PrismaClient {
  return connections().db;
}

/** The connections that the Prisma client uses too. Only for query-rows.ts. */
export function getPool(): Pool {
  return connections().pool;
}

/** Closes every connection. The next use of the database makes new ones. */
export async function closeDb(): Promise<void> {
  const open = holder.oddsAndEvidenceDb;
  delete holder.oddsAndEvidenceDb;
  await open?.db.$disconnect();
  await open?.pool.end();
}

/** What a function that may run inside a caller's transaction takes. */
export type Tx = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];
