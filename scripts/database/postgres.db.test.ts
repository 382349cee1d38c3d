// @spec product: a database or disk in trouble: 503 and 507 with words, waited for at the start
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { sleep, waitUntilGone } from "../lib/processes.mjs";
import { startPostgres } from "./postgres.mjs";

// One cluster for all: each test leaves it stopped, the next one starts it again. The folder has blanks in its name.
const folder = mkdtempSync(join(tmpdir(), "a firm's data "));
const home = join(folder, "postgres");
const pidFile = join(home, "cluster", "postmaster.pid");
const start = () => startPostgres({ home, password: "first" });
const LAUNCHER = `
  import { startPostgres } from "./scripts/database/postgres.mjs";
  const server = await startPostgres({ home: process.argv[1], password: "first" });
  console.log(server.pid());
  setInterval(() => {}, 1000);`;
const KILLED_LAUNCHER = `
  import { endWithLauncher } from "./scripts/lib/end-with-launcher.mjs";
  import { startPostgres } from "./scripts/database/postgres.mjs";
  const [home, lock] = process.argv.slice(1);
  const server = await startPostgres({ home, password: "first" });
  const { pid } = endWithLauncher({ lock, pidFile: server.pidFile, grace: 0 });
  console.log(server.pid(), pid);
  setInterval(() => {}, 1000);`;
type Server = Awaited<ReturnType<typeof startPostgres>>;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a launcher that writes to its output, and waits for its first words. */
async function launch(script: string, ...args: readonly string[]) {
  const launcher = spawn(process.execPath, ["--input-type=module", "-e", script, ...args], {
    cwd: process.cwd(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(launcher.stdout, "data")) as [Buffer];
  return { launcher, said: said.toString().trim() };
}

/** The process id of a server whose launcher was killed. */
async function leaveOrphan(): Promise<number> {
  const { launcher, said } = await launch(LAUNCHER, home);
  launcher.kill("SIGKILL");
  return Number(said);
}

async function query(server: Server, sql: string) {
  const client = new Client({ connectionString: server.url("postgres") });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("the server answers on loopback only, with a password, and keeps its port", async () => {
  const server = await start();
  const { port } = server;
  expect(await query(server, "SHOW listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
  const stranger = new Client({ connectionString: server.url("postgres").replace("first", "guessed") });
  await expect(stranger.connect()).rejects.toThrow("password authentication failed");
  await server.stop();
  const again = await start();
  expect(again.port).toBe(port);
  await again.stop();
});

test("a killed server comes back by itself with every committed row", async () => {
  const server = await start();
  await query(server, "CREATE TABLE kept (n int)");
  await query(server, "INSERT INTO kept VALUES (7)");
  const killed = server.pid();
  process.kill(killed, "SIGKILL");
  while (server.pid() === killed) await sleep(20);
  expect(await query(server, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
  await server.stop();
});

test("a server that a killed launcher left behind is taken over, and watched", async () => {
  const orphan = await leaveOrphan();
  const server = await start();
  expect(server.pid()).toBe(orphan);
  process.kill(orphan, "SIGKILL");
  while (server.pid() === orphan) await sleep(20);
  expect(await query(server, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
  await server.stop();
});

test("a killed launcher's database ends after its grace, unless another launcher has taken it over", async () => {
  const lock = join(folder, "launcher.lock");
  const kill = async (holder: string) => {
    writeFileSync(lock, "1 first\n");
    const { launcher, said } = await launch(KILLED_LAUNCHER, home, lock);
    const [database, watch] = said.split(" ").map(Number);
    writeFileSync(lock, holder);
    launcher.kill("SIGKILL");
    expect(await waitUntilGone(watch ?? 0, 10_000)).toBe(true);
    return database ?? 0;
  };
  expect(await waitUntilGone(await kill("1 first\n"), 10_000)).toBe(true);
  const taken = await kill("2 second\n");
  const server = await start();
  expect(server.pid()).toBe(taken);
  await server.stop();
});

test("a server that hangs is waited for with a sentence, and taken over when it answers", async () => {
  const orphan = await leaveOrphan();
  process.kill(orphan, "SIGSTOP");
  const told = Promise.withResolvers<unknown>();
  const log = vi.spyOn(console, "log").mockImplementation(told.resolve);
  const starting = start();
  expect(await told.promise).toBe(`Waiting for the database (process ${orphan}), which does not answer yet ...`);
  log.mockRestore();
  process.kill(orphan, "SIGCONT");
  const server = await starting;
  expect(server.pid()).toBe(orphan);
  await server.stop();
});

test("a server that recovers is waited for with a sentence, until it has recovered", async () => {
  await (await start()).stop();
  const cluster = join(home, "cluster");
  // A standby that nobody may ask recovers until it is promoted.
  const settings = join(cluster, "postgresql.auto.conf");
  const before = readFileSync(settings, "utf8");
  writeFileSync(settings, `${before}hot_standby = off\n`);
  writeFileSync(join(cluster, "standby.signal"), "");
  const told = Promise.withResolvers<unknown>();
  const log = vi.spyOn(console, "log").mockImplementation(told.resolve);
  const starting = start();
  const sentence = String(await told.promise);
  log.mockRestore();
  expect(sentence).toMatch(/^Waiting for the database \(process \d+\), which is still starting or recovering \.\.\.$/);
  writeFileSync(join(cluster, "promote"), "");
  process.kill(Number(/\d+/.exec(sentence)?.[0]), "SIGUSR1");
  const server = await starting;
  expect(await query(server, "SELECT pg_is_in_recovery() AS recovers")).toEqual([{ recovers: false }]);
  await server.stop();
  writeFileSync(settings, before);
});

test("another password is refused in one sentence, and nothing is left running", async () => {
  const promise = startPostgres({ home, password: "second" });
  await expect(promise).rejects.toThrow(/was created with another password. Put its password file back into .*secrets/);
  const server = await start();
  await server.stop();
});

test("a stale pid file does not stop the start, not even when its number belongs to another program now", async () => {
  const bystander = spawn("sleep", ["30"]);
  await once(bystander, "spawn");
  for (const pid of [2 ** 22 + 7, bystander.pid]) {
    writeFileSync(pidFile, `${pid}\n${home}\n1700000000\n1\n\n127.0.0.1\n`);
    const server = await start();
    expect(Number(readFileSync(pidFile, "utf8").split("\n")[0])).toBe(server.pid());
    await server.stop();
  }
  expect(bystander.exitCode).toBeNull();
  bystander.kill();
  await waitUntilGone(bystander.pid ?? 0, 5_000);
});
