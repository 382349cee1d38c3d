// @spec 7.1: login, register, logout, refresh, profile
import { getRounds } from "bcryptjs";
import { Piscina } from "piscina";
import { expect, test, vi } from "vitest";
import { getDb } from "#server/db/client.ts";
import { hashPassword } from "#server/passwords/password-hash.ts";
import { buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { statementsOf } from "#server/testing/rows-read.ts";
import { logIn } from "./log-in.ts";

/** bcrypt answers at once, without any work, when a hash is not of this form. */
const BCRYPT_HASH = /^\$2b\$\d\d\$[./A-Za-z0-9]{53}$/;

/** What a refusal makes the password threads and the database do. */
async function refusalOf(email: string) {
  // Beyond ten failures a user is refused without a comparison.
  await getDb().rateLimit.deleteMany();
  const run = vi.spyOn(Piscina.prototype, "run");
  try {
    const statements = await statementsOf(() =>
      expect(logIn({ email, password: "Wrong-Password-1" }, { cookies: null })).rejects.toMatchObject({
        code: "unauthenticated",
      }),
    );
    const comparisons = run.mock.calls.map(([task], index) => {
      const { expected } = task as { expected: string };
      expect(expected).toMatch(BCRYPT_HASH);
      // "incomplete": the refusal did not wait for it.
      return { rounds: getRounds(expected), end: run.mock.settledResults[index]?.type };
    });
    return { comparisons, statements: statements.map(({ text }) => text) };
  } finally {
    run.mockRestore();
  }
}

// The times themselves are measured by `npm run bench signing-in`.
test("a known and an unknown email cost the same to refuse: one comparison, the same statements", async () => {
  const known = await buildUser({ passwordHash: await hashPassword(TEST_PASSWORD) });
  const withoutPassword = await buildUser({ passwordHash: null });
  const refusal = await refusalOf(known.email);
  expect(refusal.comparisons).toEqual([{ rounds: 12, end: "fulfilled" }]);
  expect(refusal.statements.length).toBeGreaterThan(0);
  expect(await refusalOf("nobody@firm.example")).toEqual(refusal);
  expect(await refusalOf(withoutPassword.email)).toEqual(refusal);
});
