import { randomBytes, randomUUID } from "node:crypto";
import { Client } from "pg";

/**
 * Makes a Golden Ticket in the test's own database. The founding ticket works once and the specs run in any order, so
 * each one that needs an account brings its own.
 * @returns the code as it is shown: "9F3A-..."
 */
export async function issueTicket(): Promise<string> {
  const code = randomBytes(8).toString("hex").toUpperCase();
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO "RegistrationCode" ("id", "code", "expiresAt") VALUES ($1, $2, now() + interval '1 day')`,
      [randomUUID(), code],
    );
  } finally {
    await client.end();
  }
  return code.match(/.{4}/g)?.join("-") ?? code;
}
