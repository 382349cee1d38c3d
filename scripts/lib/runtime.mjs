// Runs before anything is installed and on old Node: no packages, no TypeScript, nothing newer than Node 20.19.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { PlainFailure } from "./fail.mjs";
import { whyInstall } from "./installed-packages.mjs";
import { withLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Makes sure that the current script runs on a Node that reads TypeScript and that the locked packages are installed.
 * On an older Node it installs a newer one beside the scripts, runs the same script on it and never returns.
 */
export async function readyRuntime() {
  // An image has what it needs, and no right to change it.
  if (process.env.IN_IMAGE) return;
  mkdirSync(inRoot(".cache"), { recursive: true });
  if (!process.features.typescript) await continueOnNewerNode();
  if (process.env.LAUNCHED_BY_OLDER_NODE) {
    delete process.env.LAUNCHED_BY_OLDER_NODE;
    // The older Node holds the other end: should it be killed, this process must not go on alone.
    process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
    process.channel?.unref();
  }
  await installWhenChanged(inRoot(), "Installing the packages (once, a minute or two)");
}

async function continueOnNewerNode() {
  const system = { linux: "linux", win32: "win" }[process.platform];
  const locked = JSON.parse(readFileSync(inRoot("scripts", "node", "package.json"), "utf8")).optionalDependencies;
  const name = `node-${system}-${process.arch}`;
  if (!locked[name]) {
    throw new PlainFailure(
      `Node ${process.versions.node} is too old, and none can be downloaded for ${process.platform} on ${process.arch}; install Node 24 from nodejs.org.`,
    );
  }
  await installWhenChanged(inRoot("scripts", "node"), `Fetching Node ${locked[name]} (once)`);
  const program = process.platform === "win32" ? "node.exe" : "node";
  const newer = inRoot("scripts", "node", "node_modules", name, "bin", program);
  const child = spawn(newer, process.argv.slice(1), {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, LAUNCHED_BY_OLDER_NODE: "1", PATH: dirname(newer) + delimiter + process.env.PATH },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (...ended) => done(ended));
  });
  process.exit(code ?? 128 + constants.signals[signal]);
}

/**
 * Installs exactly what the folder's lockfile says, without install scripts, when npm has not done so already.
 * @param {string} folder
 * @param {string} notice what it says, followed by the reason
 */
async function installWhenChanged(folder, notice) {
  const stamp = join(folder, "node_modules", ".install-stamp");
  const lockfile = readFileSync(join(folder, "package-lock.json"));
  const wanted = `${createHash("sha256").update(lockfile).digest("hex")} ${process.platform} ${process.arch}\n`;
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isInstalled()) return;
  await withLock(inRoot(".cache", "install.lock"), async () => {
    if (isInstalled()) return;
    const reason = whyInstall(folder);
    if (reason === null) {
      writeFileSync(stamp, wanted);
      return;
    }
    console.log(`${notice} because ${reason} ...`);
    const code = await npm(folder, [
      ...["ci", "--ignore-scripts", "--include=dev", "--include=optional"],
      ...["--no-audit", "--no-fund", "--loglevel=error"],
    ]);
    if (code !== 0) {
      throw new PlainFailure(
        "The packages could not be installed (npm says why above); start again once that is mended.",
      );
    }
    writeFileSync(stamp, wanted);
  });
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<number | null>} the exit code
 */
export function npm(folder, args) {
  const own = process.env.npm_execpath;
  const env = { ...process.env };
  delete env.NODE_ENV;
  delete env.npm_config_omit;
  const options = { cwd: folder, env, stdio: ["ignore", "inherit", "inherit"] };
  const child =
    own && /npm-cli\.[cm]?js$/.test(own)
      ? spawn(process.execPath, [own, ...args], options)
      : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  return new Promise((done, fail) => child.once("error", fail).once("exit", done));
}
