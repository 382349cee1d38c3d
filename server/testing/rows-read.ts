import { Client } from "pg";
import { vi } from "vitest";

type Statement = { readonly text: string; readonly values: readonly unknown[] };
/** A node of a plan, as EXPLAIN's JSON names its parts. Rows are means of the loops. */
type PlanNode = {
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
};

/** The statements that `work` sends to the database, in their order, BEGIN and COMMIT included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(Client.prototype, "query");
  try {
    await work();
    return query.mock.calls.map(([given, values]: readonly unknown[]) =>
      typeof given === "string"
        ? { text: given, values: Array.isArray(values) ? (values as unknown[]) : [] }
        : (given as Statement),
    );
  } finally {
    query.mockRestore();
  }
}

/** What one SELECT cost: rows of tables and indexes that PostgreSQL read for it. */
type Reading = { readonly text: string; readonly rows: number };

/**
 * Runs `work`, then each of its SELECTs once more under EXPLAIN. Counted are also the rows that an OFFSET or a filter
 * drops. Rows and not time, because they do not depend on what else the machine does.
 * @returns one for each SELECT, in their order
 */
export async function rowsRead(work: () => Promise<unknown>): Promise<Reading[]> {
  const statements = (await statementsOf(work)).filter(({ text }) => text.startsWith("SELECT"));
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const readings: Reading[] = [];
    for (const { text, values } of statements) {
      const explain = `EXPLAIN (ANALYZE, TIMING OFF, BUFFERS OFF, FORMAT JSON) ${text}`;
      const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(explain, [...values]);
      readings.push({ text, rows: rowsOf(rows[0]!["QUERY PLAN"][0].Plan) });
    }
    return readings;
  } finally {
    await client.end();
  }
}

/**
 * The SELECTs that read more than twice the rows for `last` than for `first`: for a list's last and first page there is
 * none, unless a page is found by counting one's way to it.
 */
export async function readsMore(last: () => Promise<unknown>, first: () => Promise<unknown>): Promise<Reading[]> {
  const [ofLast, ofFirst] = [await rowsRead(last), await rowsRead(first)];
  if (ofFirst.length === 0 || ofLast.length !== ofFirst.length)
    throw new Error(`${ofLast.length} and ${ofFirst.length} SELECTs cannot be compared`);
  return ofLast.filter(({ rows }, index) => rows > 2 * ofFirst[index]!.rows);
}

/** Only nodes that read a table count: the index below a bitmap finds the same rows again. */
function rowsOf(node: PlanNode): number {
  const { Plans: children = [] } = node;
  const own =
    node["Relation Name"] === undefined
      ? 0
      : (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0)) *
        node["Actual Loops"];
  return children.reduce((sum, child) => sum + rowsOf(child), own);
}
