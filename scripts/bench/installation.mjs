import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readyBuild, readyGenerated } from "../lib/build.mjs";
import { createDatabase, prepareData } from "../database/database.mjs";
import { migrate } from "../database/migrate.mjs";
import { inRoot, ROOT } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { startPostgres, throwAwayPassword } from "../database/postgres.mjs";
import { signalQuietly, sleep, waitUntilGone } from "../lib/processes.mjs";
import { KEEP_COMPILED } from "../launch/keep-compiled.mjs";
import { WEB_PROCESS, WORKER_PROCESS } from "../launch/app-processes.mjs";

export const DIST_DIR = ".next-test";
const TEMPLATE = "template_app";
/** Of every account of a run. */
const PASSWORD = "Tall-Ferns-9-Walk";
const EMAIL = "bench@firm.example";
const WITH_PARENT = pathToFileURL(inRoot("scripts", "lib", "end-with-parent.mjs")).href;
const benchFile = (name) => pathToFileURL(inRoot("scripts", "bench", name)).href;

/** @typedef {{ node?: string, folder?: string }} Place where a server runs that is not ours, and on which Node */

/** A database, data folder and built application of this run alone; all of it is gone after `close`. */
export class Installation {
  /** Loaded into every process that is started from now on: a file of scripts/bench. */
  preload = [];
  /** Of the environment of every process, beyond what each installation has. */
  settings = {};
  // A name that the sweep of npm test knows, should this run be killed.
  home = inRoot(".cache", `test-${process.pid}`);
  #server;
  #children = [];
  #secrets = { TOKEN_SECRET: randomBytes(32).toString("hex"), DOCUMENT_KEY: randomBytes(32).toString("hex") };

  #isDurable;

  /** @param {{ isDurable?: boolean }} [options] isDurable: what the database has acknowledged outlives its end, as at a firm */
  constructor({ isDurable = false } = {}) {
    this.#isDurable = isDurable;
  }

  async open() {
    mkdirSync(join(this.home, "data"), { recursive: true });
    await readyGenerated();
    await readyBuild(DIST_DIR);
    this.#server = await startPostgres({
      home: join(this.home, "postgres"),
      password: throwAwayPassword(),
      durable: this.#isDurable,
    });
    await createDatabase(this.#server, TEMPLATE);
    await migrate({ url: this.#server.url(TEMPLATE) });
    await prepareData({ ...this.#env(), DATABASE_URL: this.#server.url(TEMPLATE), LOG_LEVEL: "silent" });
  }

  /** @param {string} database */
  databaseUrl(database) {
    return this.#server.url(database);
  }

  get databasePort() {
    return this.#server.port;
  }

  /** Of its first process. One that ends is started again. */
  get databasePid() {
    return this.#server.pid();
  }

  /** @param {string} database */
  environmentOf(database) {
    return { ...this.#env(), DATABASE_URL: this.databaseUrl(database) };
  }

  /**
   * An empty database for a program that is not ours.
   * @param {string} database
   * @returns {Promise<string>} where it is
   */
  async addDatabase(database) {
    await createDatabase(this.#server, database);
    return this.databaseUrl(database);
  }

  /**
   * An empty firm with one lawyer.
   * @param {string} database its name; one firm has one database
   */
  async addLawyer(database) {
    await createDatabase(this.#server, database, { template: TEMPLATE });
    const web = await this.startWeb(database);
    await this.query(
      database,
      `INSERT INTO "RegistrationCode" (id, code, "expiresAt") VALUES (gen_random_uuid(), 'BENCHBENCHBENCHB', now() + interval '1 day')`,
    );
    const { userId, token } = await register(web.url, "BENCHBENCHBENCHB");
    const account = { email: EMAIL, password: PASSWORD };
    return { web, userId, account, headers: { authorization: `Bearer ${token}` } };
  }

  /**
   * @param {string} url where a firm answers
   * @returns {Promise<Record<string, string>>} what calls of its lawyer carry for the next 15 minutes
   */
  async signIn(url) {
    const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body });
    if (answer.status !== 200) throw new Error(`The sign-in was refused: ${await answer.text()}`);
    return { authorization: `Bearer ${(await answer.json()).token}` };
  }

  /**
   * A firm with one lawyer who sees all of its cases, each with five read documents and a finished analysis.
   * @param {string} database as for addLawyer
   * @param {number} caseCount
   */
  async addFirm(database, caseCount) {
    const firm = await this.addLawyer(database);
    const [{ id: caseId }] = await this.query(database, FILL, [firm.userId, caseCount]);
    await this.query(database, "VACUUM ANALYZE");
    return { ...firm, caseId };
  }

  /**
   * Accounts beside that of the firm's lawyer.
   * @param {string} database
   * @param {{ like: string, count: number }} options like: id of the lawyer, whose password they have
   * @returns {Promise<{ email: string, password: string }[]>} what each signs in with
   */
  async addAccounts(database, { like, count }) {
    const rows = await this.query(database, ADD_ACCOUNTS, [like, count]);
    return rows.map(({ email }) => ({ email, password: PASSWORD }));
  }

  /**
   * @param {string} database
   * @param {string} sql
   * @param {unknown[]} [values]
   * @returns {Promise<Record<string, any>[]>}
   */
  async query(database, sql, values = []) {
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: this.databaseUrl(database) });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /**
   * @param {string} database
   * @param {number} [databasePort] of a go-between
   */
  async startWeb(database, databasePort = this.databasePort) {
    const url = new URL(this.databaseUrl(database));
    url.port = String(databasePort);
    return this.serve(
      [...WEB_PROCESS.nodeArgs, WEB_PROCESS.script],
      { ...this.environmentOf(database), DATABASE_URL: url.href },
      "/api/health/live",
    );
  }

  /** @param {string} database */
  startWorker(database) {
    return this.#spawn([...WORKER_PROCESS.nodeArgs, WORKER_PROCESS.script], this.environmentOf(database));
  }

  /**
   * Runs a server script on a free port, handed over as PORT, and waits for its first answer.
   * @param {string[]} command what node is called with; PORT in it is replaced
   * @param {Record<string, string>} env
   * @param {string} path that answers 200 once it serves
   * @param {Place} [place]
   * @returns {Promise<{ url: string, pid: number }>}
   */
  async serve(command, env, path, place) {
    const port = String(await freePort());
    const pid = this.#spawn(
      command.map((word) => (word === "PORT" ? port : word)),
      { ...env, PORT: port },
      place,
    );
    const url = `http://127.0.0.1:${port}`;
    for (const until = Date.now() + 60_000; ; await sleep(50)) {
      if (
        await fetch(url + path).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return { url, pid };
      if (Date.now() > until) throw new Error(`${command[0]} did not answer within a minute`);
    }
  }

  #env() {
    return {
      ...this.#secrets,
      ...this.settings,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_DIST_DIR: DIST_DIR,
      HOST: "127.0.0.1",
      DATA_DIR: join(this.home, "data"),
    };
  }

  #spawn(args, env, { node = process.execPath, folder = ROOT } = {}) {
    const output = openSync(join(this.home, "output.log"), "a");
    const imports = [WITH_PARENT, ...this.preload.map(benchFile)].flatMap((url) => ["--import", url]);
    const child = spawn(node, [...imports, ...args], {
      cwd: folder,
      // Nothing of a firm's own settings: they must not change what is measured.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...KEEP_COMPILED, ...env },
      stdio: ["ignore", output, output, "ipc"],
      detached: true,
    });
    this.#children.push(child.pid);
    return child.pid;
  }

  /** @param {number} pid of a process of this installation */
  async stop(pid) {
    signalQuietly(pid, "SIGTERM");
    if (!(await waitUntilGone(pid, 15_000))) signalQuietly(pid, "SIGKILL");
  }

  async close() {
    await Promise.all(this.#children.map((pid) => this.stop(pid)));
    await this.#server?.stop();
    rmSync(this.home, { recursive: true, force: true });
  }
}

async function register(url, registrationCode) {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ email: EMAIL, password: PASSWORD, firstName: "Rosa", lastName: "Achterberg" },
      registrationCode,
    }),
  });
  if (answer.status !== 201) throw new Error(`The registration was refused: ${await answer.text()}`);
  return answer.json();
}

/** $1 whose password they have, $2 how many. */
const ADD_ACCOUNTS = `
  INSERT INTO "User" (id, email, "passwordHash", "firstName", "lastName")
  SELECT gen_random_uuid(), 'person' || n || '@firm.example', "passwordHash", 'Person', 'Number ' || n
  FROM "User", generate_series(1, $2::int) n WHERE id = $1::uuid RETURNING email`;

/** $1 the lawyer, $2 how many cases; answers the id of one. Whole milliseconds, which is what JSON carries. */
const FILL = `
  WITH cases AS (
    INSERT INTO "Case" (id, "caseNumber", title, "clientName", priority, status, "successProbability", "createdById",
      "updatedAt", "lastActivityAt", "nextExhibit")
    SELECT gen_random_uuid(), 'B-' || n, 'State v. Client ' || n, 'Client ' || n, 'high', 'completed', 0.5, $1::uuid,
      now(), date_trunc('second', now()) - n * interval '1 minute', 6
    FROM generate_series(1, $2::int) n RETURNING id
  ), documents AS (
    INSERT INTO "Document" (id, "caseId", "uploadedById", exhibit, "originalFileName", type, size, sha256, "storageKey",
      "wrappedKey", status, "pageCount", "pagesRead")
    SELECT gen_random_uuid(), cases.id, $1::uuid, n, 'report ' || n || '.pdf', 'pdf', 40000, md5(random()::text),
      replace(gen_random_uuid()::text, '-', ''), decode(repeat('00', 61), 'hex'), 'completed', 12, 12
    FROM cases, generate_series(1, 5) n
  ), analyses AS (
    INSERT INTO "Analysis" (id, "caseId", status, "completedAt", "progressPercent", "viabilityScore")
    SELECT gen_random_uuid(), id, 'Completed', now(), 100, 50 FROM cases
  )
  SELECT id FROM cases LIMIT 1`;
