import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { ensureFirstAdmin } from "#server/accounts/ensure-first-admin.ts";
import { getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { ensureFoundingTicket } from "./ensure-founding-ticket.ts";

const env = getEnv();
const before = { ...env };

beforeEach(async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), "founding-"));
});

afterEach(async () => {
  await rm(env.DATA_DIR, { recursive: true });
  Object.assign(env, { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined }, before);
});

const file = () => join(env.DATA_DIR, "golden-ticket.txt");
const register = (registrationCode: string, email: string) =>
  callRoute(calls.register, {
    body: { email, password: TEST_PASSWORD, firstName: "Ada", lastName: "Poe", registrationCode },
  });

describe("ensureFoundingTicket", () => {
  test("makes one ticket for 30 days and writes it for its owner alone", async () => {
    const ticket = await ensureFoundingTicket();
    expect(ticket).toMatch(/^FNDR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await readFile(file(), "utf8")).toBe(`${ticket}\n`);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const [code] = await getDb().registrationCode.findMany();
    const days = (code!.expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  test("keeps the ticket over restarts, and renews its time", async () => {
    const first = await ensureFoundingTicket();
    await getDb().registrationCode.updateMany({ data: { expiresAt: new Date(Date.now() + 60_000) } });
    expect(await ensureFoundingTicket()).toBe(first);
    const [code] = await getDb().registrationCode.findMany();
    expect(code!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  test("replaces an expired ticket", async () => {
    const first = await ensureFoundingTicket();
    await getDb().registrationCode.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await ensureFoundingTicket()).not.toBe(first);
    expect(await getDb().registrationCode.count()).toBe(1);
  });

  test("two servers that start at once share one ticket", async () => {
    const [one, two] = await Promise.all([ensureFoundingTicket(), ensureFoundingTicket()]);
    expect(one).toBe(two);
    expect(await getDb().registrationCode.count()).toBe(1);
  });

  test("makes its holder the admin, once; afterwards there is no ticket and no file", async () => {
    const ticket = (await ensureFoundingTicket())!;
    const other = await getDb().registrationCode.create({
      data: { code: "FNDR000000000000", isFounding: true, expiresAt: new Date(Date.now() + 60_000) },
    });
    const answers = await Promise.all([
      register(ticket, "ada@firm.example"),
      register(ticket, "eve@firm.example"),
      register(other.code, "mal@firm.example"),
    ]);
    // One that is looked for after the winner's transaction is gone, and unknown.
    const refused = answers.map(({ status }) => status).filter((status) => status !== 201);
    expect(refused).toHaveLength(2);
    for (const status of refused) expect([400, 422]).toContain(status);
    const [user, ...more] = await getDb().user.findMany();
    expect(more).toEqual([]);
    expect(user!.roles).toEqual(["User", "Admin"]);
    expect(await ensureFoundingTicket()).toBeNull();
    await expect(stat(file())).rejects.toThrow("ENOENT");
  });

  test("makes no admin once there is a user, however the founding ticket survived", async () => {
    const ticket = (await ensureFoundingTicket())!;
    await buildUser();
    expect((await register(ticket, "late@firm.example")).status).toBe(422);
  });
});

describe("ensureFirstAdmin", () => {
  test("makes the admin of the environment, once, and kills the founding ticket", async () => {
    await ensureFoundingTicket();
    Object.assign(env, { ADMIN_EMAIL: "Boss@Firm.example", ADMIN_PASSWORD: TEST_PASSWORD });
    await ensureFirstAdmin();
    await ensureFirstAdmin();
    const users = await getDb().user.findMany();
    expect(users.map(({ email, roles }) => [email, roles])).toEqual([["boss@firm.example", ["User", "Admin"]]]);
    expect(await getDb().registrationCode.count()).toBe(0);
    const login = { email: "boss@firm.example", password: TEST_PASSWORD };
    const { data } = await callRoute(calls.login, { body: login });
    expect(data.fullName).toBe("Admin");
  });

  test("changes nothing when there is a user or nothing is set", async () => {
    await ensureFirstAdmin();
    expect(await getDb().user.count()).toBe(0);
    await buildUser();
    Object.assign(env, { ADMIN_EMAIL: "boss@firm.example", ADMIN_PASSWORD: TEST_PASSWORD });
    await ensureFirstAdmin();
    expect(await getDb().user.count()).toBe(1);
  });

  test.each([
    [{ ADMIN_EMAIL: "boss@firm.example" }, "ADMIN_PASSWORD is not set but ADMIN_EMAIL is. Set both or neither."],
    [{ ADMIN_PASSWORD: TEST_PASSWORD }, "ADMIN_EMAIL is not set but ADMIN_PASSWORD is. Set both or neither."],
    [
      { ADMIN_EMAIL: "boss@firm.example", ADMIN_PASSWORD: "short" },
      "ADMIN_PASSWORD cannot be used: Password must be at least 8 characters long",
    ],
  ])("stops the start at %j", async (given, message) => {
    Object.assign(env, given);
    await expect(ensureFirstAdmin()).rejects.toThrow(message);
  });
});
