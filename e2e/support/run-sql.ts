import { Client } from "pg";

/** Runs one statement in the test's own database: for states that no screen leads to. */
export async function runSql(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
