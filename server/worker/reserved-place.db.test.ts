import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { afterAll, expect, it, vi } from "vitest";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser } from "#server/testing/builders.ts";
import { uploadBytes } from "#server/testing/case-builders.ts";

vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/reserved-place`));

afterAll(closeQueue);

const upload = async (user: Awaited<ReturnType<typeof buildUser>>, text: string) =>
  (await uploadBytes(user, { name: `${text}.txt`, bytes: new TextEncoder().encode(text) })).data.fileId;

it("leaves a place to read to other users, however long one user's files take", async () => {
  const [anne, ben] = [await buildUser(), await buildUser()];
  // More than there are places.
  for (let file = 0; file < availableParallelism() + 2; file += 1) await upload(anne, `anne ${file}`);
  const active = async () => {
    const [row] = await getDb().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int FROM pgboss.job
      WHERE name = 'extract-document' AND state = 'active' AND group_id = ${anne.id}`;
    return row?.count ?? 0;
  };
  const status = async (id: string) => (await getDb().document.findUniqueOrThrow({ where: { id } })).status;
  const worker = spawn(process.execPath, ["server/worker/main.ts"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, BACKUP_TIME: "off" },
  });
  try {
    await getDb().$transaction(
      async (tx) => {
        // Their reading does not get past its first statement until this transaction ends.
        await tx.$executeRaw`SELECT 1 FROM "Document" WHERE "uploadedById" = ${anne.id}::uuid FOR UPDATE`;
        await vi.waitUntil(async () => (await active()) > 0, { timeout: 600_000, interval: 50 });
        const small = await upload(ben, "ben");
        await vi.waitUntil(async () => (await status(small)) === "completed", { timeout: 600_000, interval: 50 });
        expect(await active()).toBeGreaterThan(0);
      },
      { timeout: 150_000 },
    );
    const left = () => getDb().document.count({ where: { status: { not: "completed" } } });
    await vi.waitUntil(async () => (await left()) === 0, { timeout: 600_000, interval: 50 });
  } finally {
    const ended = once(worker, "exit");
    worker.kill("SIGKILL");
    await ended;
  }
});
