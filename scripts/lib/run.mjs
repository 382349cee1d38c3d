import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { ROOT } from "./paths.mjs";

/**
 * Runs a script and keeps what it says.
 * @param {string} script path below `cwd`
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, cwd?: string, node?: string }} [options] show: also
 *   print each line as it comes; cwd: the root unless said; node: the program, this Node unless said
 * @returns {Promise<{ code: number, output: string, message: unknown }>} code 1 when a signal ended it; message is
 *   the last one that the script sent to us
 */
export function runScript(script, args, { env = {}, show = false, cwd = ROOT, node = process.execPath } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(node, [script, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const endChild = () => child.kill();
    process.once("exit", endChild);
    let output = "";
    let message = null;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => (output += text));
      // Whole lines: two scripts may be shown at once.
      if (show) createInterface(stream).on("line", (line) => process.stdout.write(`${line}\n`));
    }
    child.on("message", (sent) => (message = sent));
    child.once("error", fail);
    child.once("close", (code) => {
      process.off("exit", endChild);
      done({ code: code ?? 1, output, message });
    });
  });
}
