import { Client, type QueryResultRow } from "pg";

/** Runs one statement in the test's own database: for states that no screen leads to, and rows that none shows. */
export async function runSql<R extends QueryResultRow>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly R[]> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<R>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
