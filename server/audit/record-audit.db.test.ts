// @spec 2.11: Audit Logs: columns, paging, filters, CSV, chain of hashes
import { expect, test } from "vitest";
import { getDb } from "#server/db/client.ts";
import { buildUser } from "#server/testing/builders.ts";
import { AUDIT_CHAIN_START, hashAuditEvent, recordAudit } from "./record-audit.ts";

const write = (message: string) =>
  getDb().$transaction((tx) => recordAudit(tx, { level: "info", action: "test.line", message }));

async function firstBrokenLine(): Promise<bigint | null> {
  let previous = AUDIT_CHAIN_START;
  for (const { id, hash, ...event } of await getDb().auditEvent.findMany({ orderBy: { id: "asc" } })) {
    if (event.previousHash !== previous || hashAuditEvent(event) !== hash) return id;
    previous = hash;
  }
  return null;
}

test("lines written at once stand in one chain; an edit, a removal and a swap each break it", async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => write(`line ${index}`)));
  expect(await getDb().auditEvent.count()).toBe(12);
  expect(await firstBrokenLine()).toBeNull();

  const lines = await getDb().auditEvent.findMany({ orderBy: { id: "asc" } });
  const victim = lines[5]!;
  const next = lines[6]!;
  await getDb().auditEvent.update({ where: { id: victim.id }, data: { message: "nothing happened" } });
  expect(await firstBrokenLine()).toBe(victim.id);

  await getDb().auditEvent.delete({ where: { id: victim.id } });
  expect(await firstBrokenLine()).toBe(next.id);

  await getDb().auditEvent.create({ data: { ...victim, id: next.id + 1000n } });
  expect(await firstBrokenLine()).toBe(next.id);
});

test("names the actor, and keeps a line break from looking like a second line", async () => {
  const user = await buildUser({ firstName: "Eve\r\n2026-01-01 error", lastName: "Poe" });
  const actor = { userId: user.id, email: user.email, fullName: "Eve Poe" };
  await getDb().$transaction((tx) =>
    recordAudit(tx, { level: "warning", action: "test.actor", message: "one\r\ntwo", actor }),
  );
  const line = await getDb().auditEvent.findFirstOrThrow({ where: { action: "test.actor" }, orderBy: { id: "desc" } });
  expect(line).toMatchObject({ message: "one two", userId: user.id, userEmail: user.email, userName: "Eve Poe" });
});

test("leaves no line behind when the act fails", async () => {
  await expect(
    getDb().$transaction(async (tx) => {
      await recordAudit(tx, { level: "info", action: "test.undone", message: "never" });
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect(await getDb().auditEvent.count({ where: { action: "test.undone" } })).toBe(0);
});
