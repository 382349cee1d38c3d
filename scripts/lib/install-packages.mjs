// Runs before anything is installed and on old Node, as runtime.mjs does.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure } from "./fail.mjs";
import { whyInstall } from "./installed-packages.mjs";
import { withLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Installs exactly what the folder's lockfile says, without install scripts, when npm has not done so already.
 * @param {string} folder
 * @param {string} notice what it says, followed by the reason
 * @param {"running" | "developing"} purpose running: without the packages and files that only developers need
 * @throws {PlainFailure} npm failed; what was installed before is still there
 */
export async function installWhenChanged(folder, notice, purpose) {
  const stamp = join(folder, "node_modules", ".install-stamp");
  const lockfile = readFileSync(join(folder, "package-lock.json"));
  const wanted = `${createHash("sha256").update(lockfile).digest("hex")} ${process.platform} ${process.arch}`;
  const stampOf = (/** @type {string} */ each) => `${wanted} ${each}\n`;
  const stamped = () => (existsSync(stamp) ? readFileSync(stamp, "utf8") : "");
  const isInstalled = () => [stampOf("developing"), stampOf(purpose)].includes(stamped());
  if (isInstalled()) return;
  await withLock(inRoot(".cache", "install.lock"), async () => {
    if (isInstalled()) return;
    // npm's list does not tell that files were removed from the packages.
    const isPart = stamped().endsWith(" running\n");
    const missing = whyInstall(folder) ?? (isPart ? "so far only what running needs is here" : null);
    if (missing === null) return writeFileSync(stamp, stampOf("developing"));
    // What a developer has stays complete.
    const running = purpose === "running" && !stamped().endsWith(" developing\n");
    const reason = running ? whyInstall(folder, { running }) : missing;
    if (reason === null) return writeFileSync(stamp, stampOf("running"));
    console.log(`${notice} because ${reason} ...`);
    await replacePackages(folder, running);
    writeFileSync(stamp, stampOf(running ? "running" : "developing"));
  });
}

/** Installs beside the folder and changes places at the end: an app that runs on the old packages goes on. */
async function replacePackages(folder, running) {
  const beside = inRoot(".cache", "install");
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  for (const name of ["package.json", "package-lock.json", ".npmrc"])
    if (existsSync(join(folder, name))) cpSync(join(folder, name), join(beside, name));
  const code = await npm(beside, [
    ...["ci", "--ignore-scripts", running ? "--omit=dev" : "--include=dev", "--include=optional"],
    ...["--no-audit", "--no-fund", "--loglevel=error"],
  ]);
  if (code !== 0)
    throw new PlainFailure(
      "The packages could not be installed (npm says why above); start again once that is mended.",
    );
  const [ours, theirs] = [folder, beside].map((each) => join(each, "node_modules"));
  if (running) {
    const { removeMatching, UNUSED } = await import("./trim-packages.mjs");
    removeMatching(theirs, UNUSED);
  }
  if (existsSync(ours)) renameSync(ours, join(beside, "replaced"));
  renameSync(theirs, ours);
  rmSync(beside, { recursive: true, force: true });
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {Record<string, string>} [settings] of the environment, beside our own
 * @returns {Promise<number | null>} the exit code
 */
export function npm(folder, args, settings = {}) {
  const own = process.env.npm_execpath;
  const env = { ...process.env, ...settings };
  delete env.NODE_ENV;
  delete env.npm_config_omit;
  const options = { cwd: folder, env, stdio: ["ignore", "inherit", "inherit"] };
  const child =
    own && /npm-cli\.[cm]?js$/.test(own)
      ? spawn(process.execPath, [own, ...args], options)
      : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  return new Promise((done, fail) => child.once("error", fail).once("exit", done));
}
