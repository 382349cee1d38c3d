import { expect, test } from "vitest";
import { hashPassword } from "#server/auth/password-hash.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { logIn } from "./log-in.ts";

/** Of each kind. A comparison takes about a fifth of a second, so this is what fits into some ten seconds. */
const SAMPLES = 20;

/** The median of the faster half: what other tests take from the machine meanwhile only ever adds to a sample. */
const typical = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)]!;

async function millisecondsOf(email: string): Promise<number> {
  // Beyond ten failures an account is refused without a comparison.
  await getDb().rateLimit.deleteMany();
  const began = performance.now();
  await expect(logIn({ email, password: "Wrong-Password-1" })).rejects.toMatchObject({ code: "unauthenticated" });
  return performance.now() - began;
}

test("a known and an unknown email take the same time to be refused", { timeout: 60_000, retry: 2 }, async () => {
  const user = await buildUser({ passwordHash: await hashPassword(TEST_PASSWORD) });
  const known: number[] = [];
  const unknown: number[] = [];
  await millisecondsOf(user.email);
  // Taken in turns: whatever else the machine does meanwhile slows both.
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    known.push(await millisecondsOf(user.email));
    unknown.push(await millisecondsOf(`nobody${sample}@firm.example`));
  }
  const ratio = typical(known) / typical(unknown);
  expect(ratio).toBeGreaterThan(0.95);
  expect(ratio).toBeLessThan(1.05);
});
