import { randomBytes, randomInt } from "node:crypto";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../lib/paths.mjs";
import { parentOf, signalQuietly, sleep, waitUntilGone } from "../lib/processes.mjs";
import { flood } from "./flood.mjs";
import { Load } from "./load.mjs";

/** @typedef {import("./firm.mjs").Firm} Firm */

/** Some moment of the work. */
const aMoment = () => sleep(300 + randomInt(1_200));

/**
 * What is done to a firm at work, by name. Each ends with everything running; what it finds wrong by itself it throws.
 * @type {Record<string, (firm: Firm, load: Load) => Promise<void>>}
 */
export const FAULTS = {
  "web killed": async (firm) => {
    await endWeb(firm, "SIGKILL");
    await firm.startWeb();
  },
  "web stopped": async (firm) => {
    await endWeb(firm, "SIGTERM");
    await firm.startWeb();
  },
  "worker killed": (firm) => restartWorker(firm, "SIGKILL"),
  "worker stopped": (firm) => restartWorker(firm, "SIGTERM"),
  "worker killed in a reading": async (firm, load) => {
    await load.upload();
    await firm.until("a document is read", () => has(firm, `"Document" WHERE status = 'processing'`));
    await restartWorker(firm, "SIGKILL");
  },
  "worker killed in an analysis": async (firm, load) => {
    const file = await load.upload();
    if (file !== null) await load.makeCase(file);
    await firm.until("an analysis runs or is over", () => has(firm, `"Analysis" WHERE status <> 'Pending'`));
    await restartWorker(firm, "SIGKILL");
  },
  "everything killed": async (firm) => {
    signalQuietly(firm.workerPid, "SIGKILL");
    signalQuietly(firm.installation.databasePid, "SIGKILL");
    await endWeb(firm, "SIGKILL");
    await firm.startWeb();
    firm.startWorker();
  },
  "database killed": (firm) => endDatabase(firm, "SIGKILL"),
  "database restarted": (firm) => endDatabase(firm, "SIGINT"),
  "database frozen": freezeDatabase,
  "connections ended": async (firm) => {
    for (let time = 0; time < 5; time += 1) {
      await firm.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      await sleep(400);
    }
  },
  "incoming folder broken": (firm) => breakFolder(firm, "incoming"),
  "reading folder broken": (firm) => breakFolder(firm, "reading"),
  "documents folder broken": (firm) => breakFolder(firm, "documents"),
  "disk full": fillDisk,
  "originals damaged": (firm, load) =>
    spoilOriginals(firm, load, (path) => {
      const bytes = readFileSync(path);
      bytes[randomInt(bytes.length)] ^= 1;
      writeFileSync(path, bytes);
    }),
  "originals missing": (firm, load) => spoilOriginals(firm, load, (path) => rmSync(path)),
  "another document key": startWithAnotherKey,
  "two of everything, one of them killed": async (firm) => {
    const [web, worker] = [firm.webPid, firm.workerPid];
    await firm.startWeb();
    firm.startWorker();
    await aMoment();
    for (const pid of [web, worker]) signalQuietly(pid, "SIGKILL");
  },
  "400 calls at once": async (_firm, load) => {
    await Promise.all(Array.from({ length: 400 }, () => load.ask("/api/case")));
  },
  "flood of bodies": flood,
  "backup killed": killBackup,
  "clock a day ahead": runAhead,
  "bucket frozen": freezeBucket,
};
/** Of originals that lie in files, and of those in a bucket. */
export const DISK_FAULTS = ["documents folder broken", "originals damaged", "originals missing"];
export const BUCKET_FAULTS = ["bucket frozen"];

async function has(firm, what) {
  return (await firm.query(`SELECT count(*)::int AS count FROM ${what}`))[0].count > 0;
}

async function endWeb(firm, signal) {
  const pid = firm.webPid;
  signalQuietly(pid, signal);
  if (!(await waitUntilGone(pid, 40_000))) throw new Error(`The web process outlived ${signal}`);
}

async function restartWorker(firm, signal) {
  const pid = firm.workerPid;
  signalQuietly(pid, signal);
  if (!(await waitUntilGone(pid, 40_000))) throw new Error(`The worker outlived ${signal}`);
  firm.startWorker();
}

async function endDatabase(firm, signal) {
  const pid = firm.installation.databasePid;
  signalQuietly(pid, signal);
  if (!(await waitUntilGone(pid, 40_000))) throw new Error(`The database outlived ${signal}`);
  await firm.until("the database is back", () => has(firm, `"User"`));
}

/** Alive, not ready, and in words while it lasts. */
async function freezeDatabase(firm) {
  const first = firm.installation.databasePid;
  const pids = [first, ...pidsBelow(first)];
  for (const pid of pids) signalQuietly(pid, "SIGSTOP");
  try {
    await sleep(1_000);
    const live = await fetch(`${firm.url}/api/health/live`);
    const ready = await fetch(`${firm.url}/api/health/ready`);
    if (live.status !== 200 || ready.status !== 503)
      throw new Error(`Frozen, it is live ${live.status} and ready ${ready.status}`);
    await sleep(5_000);
  } finally {
    for (const pid of pids) signalQuietly(pid, "SIGCONT");
  }
}

/** Who uploads waits, and everybody else goes on. */
async function freezeBucket(firm, load) {
  signalQuietly(firm.bucket.pid, "SIGSTOP");
  try {
    await sleep(5_000);
    const listed = await load.ask("/api/case");
    if (listed?.status !== 200) throw new Error(`The list of cases is answered ${listed?.status}`);
  } finally {
    signalQuietly(firm.bucket.pid, "SIGCONT");
  }
}

function pidsBelow(parent) {
  return readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) && parentOf(Number(name)) === parent ? [Number(name)] : [],
  );
}

/** A file in the place of a folder: nothing can be written, not even by root. */
async function breakFolder(firm, name) {
  const folder = join(firm.dataDir, name);
  const hadOne = existsSync(folder);
  if (hadOne) renameSync(folder, `${folder}.away`);
  writeFileSync(folder, "");
  try {
    await firm.until("not ready", async () => !(await firm.isReady()));
    await aMoment();
    if ((await firm.doctor()).length === 0) throw new Error(`The doctor does not see that ${name} is broken`);
  } finally {
    rmSync(folder);
    if (hadOne) renameSync(`${folder}.away`, folder);
  }
}

/** A disk of 200 kB where uploads arrive; only root can make one. */
async function fillDisk(firm, load) {
  if (process.getuid() !== 0) return;
  const folder = join(firm.dataDir, "incoming");
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=200k", "none", folder]);
  try {
    for (let file = 0; file < 3; file += 1)
      if ((await load.upload(1_000_000)) !== null) throw new Error("A full disk took a file");
  } finally {
    execFileSync("umount", ["--lazy", folder]);
  }
  if ((load.answers.get(507) ?? 0) === 0) throw new Error("Nobody was told that the disk is full");
}

/** The doctor names each one that is spoilt, and nothing else. */
async function spoilOriginals(firm, load, spoil) {
  await firm.until("three files", async () => load.files.size >= 3);
  const ids = [...load.files.keys()].slice(0, 3);
  await firm.until("they are read", () => isRead(firm, ids));
  const rows = await firm.query(`SELECT id, "storageKey" AS key FROM "Document" WHERE id = ANY($1)`, [ids]);
  const paths = rows.map(({ key }) => join(firm.dataDir, "documents", key.slice(0, 2), key.slice(2, 4), key));
  const kept = paths.map((path) => readFileSync(path));
  paths.forEach((path) => spoil(path));
  try {
    const errors = await firm.doctor();
    const unnamed = ids.filter((id) => !errors.some((line) => line.includes(id)));
    if (unnamed.length > 0 || errors.length !== ids.length) throw new Error(`The doctor says: ${errors.join("\n")}`);
  } finally {
    paths.forEach((path, index) => writeFileSync(path, kept[index]));
  }
}

async function isRead(firm, ids) {
  const sql = `SELECT count(*)::int AS count FROM "Document" WHERE id = ANY($1) AND status = 'completed'`;
  return (await firm.query(sql, [ids]))[0].count === ids.length;
}

/** The worker does not start, and the web process takes no file that it would seal under it. */
async function startWithAnotherKey(firm) {
  const env = { ...firm.environment, DOCUMENT_KEY: randomBytes(32).toString("hex") };
  const { code, output } = await firm.run("server/worker/main.ts", [], env);
  if (code === 0 || !output.includes("The document key does not match")) throw new Error(`The worker says: ${output}`);
  const web = await firm.installation.serve(["server/http/main.ts"], env, "/api/health/live");
  try {
    const stranger = new Load({ url: web.url, headers: firm.headers });
    await stranger.upload();
    if (stranger.answers.get(503) !== 1) throw new Error(`A file was answered ${[...stranger.answers.keys()]}`);
  } finally {
    await firm.installation.stop(web.pid);
  }
}

/** A killed one leaves nothing that the next one minds, and nothing at all after it. */
async function killBackup(firm) {
  const home = firm.installation.home;
  const folder = (name) => join(home, `backup-${name}-${randomBytes(4).toString("hex")}`);
  const env = { ...process.env, ...firm.environment, LOG_LEVEL: "silent" };
  const script = inRoot("scripts", "commands", "backup-command.ts");
  const child = spawn(process.execPath, [script, "write", folder("killed")], { env, stdio: "ignore" });
  await sleep(300 + randomInt(1_500));
  child.kill("SIGKILL");
  const { message, output } = await firm.run("scripts/commands/backup-command.ts", ["write", folder("whole")]);
  if (!message?.text?.includes("Every original was read")) throw new Error(`The next backup says: ${output}`);
  const left = readdirSync(home).filter((name) => name.endsWith(".partial"));
  if (left.length > 0) throw new Error(`Left behind: ${left}`);
}

/** Web and worker believe that it is tomorrow, and clear away what they take for old. The database's clock counts. */
async function runAhead(firm, load) {
  const { installation } = firm;
  const restart = async () => {
    await endWeb(firm, "SIGTERM");
    await firm.startWeb();
    await restartWorker(firm, "SIGTERM");
    await firm.signIn();
  };
  await firm.until("a file", async () => load.files.size > 0);
  installation.preload = ["../faults/clock-ahead.mjs"];
  try {
    await restart();
    const file = await load.upload();
    if (file === null) throw new Error("Nothing was taken in");
    await load.makeCase(file);
    await firm.query("INSERT INTO pgboss.job (name) VALUES ('purge-orphans'), ('purge-sign-ins')");
    const purged = `pgboss.job WHERE name LIKE 'purge-%' AND state < 'completed'`;
    await firm.until("the purges are over", async () => !(await has(firm, purged)));
    await aMoment();
  } finally {
    installation.preload = [];
    await restart();
  }
}
