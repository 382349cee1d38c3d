// @spec 2.11: Audit Logs: columns, paging, filters, CSV, chain of hashes
import { rm } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { getDb } from "#server/db/client.ts";
import { forgetAuditLog } from "#server/testing/forget-audit-log.ts";
import { AUDIT_CHAIN_START, recordAudit, unkeyedHashOf } from "./record-audit.ts";
import { auditHeadFile, findAuditChain, verifyAuditChain } from "./verify-audit-chain.ts";

async function write(count: number): Promise<void> {
  for (let line = 1; line <= count; line += 1)
    await getDb().$transaction((tx) =>
      recordAudit(tx, { level: "info", action: "test.line", message: `line ${line}` }),
    );
}
const linesNow = () => getDb().auditEvent.findMany({ orderBy: { id: "asc" } });

beforeEach(async () => {
  await forgetAuditLog();
  await write(12);
});

test("an untouched log is intact, and the next look reads only what came since", async () => {
  expect(await findAuditChain()).toBeNull();
  const first = await verifyAuditChain();
  const lines = await linesNow();
  expect(first).toMatchObject({
    lines: 12,
    brokenLine: null,
    lastId: String(lines[11]!.id),
    lastHash: lines[11]!.hash,
  });
  expect(await findAuditChain()).toEqual(first);
  await write(3);
  // An old line that changes between two whole looks is not read again by the short one.
  await getDb().auditEvent.update({ where: { id: lines[2]!.id }, data: { message: "nothing happened" } });
  expect(await verifyAuditChain()).toMatchObject({ lines: 15, brokenLine: null, wholeAt: first.wholeAt });
  expect(await verifyAuditChain({ whole: true })).toMatchObject({ brokenLine: String(lines[2]!.id) });
  // Once broken it stays so until the log is in order again.
  expect(await verifyAuditChain()).toMatchObject({ brokenLine: String(lines[2]!.id) });
  await getDb().auditEvent.update({ where: { id: lines[2]!.id }, data: { message: lines[2]!.message } });
  expect(await verifyAuditChain()).toMatchObject({ lines: 15, brokenLine: null });
});

test.each([
  ["edited", (id: bigint) => getDb().auditEvent.update({ where: { id }, data: { level: "error" } }), 0],
  ["removed", (id: bigint) => getDb().auditEvent.delete({ where: { id } }), 1],
])("finds a line that was %s", async (_, tamper, offset) => {
  const lines = await linesNow();
  await tamper(lines[5]!.id);
  expect(await verifyAuditChain()).toMatchObject({ lines: 5, brokenLine: String(lines[5 + offset]!.id) });
});

test("finds two lines that changed places", async () => {
  const lines = await linesNow();
  const [{ id: a, ...fourth }, { id: b, ...fifth }] = [lines[3]!, lines[4]!];
  await getDb().auditEvent.update({ where: { id: a }, data: fifth });
  await getDb().auditEvent.update({ where: { id: b }, data: fourth });
  expect(await verifyAuditChain()).toMatchObject({ lines: 3, brokenLine: String(a) });
});

test("finds a removed beginning, and a removed end that was verified before", async () => {
  const lines = await linesNow();
  await verifyAuditChain();
  await getDb().auditEvent.deleteMany({ where: { id: { gte: lines[10]!.id } } });
  const last = String(lines[11]!.id);
  expect(await verifyAuditChain()).toMatchObject({ brokenLine: last });
  await write(1);
  expect(await verifyAuditChain({ whole: true })).toMatchObject({ brokenLine: last });
  await getDb().setting.deleteMany();
  await rm(auditHeadFile());
  await getDb().auditEvent.delete({ where: { id: lines[0]!.id } });
  expect(await verifyAuditChain()).toMatchObject({ lines: 0, brokenLine: String(lines[1]!.id) });
});

test("reads a log that is longer than one batch", async () => {
  await getDb().auditEvent.deleteMany();
  await getDb().$transaction(
    async (tx) => {
      for (let line = 0; line < 1_005; line += 1)
        await recordAudit(tx, { level: "info", action: "test.line", message: `line ${line}` });
    },
    { timeout: 50_000 },
  );
  expect(await verifyAuditChain()).toMatchObject({ lines: 1_005, brokenLine: null });
});

/** What the holder of the database's password can do: any rows, and their hashes without the key. */
async function rewrite(change: (message: string) => string, { from = 0 } = {}): Promise<void> {
  let previousHash = AUDIT_CHAIN_START;
  for (const [index, { id, hash, ...line }] of (await linesNow()).entries()) {
    const event = { ...line, previousHash, message: change(line.message) };
    const forged = index < from ? hash : unkeyedHashOf(event);
    await getDb().auditEvent.update({ where: { id }, data: index < from ? {} : { ...event, hash: forged } });
    previousHash = forged;
  }
}

test("a log that was written again without the key is broken, whole or from a line on", async () => {
  await verifyAuditChain();
  const lines = await linesNow();
  await rewrite((message) => message.replace("7", "8"), { from: 6 });
  expect(await verifyAuditChain({ whole: true })).toMatchObject({ lines: 6, brokenLine: String(lines[6]!.id) });
});

test("a log that was written again from its first line, its state in the database too, is broken", async () => {
  await verifyAuditChain();
  const last = String((await linesNow())[11]!.id);
  await rewrite((message) => `not ${message}`);
  await getDb().setting.deleteMany();
  expect(await verifyAuditChain()).toMatchObject({ brokenLine: last });
  await write(1);
  expect(await verifyAuditChain({ whole: true })).toMatchObject({ brokenLine: last });
});

test("lines from before the key stay in order, and the first keyed one holds them in place", async () => {
  await rewrite((message) => message);
  expect(await verifyAuditChain()).toMatchObject({ lines: 12, isKeyed: false, brokenLine: null });
  await write(2);
  expect(await verifyAuditChain({ whole: true })).toMatchObject({ lines: 14, isKeyed: true, brokenLine: null });
  const lines = await linesNow();
  await getDb().auditEvent.deleteMany({ where: { id: { gte: lines[12]!.id } } });
  await rewrite((message) => message.replace("3", "4"));
  await getDb().auditEvent.createMany({ data: lines.slice(12) });
  expect(await verifyAuditChain({ whole: true })).toMatchObject({ lines: 12, brokenLine: String(lines[12]!.id) });
});
