import { runSql } from "./run-sql.ts";

/** Takes what an account has uploaded out of the worker's queue, for a test that ends before anybody needs it read. */
export async function dropReading(userId: string): Promise<void> {
  await runSql(
    `DELETE FROM pgboss.job WHERE state = 'created'
       AND data->>'documentId' IN (SELECT id::text FROM "Document" WHERE "uploadedById" = $1)`,
    [userId],
  );
}
