// @spec 2.11: Admin Dashboard: five cards, 'Recent User Activity' from the audit log
// @spec 7.4: dashboard metrics, system health, audit logs; 8 their failures
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/admin-operations.ts";
import { getSettings as getSettingsCall, updateSettings } from "#lib/contracts/admin-settings.ts";
import { getSignInOptions, register, refresh } from "#lib/contracts/auth.ts";
import { DEFAULT_FIRM_SETTINGS } from "#lib/domain/firm/firm-settings.ts";
import { recordAudit } from "#server/audit/record-audit.ts";
import { getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { closeQueue, prepareQueues } from "#server/jobs/queue.ts";
import { forgetSettings, getSettings } from "#server/settings/get-settings.ts";
import { logIn } from "#server/sign-in/log-in.ts";
import {
  buildAdmin,
  buildRegistrationCode,
  buildUser,
  TEST_PASSWORD,
  type TestUser,
} from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase } from "#server/testing/case-builders.ts";
import { forgetAuditLog } from "#server/testing/forget-audit-log.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { readsMore } from "#server/testing/rows-read.ts";

let admin: TestUser;
beforeAll(prepareQueues);
beforeEach(async () => {
  admin = await buildAdmin();
});
afterAll(closeQueue);

const write = (line: Partial<Parameters<typeof recordAudit>[1]>) =>
  getDb().$transaction((tx) => recordAudit(tx, { level: "info", action: "test.line", message: "a line", ...line }));

describe("GET /api/admin/audit-logs", () => {
  test("newest first, 50 to a page, System where nobody is named; each filter and all together", async () => {
    const actor = { userId: admin.id, email: admin.email, fullName: "Ruth Okafor" };
    const before = new Date().toISOString();
    for (let line = 0; line < 55; line += 1) await write({ action: "page.line", message: `line ${line}` });
    await write({ level: "error", action: "page.fault", message: "50% of _all_ disks", actor });
    const list = async (query: object) => (await callRoute(calls.listAuditLogs, { query }, { as: admin })).data;

    const first = await list({ action: "page" });
    expect(first).toMatchObject({ page: 1, pageSize: 50, totalCount: 56, totalPages: 2 });
    expect(first.logs[0]).toMatchObject({
      level: "error",
      message: "50% of _all_ disks",
      user: { fullName: "Ruth Okafor", email: admin.email },
    });
    expect(first.logs[1]).toMatchObject({ message: "line 54", user: null });
    const second = await list({ action: "page", page: 2 });
    expect(second.logs.map(({ message }) => message)).toEqual(
      Array.from({ length: 6 }, (_, index) => `line ${5 - index}`),
    );
    expect((await list({ action: "page", page: 3 })).logs).toEqual([]);

    expect((await list({ action: "page", level: "error" })).totalCount).toBe(1);
    expect((await list({ action: "page", level: "other" })).totalCount).toBe(0);
    expect((await list({ action: "page", user: "okafor" })).totalCount).toBe(1);
    expect((await list({ action: "page", user: "System" })).totalCount).toBe(55);
    expect((await list({ action: "page", search: "50% OF _all_" })).totalCount).toBe(1);
    expect((await list({ search: "%" })).logs.every(({ message }) => message.includes("%"))).toBe(true);
    expect((await list({ action: "page", from: before })).totalCount).toBe(56);
    expect((await list({ action: "page", to: before })).totalCount).toBe(0);
    expect((await callRoute(calls.listAuditLogs, { query: { pageSize: 201 } }, { as: admin })).status).toBe(400);
  });

  test("the last page of a long log reads at most twice as many rows as the first", async () => {
    await getDb().$executeRaw`
      INSERT INTO "AuditEvent" (level, action, message, "previousHash", hash)
      SELECT 'info', 'bulk.line', 'line ' || n, '', '' FROM generate_series(1, 50000) n`;
    await getDb().$executeRaw`VACUUM ANALYZE "AuditEvent"`;
    const list = (page: number) => callRoute(calls.listAuditLogs, { query: { page } }, { as: admin });
    const { totalPages } = (await list(1)).data;
    expect(totalPages).toBeGreaterThanOrEqual(1000);
    expect((await list(totalPages)).data.logs.length).toBeGreaterThan(0);
    expect(
      await readsMore(
        () => list(totalPages),
        () => list(1),
      ),
    ).toEqual([]);
    await getDb().auditEvent.deleteMany({ where: { action: "bulk.line" } });
  });
});

test("lines are counted from where the chain was last verified, filters from the start", async () => {
  await forgetAuditLog();
  const count = async (query: object = {}) =>
    (await callRoute(calls.listAuditLogs, { query }, { as: admin })).data.totalCount;
  for (let line = 0; line < 3; line += 1) await write({ action: "count.line" });
  expect(await count()).toBe(3);
  await callRoute(calls.checkAuditChain, {}, { as: admin });
  for (let line = 0; line < 2; line += 1) await write({ action: "count.line" });
  expect(await count()).toBe(5);
  expect(await count({ action: "count", search: " " })).toBe(5);
  // A line that was cut out breaks the chain: from then on what is there is counted.
  const third = await getDb().auditEvent.findFirstOrThrow({ skip: 2, orderBy: { id: "asc" } });
  await getDb().auditEvent.delete({ where: { id: third.id } });
  await callRoute(calls.checkAuditChain, {}, { as: admin });
  expect(await count()).toBe(4);
});

test("the export has every line that the filters let through, and no formula", async () => {
  const actor = { userId: admin.id, email: admin.email, fullName: '=HYPERLINK("x")' };
  await write({ action: "csv.line", message: '+1 said "no", twice', actor });
  await write({ action: "other.line" });
  const { response } = await callRoute(calls.exportAuditLogs, { query: { action: "csv" } }, { as: admin });
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain('filename="audit-log.csv"');
  const text = await response.text();
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(`\uFEFF${text}`)));
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"csv.line","'+1 said ""no"", twice","'=HYPERLINK(""x"")","${admin.email}"`);
  const last = await getDb().auditEvent.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(last).toMatchObject({ action: "audit.export", message: 'Audit log exported: action "csv"', userId: admin.id });
});

describe("an export that fails", () => {
  /** More lines than are read at once; the oldest ones are read last. */
  const writeMany = () => getDb().$executeRaw`
    INSERT INTO "AuditEvent" (at, level, action, message, "previousHash", hash)
    SELECT now(), 'info', 'many.line', 'line ' || n, '', '' FROM generate_series(1, 2500) n`;
  const take = () => callRoute(calls.exportAuditLogs, { query: { action: "many" } }, { as: admin });

  test("before it is answered is a failure like any other, whichever line it is", async () => {
    await writeMany();
    expect((await take()).status).toBe(200);
    // A time that JavaScript does not have.
    await getDb().$executeRaw`UPDATE "AuditEvent" SET at = 'infinity' WHERE message = 'line 7'`;
    const { status, error } = await take();
    expect([status, error.code]).toEqual([500, "internal"]);
    await forgetAuditLog();
  });

  test("after it was begun has a length that it does not reach", async () => {
    await writeMany();
    const { response } = await take();
    await getDb().$executeRaw`UPDATE "AuditEvent" SET at = 'infinity' WHERE message = 'line 7'`;
    const read: Uint8Array[] = [];
    await expect(
      (async () => {
        for await (const bytes of response.body!) read.push(bytes);
      })(),
    ).rejects.toThrow();
    const length = Buffer.concat(read).length;
    expect(length).toBeLessThan(Number(response.headers.get("content-length")));
    await forgetAuditLog();
  });
});

test("the chain's state: none before the first look, then what it found", async () => {
  await forgetAuditLog();
  expect((await callRoute(calls.getAuditChain, {}, { as: admin })).data).toBeNull();
  await write({});
  await write({});
  const checked = (await callRoute(calls.checkAuditChain, {}, { as: admin })).data;
  expect(checked).toMatchObject({ lines: 2, brokenLine: null });
  expect((await callRoute(calls.getAuditChain, {}, { as: admin })).data).toEqual(checked);
});

test("the dashboard counts what there is", async () => {
  const metrics = async () => (await callRoute(calls.getDashboardMetrics, {}, { as: admin })).data;
  const before = await metrics();
  const user = await buildUser();
  await getDb().user.update({ where: { id: user.id }, data: { isActive: false } });
  const ago = (hours: number, seconds = 0) => new Date(Date.now() - hours * 3_600_000 + seconds * 1000);
  const [good, bad, old] = [
    await buildCase({ createdById: admin.id }),
    await buildCase({ createdById: admin.id }),
    await buildCase({ createdById: admin.id }),
  ];
  const done = (caseId: string, hours: number, seconds: number) =>
    buildAnalysis({
      caseId,
      status: "Completed",
      createdAt: ago(hours),
      startedAt: ago(hours),
      completedAt: ago(hours, seconds),
    });
  await done(good.id, 2, 30);
  await done(good.id, 1, 60);
  await done(old.id, 25, 30);
  await buildAnalysis({ caseId: bad.id, status: "Failed", createdAt: ago(3), completedAt: ago(3) });
  await write({ actor: { userId: admin.id, email: admin.email, fullName: "Ruth Okafor" }, message: "did this" });
  const after = await metrics();
  expect(after).toMatchObject({
    totalUsers: before.totalUsers + 1,
    activeUsers: before.activeUsers,
    casesAnalyzed24h: before.casesAnalyzed24h + 1,
    activeIncidents: before.activeIncidents + 1,
  });
  expect(after.avgAnalysisTime).toBe(45);
  expect(after.incidents).toContain("Cases whose last analysis failed: 1");
  expect(after.recentActivity[0]).toMatchObject({ message: "did this", user: { fullName: "Ruth Okafor" } });
  // A new analysis puts it right.
  await buildAnalysis({ caseId: bad.id, status: "Pending", createdAt: ago(1) });
  expect((await metrics()).activeIncidents).toBe(before.activeIncidents);
});

test("health reports the process, the database, the queue, the storage and the mail", async () => {
  const health = async () => (await callRoute(calls.getSystemHealth, {}, { as: admin })).data;
  const before = await health();
  expect(before).toMatchObject({ mail: { isConfigured: false, from: null }, storage: { isWritable: true } });
  expect(["healthy", "slow"]).toContain(before.database);
  expect(before.memoryUsageMB).toBeGreaterThan(10);
  expect(before.versions.app).toMatch(/^\d+\.\d+\.\d+/);
  expect(before.versions.postgres).toMatch(/^\d+/);
  expect(before.lastBackup).toBeNull();
  await write({ action: "backup.write" });
  expect(Date.parse((await health()).lastBackup ?? "")).toBeGreaterThan(Date.now() - 60_000);
  await write({ level: "error" });
  expect((await health()).recentErrors).toBe(before.recentErrors + 1);
});

test("the test mail goes to the admin alone; without a mail server, or with a dead one, it says so", async () => {
  const env = getEnv() as { SMTP_URL?: string; MAIL_FROM?: string };
  const send = () => callRoute(calls.sendTestMail, {}, { as: admin });
  expect((await send()).status).toBe(409);
  const mail = await startMailServer();
  Object.assign(env, { SMTP_URL: mail.url.replace("//", "//user:s3cret@"), MAIL_FROM: "cases@firm.example" });
  try {
    Object.assign(env, { SMTP_URL: mail.url });
    expect((await send()).data.message).toBe(`The mail server took a test mail to ${admin.email}.`);
    expect(mail.mails.map(({ to }) => to)).toEqual([[admin.email]]);
    await mail.stop();
    const refused = await send();
    expect([refused.status, refused.error.message]).toEqual([502, expect.stringContaining("ECONNREFUSED")]);
  } finally {
    delete env.SMTP_URL;
    delete env.MAIL_FROM;
  }
});

describe("/api/admin/settings", () => {
  const put = (body: object) => callRoute(updateSettings, { body: body as never }, { as: admin });
  test("begin with the defaults; a change is one audit line with old and new values", async () => {
    expect((await callRoute(getSettingsCall, {}, { as: admin })).data.settings).toEqual(DEFAULT_FIRM_SETTINGS);
    const changed = {
      ...DEFAULT_FIRM_SETTINGS,
      firmName: "Reyes LLP",
      hourlyRate: 300,
      hoursByClass: { ...DEFAULT_FIRM_SETTINGS.hoursByClass, dui: 25 },
    };
    expect((await put(changed)).data.settings).toEqual(changed);
    await put(changed);
    const lines = await getDb().auditEvent.findMany({ where: { action: "settings.update", userId: admin.id } });
    expect(lines.map(({ message }) => message)).toEqual([
      'Settings changed: firmName "" to "Reyes LLP"; hourlyRate 250 to 300; hoursByClass.dui 20 to 25',
    ]);
    // What a later version stored and this one does not take has its default.
    await getDb().setting.update({ where: { key: "firm" }, data: { value: { ...changed, sessionDays: 0 } } });
    forgetSettings();
    expect(await getSettings()).toEqual({ ...changed, sessionDays: 7 });
  });

  test("what is out of bounds is refused by its field, and nothing is stored", async () => {
    const { status, error } = await put({ ...DEFAULT_FIRM_SETTINGS, minPasswordLength: 7, sessionDays: 31 });
    expect(status).toBe(400);
    expect(error.errors).toEqual({
      minPasswordLength: ["Enter a whole number from 8 to 64"],
      sessionDays: ["Enter a whole number from 1 to 30"],
    });
    expect(await getDb().setting.count({ where: { key: "firm" } })).toBe(0);
  });

  test("the password's length counts at once, for registrations and for what the screens ask", async () => {
    await put({ ...DEFAULT_FIRM_SETTINGS, minPasswordLength: 20 });
    expect((await callRoute(getSignInOptions)).data.minPasswordLength).toBe(20);
    const { code } = await buildRegistrationCode();
    const body = {
      email: "short@firm.example",
      firstName: "Sho",
      lastName: "Rt",
      registrationCode: code,
      password: "Tall-Ferns-9-Walk",
    };
    const refused = await callRoute(register, { body });
    expect(refused.error.errors).toEqual({ password: ["Password must be at least 20 characters long"] });
    expect((await callRoute(register, { body: { ...body, password: "Tall-Ferns-9-Walk-Far" } })).status).toBe(201);
  });

  test("sessions last as long as is set, and end when nobody uses them", async () => {
    await put({ ...DEFAULT_FIRM_SETTINGS, sessionDays: 2, sessionIdleHours: 3 });
    const user = await buildUser();
    const { refreshToken } = await logIn({ email: user.email, password: TEST_PASSWORD }, { cookies: null });
    const session = await getDb().session.findFirstOrThrow({
      where: { userId: user.id },
      orderBy: { createdAt: "desc" },
    });
    expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBe(2 * 24 * 3_600_000);
    const idle = (hours: number) =>
      getDb().session.update({
        where: { id: session.id },
        data: { lastUsedAt: new Date(Date.now() - hours * 3_600_000) },
      });
    await idle(2);
    const answer = await callRoute(refresh, { body: { refreshToken } });
    expect(answer.status).toBe(200);
    await idle(4);
    expect((await callRoute(refresh, { body: { refreshToken: answer.data.refreshToken } })).status).toBe(401);
  });
});
