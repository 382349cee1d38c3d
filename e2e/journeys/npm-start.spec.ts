// @spec product: start, stop and kill of `npm start`; its database's roles
import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { PgBoss } from "pg-boss";
import { createDatabase } from "../../scripts/database/database.mjs";
import { migrate } from "../../scripts/database/migrate.mjs";
import { startPostgres } from "../../scripts/database/postgres.mjs";
import { readySecrets } from "../../scripts/lib/data-folder.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { isAlive, parentOf } from "../../scripts/lib/processes.mjs";
import { freePort } from "../support/free-port.ts";
import { expect, test } from "../support/shared-browser.ts";

/** An account that owns nothing else here. */
const OWNER = 65_534;
/** Milliseconds. */
const MOST = 30_000;
const isRoot = process.getuid?.() === 0;

/** Everything that was started below a process, itself included. */
function familyOf(pid: number): number[] {
  const all = readdirSync("/proc").map(Number).filter(Number.isInteger);
  const found = [pid];
  for (const parent of found) found.push(...all.filter((each) => parentOf(each) === parent));
  return found;
}

const isServing = (url: string) =>
  fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

test.skip(process.platform !== "linux", "reads /proc");

/**
 * Starts the product on a folder that belongs to an account of its own.
 * @param work gets `npm`, the address, and every process that was started below it
 */
async function withNpmStart(
  folder: string,
  work: (started: { npm: ChildProcess; url: string; family: readonly number[] }) => Promise<void>,
): Promise<void> {
  if (isRoot) chownSync(folder, OWNER, OWNER);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const npm = spawn("npm", ["start"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      ...{ DATABASE_URL: undefined, TOKEN_SECRET: undefined, DOCUMENT_KEY: undefined },
      ...{ DATA_DIR: folder, HOST: "127.0.0.1", PORT: String(port), APP_URL: url },
    },
  });
  let said = "";
  npm.stdout.on("data", (text: Buffer) => (said += text.toString()));
  let family: number[] = [];
  try {
    await expect.poll(() => said, { timeout: 600_000 }).toContain("Golden Ticket");
    // Known before anything else can fail: whoever is not known is left running.
    family = familyOf(npm.pid ?? 0);
    // Ready is more than serving: on a busy machine the first answer of the database comes late.
    await expect.poll(() => isServing(url), { timeout: 600_000 }).toBe(true);
    await work({ npm, url, family });
    await expect.poll(() => family.filter(isAlive), { timeout: MOST }).toEqual([]);
    expect(await isServing(url)).toBe(false);
  } finally {
    for (const pid of family.filter(isAlive)) process.kill(pid, "SIGKILL");
    npm.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

const makeFolder = () => mkdtempSync(join(tmpdir(), "npm-start-"));

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`nothing is left once the process of npm start gets ${signal}, as the owner of the data folder`, async () => {
    await withNpmStart(makeFolder(), async ({ npm, family }) => {
      // npm, its shell perhaps, the start, web, worker, and the database with children of its own.
      expect(family.length).toBeGreaterThan(8);
      await requirePlainRole(family);
      npm.kill(signal);
    });
  });
}

/** The last migration of the day on which the application still was the database's superuser. */
const LAST_AS_SUPERUSER = "20261122140000_side_by_side";

/** The data folder of an installation whose application did everything as the owner, a superuser. */
async function makeInstallationOfBefore(): Promise<string> {
  const folder = makeFolder();
  const server = await startPostgres({ home: join(folder, "postgres"), password: readySecrets(folder).database });
  const migrations = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    await createDatabase(server, DATABASE);
    for (const name of readdirSync(inRoot("prisma", "migrations")).filter((each) => each <= LAST_AS_SUPERUSER))
      cpSync(inRoot("prisma", "migrations", name), join(migrations, name), { recursive: true });
    await migrate({ url: server.url(DATABASE), folder: migrations });
    const queue = new PgBoss({ connectionString: server.url(DATABASE), supervise: false, schedule: false });
    await queue.start();
    await queue.stop({ graceful: false });
    const client = await connect(server.url(DATABASE));
    await client.query(`INSERT INTO "Setting" (key, value, "updatedAt") VALUES ('of-before', '7', now())`);
    // What somebody may have made by hand meanwhile, and with every right.
    await client.query(`CREATE ROLE ${ROLE} SUPERUSER CREATEDB CREATEROLE REPLICATION BYPASSRLS`);
    await client.end();
  } finally {
    await server.stop();
    rmSync(migrations, { recursive: true });
  }
  return folder;
}

test("an installation whose application was a superuser is served through the plain role from now on", async () => {
  await withNpmStart(await makeInstallationOfBefore(), async ({ npm, family }) => {
    const address = await requirePlainRole(family);
    const app = await connect(address);
    // Rows and queue of before are the application's to use, and nobody else's to own.
    expect((await app.query(`DELETE FROM "Setting" WHERE key = 'of-before' RETURNING value`)).rows).toEqual([
      { value: 7 },
    ]);
    await app.query("INSERT INTO pgboss.job (name) VALUES ('purge-orphans')");
    await app.end();
    npm.kill("SIGTERM");
  });
});

const DATABASE = "odds_and_evidence";
const ROLE = `${DATABASE}_app`;
/** insufficient_privilege; a role that may not be taken on has a code of its own in no version of PostgreSQL. */
const DENIED = "42501";

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

/** The account and the database's address of a process; null for one that has no address, or that is over already. */
function serves(pid: number): { readonly uid: number; readonly url: string } | null {
  try {
    const { uid } = statSync(`/proc/${pid}`);
    const url = /(?:^|\0)DATABASE_URL=([^\0]+)/.exec(readFileSync(`/proc/${pid}/environ`, "latin1"))?.[1];
    return url === undefined ? null : { uid, url };
  } catch {
    return null;
  }
}

/**
 * The embedded database serves web and worker through a role that owns nothing and can do nothing beyond the rows.
 * @returns its address, as web and worker have it
 */
async function requirePlainRole(family: readonly number[]): Promise<string> {
  const given = family.flatMap((pid) => serves(pid) ?? []);
  if (isRoot) expect(given.map(({ uid }) => uid)).toEqual([OWNER, OWNER]);
  const [address = "", ...others] = new Set(given.map(({ url }) => url));
  expect([given.length, others.length, new URL(address).username]).toEqual([2, 0, ROLE]);
  const app = await connect(address);
  try {
    const { rows: signedIn } = await app.query<{ usename: string }>(
      "SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = current_database() AND usename IS NOT NULL",
    );
    expect(signedIn).toEqual([{ usename: ROLE }]);
    const { rows } = await app.query(
      `SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
         (SELECT count(*)::int FROM pg_auth_members WHERE member = pg_roles.oid) AS roles,
         (SELECT count(*)::int FROM pg_shdepend WHERE refobjid = pg_roles.oid AND deptype = 'o') AS owned
       FROM pg_roles WHERE rolname = current_user`,
    );
    const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false };
    expect(rows).toEqual([{ ...none, rolbypassrls: false, roles: 0, owned: 0 }]);
    for (const statement of FORBIDDEN) expect(await app.query(statement).catch(codeOf), statement).toBe(DENIED);
  } finally {
    await app.end();
  }
  return address;
}

const FORBIDDEN = [
  "CREATE ROLE another",
  `ALTER ROLE ${ROLE} SUPERUSER`,
  "CREATE DATABASE another",
  "CREATE SCHEMA another",
  "CREATE TABLE public.another (n int)",
  "CREATE TABLE pgboss.another (n int)",
  "DROP EXTENSION pg_trgm",
  "SET ROLE postgres",
  "ALTER SYSTEM SET port = 1",
  "SELECT rolpassword FROM pg_authid",
  "SELECT pg_read_file('postmaster.pid')",
  "SELECT pg_ls_dir('.')",
  "SELECT lo_import('/etc/passwd')",
  `COPY "Setting" FROM '/etc/passwd'`,
  `COPY "Setting" TO '/tmp/settings'`,
  `COPY "Setting" TO PROGRAM 'true'`,
  `UPDATE "AuditEvent" SET message = 'nothing'`,
  `DELETE FROM "AuditEvent"`,
  `ALTER TABLE "User" ADD COLUMN another int`,
];
