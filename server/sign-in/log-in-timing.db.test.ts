// @spec 7.1: login, register, logout, refresh, profile
import { getRounds, hash } from "bcryptjs";
import { Piscina } from "piscina";
import { expect, test, vi } from "vitest";
import { getDb } from "#server/db/client.ts";
import { hashPassword } from "#server/passwords/password-hash.ts";
import { buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { statementsOf } from "#server/testing/rows-read.ts";
import { logIn } from "./log-in.ts";

// The product's own cost.
vi.unmock("#server/passwords/password-cost.ts");

const COOKIES = { cookies: null };
/** bcrypt answers at once, without any work, when a hash is not of this form. */
const BCRYPT_HASH = /^\$2b\$\d\d\$[./A-Za-z0-9]{53}$/;

/** What a refusal makes the password threads and the database do. */
async function refusalOf(email: string) {
  // Beyond ten failures a user is refused without a comparison.
  await getDb().rateLimit.deleteMany();
  const run = vi.spyOn(Piscina.prototype, "run");
  try {
    const statements = await statementsOf(() =>
      expect(logIn({ email, password: "Wrong-Password-1" }, COOKIES)).rejects.toMatchObject({
        code: "unauthenticated",
      }),
    );
    const comparisons = run.mock.calls.map(([task], index) => {
      const { expected, orElse } = task as { expected: string; orElse: string | null };
      const hashes = orElse === null ? [expected] : [expected, orElse];
      for (const each of hashes) expect(each).toMatch(BCRYPT_HASH);
      const keySchedules = hashes.reduce((sum, each) => sum + 2 ** getRounds(each), 0);
      // "incomplete": the refusal did not wait for it.
      return { keySchedules, end: run.mock.settledResults[index]?.type };
    });
    return { comparisons, statements: statements.map(({ text }) => text) };
  } finally {
    run.mockRestore();
  }
}

// The times themselves are measured by `npm run bench signing-in`.
test("a known and an unknown email cost the same to refuse: as much comparing, the same statements", async () => {
  const known = await buildUser({ passwordHash: await hashPassword(TEST_PASSWORD) });
  // Not signed in since the cost was 12.
  const former = await buildUser({ passwordHash: await hash(TEST_PASSWORD, 12) });
  const withoutPassword = await buildUser({ passwordHash: null });
  const refusal = await refusalOf(known.email);
  expect(refusal.comparisons).toEqual([{ keySchedules: 2 ** 12, end: "fulfilled" }]);
  expect(refusal.statements.length).toBeGreaterThan(0);
  expect(await refusalOf("nobody@firm.example")).toEqual(refusal);
  expect(await refusalOf(withoutPassword.email)).toEqual(refusal);
  expect(await refusalOf(former.email)).toEqual(refusal);
});

test.each([10, 12])("a hash of cost %i signs in, several times at once, and is made anew", async (cost) => {
  const { id, email, passwordHash } = await buildUser({ passwordHash: await hash(TEST_PASSWORD, cost) });
  const storedHash = async () => (await getDb().user.findUniqueOrThrow({ where: { id } })).passwordHash;
  const right = { email, password: TEST_PASSWORD };
  const wrong = { email, password: "Wrong-Password-1" };
  await expect(logIn(wrong, COOKIES)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await storedHash()).toBe(passwordHash);
  const answers = await Promise.all([1, 2, 3].map(() => logIn(right, COOKIES)));
  expect(answers.map(({ userId }) => userId)).toEqual([id, id, id]);
  const renewed = await storedHash();
  expect(renewed).toMatch(/^\$2b\$11\$/);
  await logIn(right, COOKIES);
  expect(await storedHash()).toBe(renewed);
  await expect(logIn(wrong, COOKIES)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("a deactivated account's hash stays as it is", async () => {
  const passwordHash = await hash(TEST_PASSWORD, 4);
  const { id, email } = await buildUser({ passwordHash, isActive: false });
  await expect(logIn({ email, password: TEST_PASSWORD }, COOKIES)).rejects.toMatchObject({ code: "forbidden" });
  expect((await getDb().user.findUniqueOrThrow({ where: { id } })).passwordHash).toBe(passwordHash);
});

test("the thread does the comparing that a refusal is to cost, and only for a wrong password", async () => {
  const compared: string[] = [];
  vi.doMock("bcryptjs", () => ({
    hash: vi.fn(),
    compare: (_: string, expected: string) => {
      compared.push(expected);
      return Promise.resolve(expected === "right");
    },
  }));
  const { default: work } = await import("#server/passwords/password-worker.mjs");
  expect(await work({ password: "x", expected: "right", orElse: "nobody" })).toBe(true);
  expect(compared).toEqual(["right"]);
  expect(await work({ password: "x", expected: "wrong", orElse: "nobody" })).toBe(false);
  expect(await work({ password: "x", expected: "former", orElse: null })).toBe(false);
  expect(compared).toEqual(["right", "wrong", "nobody", "former"]);
});
