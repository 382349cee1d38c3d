import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { PlainFailure } from "../lib/fail.mjs";
import { inRoot, ROOT } from "../lib/paths.mjs";
import { KEEP_COMPILED } from "./keep-compiled.mjs";
import { signalQuietly, sleep, waitUntilGone } from "../lib/processes.mjs";

const LONGEST_PAUSE_MS = 5_000;
const GRACE_MS = 30_000;
const WITH_PARENT = pathToFileURL(inRoot("scripts", "lib", "end-with-parent.mjs")).href;

/**
 * Runs Node scripts side by side and starts again each one that ends unasked, after a pause that grows.
 */
export class Supervisor {
  #children = new Map();
  #stopping = false;

  /**
   * @param {object} options
   * @param {string} options.name for the log
   * @param {string} options.script below the root
   * @param {string[]} [options.nodeArgs]
   * @param {Record<string, string>} options.env
   * @param {"inherit" | number} [options.output] a file descriptor instead of our own output
   * @param {(deaths: number) => void} [options.onDeath] counts from 1
   */
  run({ name, script, nodeArgs = [], env, output = "inherit", onDeath = () => {} }) {
    let deaths = 0;
    const start = () => {
      if (this.#stopping) return;
      const startedAt = Date.now();
      const child = spawn(process.execPath, [...nodeArgs, "--import", WITH_PARENT, script], {
        cwd: ROOT,
        env: { ...process.env, ...KEEP_COMPILED, ...env },
        stdio: ["ignore", output, output, "ipc"],
        // A terminal sends Ctrl+C to the whole group; each must be told once, by us.
        detached: true,
      });
      this.#children.set(name, child);
      const ended = async (reason) => {
        this.#children.delete(name);
        if (this.#stopping) return;
        deaths = Date.now() - startedAt > 60_000 ? 1 : deaths + 1;
        console.error(`The ${name} process ended unexpectedly (${reason}) and is started again.`);
        onDeath(deaths);
        await sleep(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** (deaths - 1)));
        start();
      };
      child.once("error", (error) => void ended(error.message));
      child.once("exit", (code, signal) => void ended(signal ?? `exit code ${code}`));
    };
    start();
  }

  /** Asks every process to end, waits for their work in flight, then insists. */
  async stop() {
    this.#stopping = true;
    const pids = [...this.#children.values()].map((child) => child.pid).filter((pid) => pid !== undefined);
    for (const pid of pids) signalQuietly(pid, "SIGTERM");
    const gone = await Promise.all(pids.map((pid) => waitUntilGone(pid, GRACE_MS)));
    pids.filter((_, index) => !gone[index]).forEach((pid) => signalQuietly(pid, "SIGKILL"));
  }
}

/**
 * @param {string} url
 * @param {{ giveUp: Promise<never> }} options giveUp rejects when waiting has become pointless
 */
export async function waitUntilServing(url, { giveUp }) {
  const poll = async () => {
    for (;;) {
      const answer = await fetch(`${url}/api/health/live`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      if (answer?.ok) return;
      await sleep(50);
    }
  };
  await Promise.race([poll(), giveUp]);
}

/**
 * A promise that fails once the web process has died so often before it ever answered that it never will.
 * @returns {{ giveUp: Promise<never>, onDeath: (deaths: number) => void }}
 */
export function giveUpAfterFiveDeaths() {
  let fail;
  const giveUp = new Promise((_, reject) => (fail = reject));
  giveUp.catch(() => {});
  return {
    giveUp,
    onDeath: (deaths) => {
      if (deaths === 5)
        fail(new PlainFailure("The web process ended five times before it responded. Its last output is above."));
    },
  };
}
