import { randomUUID } from "node:crypto";
import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getDb } from "#server/db/client.ts";
import { enqueueReading } from "./enqueue-reading.ts";
import { closeQueue, startWorkerQueue } from "./queue.ts";

let boss: PgBoss;
beforeAll(async () => {
  boss = await startWorkerQueue();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await closeQueue();
});
beforeEach(async () => {
  await getDb().$executeRaw`DELETE FROM pgboss.job WHERE name = 'extract-document'`;
});

const MEGABYTE = 1024 * 1024;
const NAMES = new Map<string, string>();

async function add(userId: string, name: string, megabytes: number): Promise<void> {
  const documentId = randomUUID();
  NAMES.set(documentId, name);
  const bytes = Math.ceil(megabytes * MEGABYTE);
  const reading = { name: "extract-document", key: documentId, documentId, userId, bytes } as const;
  await getDb().$transaction((tx) => enqueueReading(tx, reading));
}

/** The order in which one reader would take them all. */
async function order(): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const [job] = await boss.fetch<{ documentId: string }>("extract-document");
    if (job === undefined) return names;
    names.push(NAMES.get(job.data.documentId) ?? "?");
    await boss.complete("extract-document", job.id);
  }
}

test("another user's small file goes before 16 large ones, and large ones take turns", async () => {
  const [anne, ben] = [randomUUID(), randomUUID()];
  for (let file = 1; file <= 16; file += 1) await add(anne, `anne ${file}`, 50);
  await add(ben, "ben small", 0.1);
  await add(ben, "ben 1", 60);
  await add(ben, "ben 2", 50);
  const found = await order();
  expect(found.slice(0, 6)).toEqual(["ben small", "anne 1", "ben 1", "anne 2", "ben 2", "anne 3"]);
  expect(found).toHaveLength(19);
});

test("a large file that has waited goes before a newer small one", async () => {
  const [anne, ben] = [randomUUID(), randomUUID()];
  await add(anne, "anne large", 50);
  // As if it had been queued two minutes ago.
  await getDb().$executeRaw`UPDATE pgboss.job SET priority = priority + 120 WHERE name = 'extract-document'`;
  await add(ben, "ben small", 0.1);
  expect(await order()).toEqual(["anne large", "ben small"]);
});
