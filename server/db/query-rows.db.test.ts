import { expect, test } from "vitest";
import { failureOf } from "#server/http/failure-of.ts";
import { buildUser } from "#server/testing/builders.ts";
import { closeDb, getDb, Prisma } from "./client.ts";
import { queryRows } from "./query-rows.ts";

const ONE = Prisma.sql`SELECT 7 AS "number", 'x' AS text, true AS "isTrue", ARRAY['a', 'b'] AS list,
  '{"a": [1]}'::json AS json, 1.5::float8 AS share, ${"given"}::text AS given, NULL::text AS nothing`;

test("a statement answers the same past Prisma as in a transaction", async () => {
  const outside = await queryRows(getDb(), ONE);
  expect(outside).toEqual([
    {
      number: 7,
      text: "x",
      isTrue: true,
      list: ["a", "b"],
      json: { a: [1] },
      share: 1.5,
      given: "given",
      nothing: null,
    },
  ]);
  expect(await getDb().$transaction((tx) => queryRows(tx, ONE))).toEqual(outside);
});

test("in a transaction it sees what the transaction has written, outside it does not", async () => {
  const count = Prisma.sql`SELECT count(*)::int AS count FROM "User"`;
  await buildUser();
  await getDb().$transaction(async (tx) => {
    await tx.user.deleteMany();
    expect(await queryRows(tx, count)).toEqual([{ count: 0 }]);
    expect(await queryRows(getDb(), count)).toEqual([{ count: 1 }]);
  });
});

test("a statement is prepared once and used with other values", async () => {
  const asked = (value: string) => Prisma.sql`SELECT ${value}::text AS value, count(*)::int AS prepared
    FROM pg_prepared_statements WHERE statement LIKE '%AS prepared%'`;
  await closeDb();
  const answers = [];
  for (const value of ["one", "two", "three"]) answers.push(...(await queryRows(getDb(), asked(value))));
  expect(answers).toEqual(["one", "two", "three"].map((value) => ({ value, prepared: 1 })));
});

test("a type that pg and Prisma read differently is refused", async () => {
  for (const column of ["now()", "now()::date", "1::bigint", "1.5::numeric"])
    await expect(queryRows(getDb(), Prisma.raw(`SELECT ${column} AS it`))).rejects.toThrow("text or JSON");
});

test("a lost connection is a failure that can be told, and the next call connects again", async () => {
  const killed = queryRows(getDb(), Prisma.sql`SELECT pg_terminate_backend(pg_backend_pid()) AS it`);
  const failure = await killed.catch((error: unknown) => failureOf(error));
  expect(failure).toMatchObject({ code: "unavailable" });
  expect(await queryRows(getDb(), Prisma.sql`SELECT 1 AS it`)).toEqual([{ it: 1 }]);
});
