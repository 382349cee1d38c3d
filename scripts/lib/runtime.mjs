// Runs before anything is installed and on old Node: no packages, no TypeScript, nothing newer than Node 20.19.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";
import { PlainFailure } from "./fail.mjs";
import { installWhenChanged } from "./install-packages.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Makes sure that the current script runs on a Node that reads TypeScript and that the locked packages are installed.
 * On an older Node it installs a newer one beside the scripts, runs the same script on it and never returns.
 * @param {"running" | "developing"} purpose running: without the packages and files that only developers need
 */
export async function readyRuntime(purpose) {
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
  await installWhenChanged(inRoot(), "Installing the packages (once, a minute or two)", purpose);
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
  await installWhenChanged(inRoot("scripts", "node"), `Fetching Node ${locked[name]} (once)`, "developing");
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
