import { beforeEach, expect, test } from "vitest";
import { getDb } from "#server/db/client.ts";
import { recordAudit } from "./record-audit.ts";
import { findAuditChain, verifyAuditChain } from "./verify-audit-chain.ts";

async function write(count: number): Promise<void> {
  for (let line = 1; line <= count; line += 1)
    await getDb().$transaction((tx) =>
      recordAudit(tx, { level: "info", action: "test.line", message: `line ${line}` }),
    );
}
const linesNow = () => getDb().auditEvent.findMany({ orderBy: { id: "asc" } });

beforeEach(async () => {
  await getDb().auditEvent.deleteMany();
  await getDb().setting.deleteMany();
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
  await getDb().auditEvent.delete({ where: { id: lines[0]!.id } });
  expect(await verifyAuditChain()).toMatchObject({ lines: 0, brokenLine: String(lines[1]!.id) });
});

test("reads a log that is longer than one batch", { timeout: 60_000 }, async () => {
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
