import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { recordAudit } from "#server/audit/record-audit.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue, prepareQueues } from "#server/jobs/queue.ts";
import { dataFolder } from "#server/storage/data-folder.ts";
import { buildUser } from "#server/testing/builders.ts";
import { buildAnalysis, buildCase, uploadBytes } from "#server/testing/case-builders.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { examineInstallation } from "./examine-installation.ts";

vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/doctor`));

beforeAll(async () => {
  await mkdir(dataFolder("documents"), { recursive: true, mode: 0o700 });
  await chmod(dataFolder(), 0o700);
  await prepareQueues();
});
afterAll(closeQueue);

const examine = (options = {}): Promise<Diagnosis[]> => Array.fromAsync(examineInstallation(options));
const errorsOf = (found: readonly Diagnosis[]) =>
  found.filter(({ level }) => level === "error").map(({ text }) => text);

async function upload(name: string) {
  const user = await buildUser();
  const { data } = await uploadBytes(user, { name, bytes: new TextEncoder().encode(`The words of ${name}.\n`) });
  const document = await getDb().document.findUniqueOrThrow({ where: { id: data.fileId } });
  const path = dataFolder(
    "documents",
    document.storageKey.slice(0, 2),
    document.storageKey.slice(2, 4),
    document.storageKey,
  );
  return { document, path };
}

test("a healthy installation has no errors, and says what was looked at", async () => {
  await upload("a.txt");
  const found = await examine();
  expect(errorsOf(found)).toEqual([]);
  expect(found.map(({ text }) => text).join("\n")).toMatch(
    /The database responds[^]*migrations are applied[^]*documents decrypt and match their SHA-256[^]*The audit log is intact \(\d+ lines\)[^]*jobs waiting[^]*Documents can be stored/,
  );
  expect((await examine({ sample: 1 })).map(({ text }) => text)).toContain(
    "Documents picked at random (1) decrypt and match their SHA-256",
  );
});

test("one flipped byte, a missing file and a swapped hash are each named", async () => {
  const [flipped, missing, swapped] = [await upload("b.txt"), await upload("c.txt"), await upload("d.txt")];
  const bytes = await readFile(flipped.path);
  bytes[bytes.length - 20]! ^= 1;
  await writeFile(flipped.path, bytes);
  await rm(missing.path);
  await getDb().document.update({ where: { id: swapped.document.id }, data: { sha256: "0".repeat(64) } });
  const errors = errorsOf(await examine());
  expect(errors).toHaveLength(3);
  for (const [{ document }, words] of [
    [flipped, "cannot be trusted"],
    [missing, "nothing is stored under"],
    [swapped, "SHA-256 differs"],
  ] as const)
    expect(errors.find((text) => text.startsWith(`Document ${document.id}: `))).toContain(words);
  await getDb().document.deleteMany();
});

test("folders that nothing can be written to are each named", async () => {
  for (const name of ["incoming", "reading"]) {
    await rm(dataFolder(name), { recursive: true, force: true });
    await writeFile(dataFolder(name), "", { mode: 0o600 });
  }
  const errors = errorsOf(await examine());
  for (const name of ["incoming", "reading"]) await rm(dataFolder(name));
  expect(errors).toEqual([
    expect.stringMatching(/^The folder "incoming" cannot be written to: uploads are refused \(EEXIST/),
    expect.stringMatching(/^The folder "reading" cannot be written to: documents are not read \(EEXIST/),
  ]);
});

test("a tampered audit line, an unapplied migration, a folder open to others, an analysis without its job", async () => {
  await getDb().$transaction((tx) => recordAudit(tx, { level: "info", action: "test.line", message: "as it was" }));
  const line = await getDb().auditEvent.findFirstOrThrow({ orderBy: { id: "desc" } });
  await getDb().auditEvent.update({ where: { id: line.id }, data: { message: "nothing" } });
  await getDb().$executeRaw`UPDATE "_prisma_migrations" SET finished_at = NULL WHERE migration_name LIKE '%_init'`;
  await chmod(dataFolder("documents"), 0o755);
  const user = await buildUser();
  const { id: caseId } = await buildCase({ createdById: user.id });
  await buildAnalysis({ caseId, status: "Processing", createdAt: new Date(Date.now() - 2 * 60 * 60 * 1000) });
  const errors = errorsOf(await examine());
  expect(errors.join("\n")).toMatch(/Migrations not applied: \d+_init/);
  expect(errors.join("\n")).toContain(`The audit log is broken at line ${line.id}`);
  expect(errors.join("\n")).toMatch(/Other accounts on this machine can read .*documents \(mode 755\)/);
  expect(errors.join("\n")).toContain("Unfinished analyses without a job: 1");
  expect(errors).toHaveLength(4);
});
