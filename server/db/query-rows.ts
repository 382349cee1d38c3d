import { createHash } from "node:crypto";
import { types, type QueryResultRow } from "pg";
import { getDb, getPool } from "./client.ts";
import type { Prisma, Tx } from "./client.ts";

/** Types of columns that pg and Prisma read alike; for dates, long numbers and decimals they give different things. */
const SAME_IN_BOTH = new Set<number>([
  types.builtins.BOOL,
  types.builtins.INT2,
  types.builtins.INT4,
  types.builtins.FLOAT4,
  types.builtins.FLOAT8,
  types.builtins.TEXT,
  types.builtins.VARCHAR,
  types.builtins.UUID,
  types.builtins.JSON,
  // text[], which pg has no name for.
  1009,
]);

/** Names of prepared statements, by their text. */
const names = new Map<string, string>();
/** Each connection keeps its own; a filter has many forms, and those that come after these are not prepared. */
const MAX_NAMES = 100;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
}

/**
 * The rows of one statement. Outside a transaction it goes to PostgreSQL prepared and past Prisma, which spent a fifth
 * of a request's processor time on it (docs/performance.md): for what is asked all the time.
 * @param sql columns of text, uuid, boolean, 32-bit integer, float, text[] and JSON only
 * @throws what Prisma or pg throw; server/http/failure-of.ts knows both
 */
export async function queryRows<Row>(tx: Tx, sql: Prisma.Sql): Promise<Row[]> {
  if (tx !== getDb()) return tx.$queryRaw<Row[]>(sql);
  const { text, values } = sql;
  const { rows, fields } = await getPool().query<Row & QueryResultRow>({ name: nameOf(text), text, values });
  const foreign = fields.find(({ dataTypeID }) => !SAME_IN_BOTH.has(dataTypeID));
  if (foreign !== undefined) throw new TypeError(`The column "${foreign.name}" must be handed over as text or JSON`);
  return rows;
}
