// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 2.11, 8, 9: Case Management: tiles, filters, table, paging, one retry
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { listAllCases } from "#lib/contracts/admin-cases.ts";
import { listUsers } from "#lib/contracts/admin-users.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { readsMore, rowsRead } from "#server/testing/rows-read.ts";

const USERS = 2_000;
const CASES = 50_000;
/** Rows of one statement: the connection gives a statement up that takes too long. */
const CHUNK = 10_000;
/** A part of the title of one case. */
const NAME = createHash("md5").update("name31234").digest("hex").slice(0, 10);

async function fill(): Promise<void> {
  await getDb().$executeRaw`
    INSERT INTO "User" (id, email, "firstName", "lastName", "createdAt")
    SELECT gen_random_uuid(), 'person' || i || '@firm.example', 'Person', 'Number ' || i,
      now() - i * interval '1 hour'
    FROM generate_series(1, ${USERS}::int) i`;
  for (let from = 0; from < CASES; from += CHUNK)
    await getDb().$executeRaw`
      INSERT INTO "Case" (id, "caseNumber", title, status, "createdById", "createdAt", "updatedAt")
      SELECT gen_random_uuid(), 'V-' || i, 'State v. ' || left(md5('name' || i), 10),
        (ARRAY['new', 'completed', 'trial', 'failed']::"CaseStatus"[])[1 + i % 4],
        owners.ids[1 + i % ${USERS}::int], now() - i * interval '1 minute', now()
      FROM generate_series(${from}::int + 1, ${from}::int + ${CHUNK}::int) i, (SELECT array_agg(id) AS ids FROM "User") owners`;
  // As autovacuum would: it also merges the rows that wait beside a trigram index, without which no plan uses it.
  await getDb().$executeRaw`VACUUM ANALYZE "User"`;
  await getDb().$executeRaw`VACUUM ANALYZE "Case"`;
}

test("with 2,000 users and 50,000 cases the last page reads at most twice as many rows as the first", async () => {
  const admin = await buildAdmin();
  await fill();
  const cases = (query: object) => () => callRoute(listAllCases, { query }, { as: admin });
  const users = (query: object) => () => callRoute(listUsers, { query }, { as: admin });
  const last = (await cases({ page: CASES / 20 })()).data;
  expect(last).toMatchObject({ totalCount: CASES, totalPages: CASES / 20 });
  expect(last.cases.at(-1)?.caseNumber).toBe(`V-${CASES}`);
  expect((await cases({ search: NAME })()).data.totalCount).toBe(1);

  expect.soft(await readsMore(cases({ page: CASES / 20 }), cases({})), "cases").toEqual([]);
  const trials = (page: number) => cases({ status: "trial", page });
  expect.soft(await readsMore(trials(CASES / 4 / 20), trials(1)), "a status").toEqual([]);
  expect.soft(await readsMore(users({ page: USERS / 20 }), users({})), "users").toEqual([]);
  // One case of fifty thousand is found through the index and not by looking at all of them.
  const search = (await rowsRead(cases({ search: NAME }))).filter(({ text }) => text.includes('"Case"'));
  expect.soft(search.length).toBeGreaterThan(0);
  expect.soft(search.filter(({ rows }) => rows > 100)).toEqual([]);
});
