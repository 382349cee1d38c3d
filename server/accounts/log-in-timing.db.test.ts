import { expect, test } from "vitest";
import { hashPassword } from "#server/auth/password-hash.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { logIn } from "./log-in.ts";

/** Of each kind. A comparison takes about a fifth of a second, so this is what fits into some ten seconds. */
const SAMPLES = 16;

type Sample = { readonly work: number; readonly wait: number };

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Milliseconds of work in all threads of this process, and of waiting for the answer. */
async function refusalOf(email: string): Promise<Sample> {
  // Beyond ten failures an account is refused without a comparison.
  await getDb().rateLimit.deleteMany();
  const usedBefore = process.cpuUsage();
  const began = performance.now();
  await expect(logIn({ email, password: "Wrong-Password-1" })).rejects.toMatchObject({ code: "unauthenticated" });
  const { user, system } = process.cpuUsage(usedBefore);
  return { work: (user + system) / 1000, wait: performance.now() - began };
}

// Twice more when it fails: a refusal that skips the comparison fails every time, a busy machine does not.
test("a known and an unknown email cost the same to refuse", { timeout: 60_000, retry: 2 }, async () => {
  const user = await buildUser({ passwordHash: await hashPassword(TEST_PASSWORD) });
  const known: Sample[] = [];
  const unknown: Sample[] = [];
  await refusalOf(user.email);
  // Taken in turns: whatever else the machine does meanwhile slows both.
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    known.push(await refusalOf(user.email));
    unknown.push(await refusalOf(`nobody${sample}@firm.example`));
  }
  const ratio = (part: keyof Sample) =>
    median(known.map((each) => each[part])) / median(unknown.map((each) => each[part]));
  const ratios = { work: ratio("work"), wait: ratio("wait") };
  expect(ratios.work).toBeGreaterThan(0.95);
  expect(ratios.work).toBeLessThan(1.05);
  // Wider, because the tests that run beside this one take the cores in bursts: without a comparison it would be 50.
  expect(ratios.wait).toBeGreaterThan(0.75);
  expect(ratios.wait).toBeLessThan(1.33);
});
