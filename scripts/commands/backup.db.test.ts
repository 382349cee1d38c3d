import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { recordAudit } from "#server/audit/record-audit.ts";
import { verifyAuditChain } from "#server/audit/verify-audit-chain.ts";
import { getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { closeQueue, enqueue } from "#server/jobs/queue.ts";
import type { S3Settings } from "#server/storage/s3-storage.ts";
import { buildAdmin, buildRegistrationCode, buildUser } from "#server/testing/builders.ts";
import { buildAnalysis, buildCase, buildFinding, uploadBytes } from "#server/testing/case-builders.ts";
import { freePort, startS3Server } from "#server/testing/s3-server.ts";
import { inRoot } from "../lib/paths.mjs";
import { runScript } from "../lib/run.mjs";

const keyFile = () => join(process.env.DATA_DIR ?? "", "secrets", "backup-key");
const run = (script: string, args: readonly string[], env: Record<string, string | undefined> = {}) =>
  runScript(`scripts/${script}.mjs`, [...args], { env });
/**
 * The process that those scripts start, with what they give it, where it is not about the scripts: each of them takes half as
 * long again, and a rehearsal a cluster of its own.
 */
async function command(args: readonly string[], env: Record<string, string | undefined> = {}) {
  const { code, output, message } = await runScript("scripts/commands/backup-command.ts", [...args], { env });
  const { problem, text, exitCode = 0 } = message as { problem?: string; text?: string; exitCode?: number };
  expect([code, output]).toEqual([0, ""]);
  return { code: problem === undefined ? exitCode : 1, output: problem ?? text ?? "" };
}

let home: string;
beforeEach(() => {
  mkdirSync(inRoot(".cache"), { recursive: true });
  home = mkdtempSync(inRoot(".cache", "backup-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));
afterAll(closeQueue);

/** A second deployment: a database of its own that is migrated and empty, and a data folder. */
async function newDeployment() {
  const from = new URL(process.env.TEST_DATABASE_URL ?? "");
  const url = new URL(from);
  url.pathname = `/restored_${process.pid}_${Date.now()}`;
  const server = new URL(from);
  server.pathname = "/postgres";
  const admin = new Client({ connectionString: server.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE "${url.pathname.slice(1)}" TEMPLATE "${from.pathname.slice(1)}"`);
  await admin.end();
  return { DATABASE_URL: url.href, DATA_DIR: join(home, "restored"), DOCUMENT_KEY: "", TOKEN_SECRET: "" };
}

/** Every row of every table, those of the queue that are still to be done included. */
async function contentsOf(url: string): Promise<Record<string, unknown[]>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
    );
    const contents: Record<string, unknown[]> = {};
    for (const name of [...tables.map((table) => `public"."${table.name}`), 'pgboss"."job'])
      contents[name] = (
        await client.query<{ line: string }>(`SELECT t::text AS line FROM "${name}" t ORDER BY line`)
      ).rows.map(({ line }) => line);
    return contents;
  } finally {
    await client.end();
  }
}

const PLACES = [0, 1, 100, 200, 50, 20, 96, 1, 5, 160, 200, 90, 20, 41];

/** People, cases, originals, pages, findings, jobs and a log: something in nearly every table. */
async function loadFirm() {
  const [admin, user] = [await buildAdmin(), await buildUser()];
  await buildRegistrationCode({ createdById: admin.id });
  for (const title of ["State v. Marlow", 'State v. N\u00fa\u00f1ez \u2028 with \\ and "quotes"']) {
    const { id: caseId } = await buildCase({ createdById: user.id, title });
    for (const name of ["report.txt", "statement.txt"]) {
      const bytes = new TextEncoder().encode(`${name} of ${title}\n${"Officer Hale stopped the car. ".repeat(2000)}`);
      const { fileId } = (await uploadBytes(user, { name, bytes, caseId })).data;
      await getDb().documentPage.create({
        data: {
          documentId: fileId,
          pageNumber: 1,
          text: `A page.\n\u2029\t"1"\\`,
          confidence: 0.75,
          source: "ocr",
          wordPlaces: PLACES,
        },
      });
    }
    const analysis = await buildAnalysis({ caseId, status: "Completed", viabilityScore: 61 });
    await buildFinding({ analysisId: analysis.id });
    await getDb().$transaction((tx) =>
      enqueue(tx, { name: "analyse-case", key: analysis.id, payload: { analysisId: analysis.id } }),
    );
  }
  await getDb().$transaction((tx) => recordAudit(tx, { level: "info", action: "test.line", message: "a line" }));
  expect((await verifyAuditChain()).brokenLine).toBeNull();
}

test("a loaded firm goes into a folder and comes back in an empty deployment, whole and readable", async () => {
  await loadFirm();
  const before = await contentsOf(process.env.DATABASE_URL ?? "");
  const folder = join(home, "backup");
  const written = await run("backup", [folder]);
  expect([written.code, written.output]).toEqual([
    0,
    expect.stringMatching(/holds 4 documents \(0\.\d MB\) and \d+ rows, as of /) as string,
  ]);
  expect(readdirSync(home)).toEqual(["backup"]);
  expect(statSync(join(folder, "secrets.age")).mode & 0o777).toBe(0o600);

  const target = await newDeployment();
  const restored = await run("restore", [folder, "--key", keyFile()], target);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("Restored 4 documents") as string]);
  const after = await contentsOf(target.DATABASE_URL);
  const log = after['public"."AuditEvent'] ?? [];
  expect(log.length).toBe((before['public"."AuditEvent']?.length ?? 0) + 1);
  expect(log.slice(0, -1)).toEqual(before['public"."AuditEvent']);
  const restOf = (contents: Record<string, unknown[]>) => ({ ...contents, 'public"."AuditEvent': [] });
  expect(restOf(after)).toEqual(restOf(before));

  // Every original decrypts under the restored key to the bytes of its SHA-256, and the log's chain is whole.
  const doctor = await run("doctor", [], target);
  expect(doctor.output).toMatch(/ok\s+.*4 documents/);
  expect(doctor.output).not.toContain("ERROR");
  expect(doctor.code).toBe(0);

  const again = await run("restore", [folder, "--key", keyFile()], target);
  expect([again.code, again.output]).toEqual([
    1,
    expect.stringContaining(
      "There are already users or cases here. Restore into a new data folder or database.",
    ) as string,
  ]);
  const over = await run("backup", [folder]);
  expect([over.code, over.output]).toEqual([1, expect.stringContaining("is not empty. Choose a new one.") as string]);
}, 240_000);

test("documents in S3 go into the same folder, and come back onto a disk or into another bucket", async () => {
  const [from, to] = [await startS3Server(), await startS3Server()];
  try {
    Object.assign(getEnv() as Record<string, unknown>, settingsOf(from.settings));
    await loadFirm();
    Object.assign(getEnv() as Record<string, unknown>, NO_S3);
    const folder = join(home, "backup");
    const written = await command(["write", folder], settingsOf(from.settings));
    expect([written.code, written.output]).toEqual([0, expect.stringContaining("holds 4 documents") as string]);

    // While the bucket cannot be reached both say so, and nothing half done is left.
    const gone = { ...settingsOf(from.settings), S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` };
    const cannot = "did not reach it. Check S3_ENDPOINT, S3_BUCKET and the keys, then try again.";
    const refused = await run("backup", [join(home, "second")], gone);
    expect(refused.output).not.toContain(" at ");
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(cannot) as string]);
    expect(readdirSync(home).filter((name) => name.includes("second"))).toEqual([]);
    const onDisk = { ...(await newDeployment()), ...NO_S3 };
    const failed = await command(["restore", folder], {
      ...{ ...onDisk, ...gone },
      BACKUP_KEY: readFileSync(keyFile(), "utf8").trim(),
    });
    expect([failed.code, failed.output]).toEqual([1, expect.stringContaining(cannot) as string]);

    const inBucket = { ...(await newDeployment()), DATA_DIR: join(home, "other"), ...settingsOf(to.settings) };
    for (const target of [onDisk, inBucket]) {
      const restored = await run("restore", [folder, "--key", keyFile()], target);
      expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("Restored 4 documents") as string]);
      const doctor = await run("doctor", [], target);
      expect([doctor.code, doctor.output]).toEqual([0, expect.stringMatching(/ok\s+.*4 documents/) as string]);
    }
    expect(readdirSync(join(onDisk.DATA_DIR, "documents")).length).toBeGreaterThan(0);
    expect(existsSync(join(inBucket.DATA_DIR, "documents"))).toBe(false);
  } finally {
    await from.stop();
    await to.stop();
  }
}, 240_000);

const settingsOf = ({ endpoint, bucket, accessKeyId, secretAccessKey, region }: S3Settings) => ({
  ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region },
  ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
});
const NO_S3 = {
  ...{ S3_ENDPOINT: undefined, S3_BUCKET: undefined, S3_REGION: undefined },
  ...{ S3_ACCESS_KEY_ID: undefined, S3_SECRET_ACCESS_KEY: undefined },
};

test("a damaged backup, one of another version and a wrong key are refused, and nothing is changed", async () => {
  await loadFirm();
  const folder = join(home, "backup");
  expect((await command(["write", folder])).code).toBe(0);
  const target = { ...(await newDeployment()), BACKUP_KEY: readFileSync(keyFile(), "utf8").trim() };
  const refusal = async (env: Record<string, string | undefined> = {}, from = folder) => {
    const { code, output } = await command(["restore", from], { ...target, ...env });
    expect(code).toBe(1);
    return output;
  };
  expect(await refusal({}, home)).toContain("is not a backup: it has no manifest.json.");
  expect(await refusal({ DOCUMENT_KEY: "ab".repeat(32) })).toContain("DOCUMENT_KEY is not the key");
  const file = join(folder, "manifest.json");
  const manifest = readFileSync(file, "utf8");
  writeFileSync(file, manifest.replace(/"migrations": \[\s*"[^"]*",/, '"migrations": ['));
  expect(await refusal()).toContain("Another version made this backup");
  writeFileSync(file, manifest);
  const users = join(folder, "database", "public.User.jsonl.age");
  const bytes = readFileSync(users);
  bytes[bytes.length - 9]! ^= 1;
  writeFileSync(users, bytes);
  expect(await refusal()).toContain("The part public.User of the backup is damaged or missing.");
  const client = new Client({ connectionString: target.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(`SELECT (SELECT count(*) FROM "User")::int AS users`);
  await client.end();
  expect(rows).toEqual([{ users: 0 }]);
}, 240_000);

/** Every byte of a folder's files. */
const allOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");

test("nothing in a backup can be read without the key or the passphrase that it was sealed for", async () => {
  await loadFirm();
  const [byKey, byPassphrase] = [join(home, "by-key"), join(home, "by-passphrase")];
  expect((await command(["write", byKey])).code).toBe(0);
  expect((await run("backup", [byPassphrase], { BACKUP_KEY: "four wet herons sail" })).code).toBe(0);
  for (const folder of [byKey, byPassphrase]) {
    const everything = allOf(folder);
    for (const secret of ["Marlow", "Officer Hale", "firm.example", "report.txt", process.env.DOCUMENT_KEY ?? ""])
      expect(everything).not.toContain(secret);
  }
  const elsewhere = { DATA_DIR: join(home, "x") };
  const rehearsed = ({ code, output }: { code: number; output: string }) => [code, output] as const;
  const good = expect.stringMatching(
    /can be restored: 4 documents .* The audit log is intact \(\d+ lines\)[^]*Every original was read/,
  ) as string;
  const withScript = (folder: string, env: Record<string, string>) =>
    run("restore", [folder, "--rehearse"], { ...elsewhere, ...env }).then(rehearsed);
  expect(await withScript(byPassphrase, { BACKUP_KEY: "four wet herons sail" })).toEqual([0, good]);
  expect(await withScript(byKey, {})).toEqual([1, expect.stringContaining("Give its key with --key FILE") as string]);
  const empty = { ...(await newDeployment()), ...elsewhere };
  const rehearse = (folder: string, key: string) =>
    command(["rehearse", folder], { ...empty, BACKUP_KEY: key }).then(rehearsed);
  const refused = expect.stringContaining("The key given does not open") as string;
  expect(await rehearse(byPassphrase, "four wet herons swim")).toEqual([1, refused]);
  expect(await rehearse(byKey, "four wet herons sail")).toEqual([1, refused]);
  expect(await rehearse(byKey, readFileSync(keyFile(), "utf8").trim())).toEqual([0, good]);
  expect((await run("backup", ["--show-key"])).output).toContain(readFileSync(keyFile(), "utf8").trim());
}, 240_000);

test("a damaged and a missing original are named on both ways, with an exit code, and the rest is kept", async () => {
  await loadFirm();
  const stored = join(process.env.DATA_DIR ?? "", "documents");
  const [flipped, missing] = await getDb().document.findMany({ orderBy: { originalFileName: "asc" }, take: 2 });
  const pathOf = ({ storageKey: key }: { storageKey: string }) => join(stored, key.slice(0, 2), key.slice(2, 4), key);
  const bytes = readFileSync(pathOf(flipped!));
  bytes[bytes.length - 20]! ^= 1;
  writeFileSync(pathOf(flipped!), bytes);
  rmSync(pathOf(missing!));
  const folder = join(home, "backup");
  const written = await run("backup", [folder]);
  expect(written.code).toBe(2);
  expect(written.output).toContain("DAMAGED: 2 of the originals");
  for (const { id, originalFileName } of [flipped!, missing!])
    expect(written.output).toContain(`${originalFileName} (document ${id}): `);
  expect(await getDb().auditEvent.findFirst({ where: { action: "backup.write" } })).toMatchObject({ level: "error" });
  const restored = await run("restore", [folder, "--key", keyFile()], await newDeployment());
  expect([restored.code, restored.output]).toEqual([
    2,
    expect.stringContaining("DAMAGED: 2 of the originals") as string,
  ]);
}, 240_000);

test("the draft of a killed backup is gone after the next one, wherever it was", async () => {
  await loadFirm();
  const elsewhere = join(home, "elsewhere");
  mkdirSync(elsewhere);
  const drafts = () => readdirSync(elsewhere).filter((name) => name.endsWith(".partial"));
  const write = [inRoot("scripts/commands/backup-command.ts"), "write", join(elsewhere, "backup")];
  const killed = spawn(process.execPath, write, { stdio: "ignore" });
  const ended = once(killed, "exit");
  await expect.poll(drafts, { interval: 5, timeout: 600_000 }).toHaveLength(1);
  killed.kill("SIGKILL");
  await ended;
  expect(drafts()).toHaveLength(1);
  const notes = join(process.env.DATA_DIR ?? "", "backup-drafts");
  expect(readdirSync(notes)).toHaveLength(1);
  expect((await command(["write", join(home, "backup")])).code).toBe(0);
  expect(drafts()).toEqual([]);
  expect(readdirSync(notes)).toEqual([]);
}, 240_000);
