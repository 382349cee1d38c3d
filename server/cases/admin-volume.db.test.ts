import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { listAllCases } from "#lib/contracts/admin-cases.ts";
import { listUsers } from "#lib/contracts/admin-users.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

const USERS = 2_000;
const CASES = 50_000;
/** Rows of one statement: the connection gives a statement up that takes too long. */
const CHUNK = 10_000;
/** A part of the title of one case. */
const NAME = createHash("md5").update("name31234").digest("hex").slice(0, 10);
const ROUNDS = 6;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** How many times as long `b` takes as `a`: in turns, so that a busy moment of the machine meets both; medians. */
async function ratio(a: () => Promise<unknown>, b: () => Promise<unknown>): Promise<number> {
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  await a();
  await b();
  const times = { a: [] as number[], b: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.a.push(await timed(a));
    times.b.push(await timed(b), await timed(b));
    times.a.push(await timed(a));
  }
  return median(times.b) / median(times.a);
}

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

test(
  "with 2,000 users and 50,000 cases the last page costs at most twice the first",
  { timeout: 180_000 },
  async () => {
    const admin = await buildAdmin();
    await fill();
    const cases = (query: object) => () => callRoute(listAllCases, { query }, { as: admin });
    const users = (query: object) => () => callRoute(listUsers, { query }, { as: admin });
    const last = (await cases({ page: CASES / 20 })()).data;
    expect(last).toMatchObject({ totalCount: CASES, totalPages: CASES / 20 });
    expect(last.cases.at(-1)?.caseNumber).toBe(`V-${CASES}`);
    expect((await cases({ search: NAME })()).data.totalCount).toBe(1);

    expect.soft(await ratio(cases({}), cases({ page: CASES / 20 })), "cases").toBeLessThan(2);
    expect
      .soft(await ratio(cases({ status: "trial" }), cases({ status: "trial", page: 625 })), "a status")
      .toBeLessThan(2);
    expect.soft(await ratio(users({}), users({ page: 100 })), "users").toBeLessThan(2);
    // One case of fifty thousand is found through the index and not by looking at all of them.
    expect.soft(await ratio(cases({}), cases({ search: NAME })), "search").toBeLessThan(2);
  },
);
