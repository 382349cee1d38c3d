import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PlainFailure } from "../lib/fail.mjs";
import { freePort, tryToBind } from "../lib/ports.mjs";
import { postgresBinaries, serverAccount } from "./postgres-binaries.mjs";
import { isAlive, signalQuietly, sleep, waitUntilGone } from "../lib/processes.mjs";
import { runningServer } from "./running-postgres.mjs";

const OWNER = "postgres";
/** A server that says nothing for so long is given up; one that says that it recovers may take as long as it needs. */
const SILENT_FOR_MS = 60_000;
/** Whoever waits for longer than this wants to know what for. */
const TELL_AFTER_MS = 3_000;

/**
 * Starts the embedded PostgreSQL on `home`/cluster, or adopts the one that a killed launcher left running there, and
 * keeps it running: a postmaster that dies is started again. Proven traps (links, other account, closed folders,
 * reused process ids) are each named where they are met.
 *
 * @param {object} options
 * @param {string} options.home folder of our own for cluster, port and log
 * @param {string} options.password of the owner role
 * @param {boolean} [options.durable] false for throw-away clusters: no fsync, no wait for the disk
 * @returns {Promise<{ port: number, pid: () => number, pidFile: string, url: (database: string) => string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ home, password, durable = true }) {
  const server = new EmbeddedServer({ home, password, durable });
  await server.start();
  return {
    port: server.port,
    pid: () => server.pid,
    pidFile: join(server.cluster, "postmaster.pid"),
    url: (database) => server.url(database),
    stop: () => server.stop(),
  };
}

/**
 * The server that another process keeps running on `home`. Whoever started it goes on looking after it.
 * @param {{ home: string, password: string }} options
 * @returns {{ url: (database: string) => string } | null}
 */
export function findRunningPostgres({ home, password }) {
  const running = runningServer(join(home, "cluster"));
  return running && { url: (database) => urlOf({ password, port: running.port, database }) };
}

class EmbeddedServer {
  constructor({ home, password, durable }) {
    this.home = home;
    this.cluster = join(home, "cluster");
    this.password = password;
    this.durable = durable;
    this.account = serverAccount(this.cluster);
    this.stopping = false;
    this.lastLines = [];
  }

  url(database) {
    return urlOf({ password: this.password, port: this.port, database });
  }

  async start() {
    mkdirSync(this.home, { recursive: true, mode: 0o700 });
    this.give(this.home);
    this.binaries = postgresBinaries(this.account);
    if (!existsSync(this.cluster)) await this.initialise();
    if (await this.adoptRunning()) {
      this.watchAdopted();
      return;
    }
    await this.choosePort();
    await this.launch();
  }

  launch() {
    this.launching = this.launchUntilAnswering();
    return this.launching;
  }

  /** The cluster folder appears only when complete, so a killed start leaves nothing half made behind. */
  async initialise() {
    const fresh = `${this.cluster}.new`;
    const passwordFile = join(this.home, "password.new");
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, this.password, { mode: 0o600 });
    this.give(fresh);
    this.give(passwordFile);
    const { folder, place } = this.seenByServer(fresh);
    const child = this.run("initdb", folder, [
      ...["-D", place, "-U", OWNER, "-A", "scram-sha-256", `--pwfile=${place}/../password.new`],
      ...["-E", "UTF8", "--locale-provider=builtin", "--locale=C.UTF-8", "--no-instructions"],
      ...(this.durable ? [] : ["--no-sync"]),
    ]);
    const code = await new Promise((done, fail) => child.once("error", fail).once("close", done));
    rmSync(passwordFile, { force: true });
    if (code !== 0) throw this.failure("The database could not be created");
    renameSync(fresh, this.cluster);
  }

  /**
   * Node changes the folder before it changes the account, so a cluster below a closed folder can be entered by us
   * and then be called by its magic link. Everywhere else the plain path does.
   */
  seenByServer(folder) {
    if (!this.account) return { folder: this.home, place: folder };
    if (process.platform === "linux") return { folder, place: "/proc/self/cwd" };
    return { folder: "/", place: folder };
  }

  give(path) {
    if (this.account) chownSync(path, this.account.uid, this.account.gid);
    if (process.platform !== "win32") chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
  }

  /** Passes no environment on: our secrets would be readable by the other account. */
  run(program, cwd, args) {
    const child = spawn(join(this.binaries, "bin", program), args, {
      cwd,
      ...this.account,
      // A terminal sends Ctrl+C to the whole group; the database must outlive web and worker.
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: process.platform === "win32" ? process.env : { PATH: "/usr/bin:/bin", LC_ALL: "C" },
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      this.lastLines = [...this.lastLines, ...text.trimEnd().split("\n")].slice(-20);
    });
    return child;
  }

  /** The port of last time, so that tools that a firm points at its database keep working. */
  async choosePort() {
    const file = join(this.home, "port");
    const remembered = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    this.port = await tryToBind(remembered, "127.0.0.1").catch(freePort);
    if (this.port !== remembered) writeFileSync(file, `${this.port}\n`);
  }

  async launchUntilAnswering() {
    // The children of a killed postmaster hold its shared memory for a moment; a new one refuses to start meanwhile.
    for (let attempt = 1; !this.stopping; attempt += 1) {
      const { folder, place } = this.seenByServer(this.cluster);
      const child = this.run("postgres", folder, [
        ...["-D", place, "-p", String(this.port), "-c", "listen_addresses=127.0.0.1"],
        ...["-c", "unix_socket_directories=", "-c", "max_connections=200"],
        ...(this.durable ? [] : ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]),
      ]);
      const ended = new Promise((done) => child.once("error", done).once("exit", done));
      const outcome = await Promise.race([this.waitUntilAnswering(child.pid), ended.then(() => "ended")]);
      if (outcome === "answering") {
        this.pid = child.pid;
        child.unref();
        child.stderr.unref();
        void ended.then(() => this.revive());
        return;
      }
      if (outcome === "refused") {
        signalQuietly(child.pid, "SIGINT");
        await ended;
        throw this.wrongPassword();
      }
      if (outcome === "silent") {
        signalQuietly(child.pid, "SIGQUIT");
        throw this.failure("The database was started but does not respond");
      }
      if (attempt === 60) throw this.failure("The database did not start");
      await sleep(250);
    }
  }

  /** A launcher that was killed leaves its postmaster serving. */
  async adoptRunning() {
    const running = runningServer(this.cluster);
    if (!running) {
      // PostgreSQL refuses to start while another program of its account has the id that a stale file names.
      rmSync(join(this.cluster, "postmaster.pid"), { force: true });
      return false;
    }
    const { pid, port } = running;
    this.port = port;
    const outcome = await this.waitUntilAnswering(pid);
    if (outcome === "refused") throw this.wrongPassword();
    if (outcome === "answering") {
      this.pid = pid;
      return true;
    }
    if (outcome === "silent")
      throw new PlainFailure(
        `The database that is already running (process ${pid}) does not respond. End that process and start again.`,
      );
    return false;
  }

  watchAdopted() {
    const timer = setInterval(() => {
      if (isAlive(this.pid)) return;
      clearInterval(timer);
      void this.revive();
    }, 500).unref();
  }

  async revive() {
    if (this.stopping) return;
    console.error("The database ended unexpectedly and is started again.");
    try {
      await this.launch();
    } catch (error) {
      if (this.stopping) return;
      console.error(error.message);
      setTimeout(() => void this.revive(), 5_000).unref();
    }
  }

  /**
   * @param {number} pid the process that must be the one that answers
   * @returns {Promise<"answering" | "refused" | "silent" | "gone">}
   */
  async waitUntilAnswering(pid) {
    const began = Date.now();
    let heard = began;
    let isTold = false;
    while (pid && isAlive(pid)) {
      const answer = await this.ask();
      if (answer === pid) return "answering";
      if (answer === "refused") return "refused";
      if (typeof answer === "number") return "gone";
      if (answer === "starting") heard = Date.now();
      if (Date.now() - heard > SILENT_FOR_MS) return "silent";
      if (!isTold && Date.now() - began > TELL_AFTER_MS) {
        isTold = true;
        const state = answer === "starting" ? "is still starting or recovering" : "does not answer yet";
        console.log(`Waiting for the database (process ${pid}), which ${state} ...`);
      }
      await sleep(25);
    }
    return "gone";
  }

  /** @returns {Promise<number | "refused" | "starting" | "silent">} the id that the answering server reports of itself */
  async ask() {
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: this.url("postgres"), connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query("SELECT pg_read_file('postmaster.pid') AS file");
      return Number(rows[0].file.split("\n")[0]);
    } catch (error) {
      return { "28P01": "refused", "57P03": "starting" }[error.code] ?? "silent";
    } finally {
      await client.end().catch(() => {});
    }
  }

  async stop() {
    this.stopping = true;
    await this.launching?.catch(() => {});
    if (!this.pid) return;
    // SIGTERM would wait for every client to leave; SIGINT is PostgreSQL's fast and clean stop.
    signalQuietly(this.pid, "SIGINT");
    if (await waitUntilGone(this.pid, 15_000)) return;
    signalQuietly(this.pid, "SIGQUIT");
    await waitUntilGone(this.pid, 5_000);
  }

  wrongPassword() {
    return new PlainFailure(
      `The database in ${this.cluster} was created with another password. Put its password file back into ${join(dirname(this.home), "secrets")}.`,
    );
  }

  failure(what) {
    return new PlainFailure(`${what}: ${this.lastLines.slice(-6).join(" | ") || "PostgreSQL gave no reason"}`);
  }
}

/** @param {{ password: string, port: number, database: string }} place */
const urlOf = ({ password, port, database }) =>
  `postgresql://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** @returns {string} a password for a cluster that lives as long as one run */
export const throwAwayPassword = () => randomBytes(18).toString("hex");
