import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Web and worker may take as long to finish what they do (their own grace), and need the database for it. Seconds.
 */
const GRACE = 25;

/** Waits for the end of its input, which is ours; then, while the lock still names us, ends the database. */
const WATCH = 'read -r _; sleep "$1"; if [ "$(cat "$2")" = "$3" ]; then kill -INT "$(head -n 1 "$4")"; fi 2>/dev/null';

/**
 * Ends the embedded database some seconds after this process, should it be killed: a SIGKILL leaves no time to. A next
 * start that comes sooner takes lock and database over, and then nothing is ended. A shell of a megabyte does the waiting.
 * Windows has none; there the database stays for the next start.
 * @param {{ lock: string, pidFile: string, grace?: number }} options grace in seconds
 * @returns {{ pid?: number, cancel: () => void }} cancel: for the end in order
 */
export function endWithLauncher({ lock, pidFile, grace = GRACE }) {
  if (process.platform === "win32") return { cancel: () => {} };
  const watch = spawn("/bin/sh", ["-c", WATCH, "sh", String(grace), lock, readFileSync(lock, "utf8").trim(), pidFile], {
    stdio: ["pipe", "ignore", "ignore"],
    // Ctrl+C in a terminal goes to the whole group.
    detached: true,
    env: { PATH: "/usr/bin:/bin" },
  });
  watch.once("error", () => {});
  watch.stdin.once("error", () => {});
  watch.unref();
  return { pid: watch.pid, cancel: () => void watch.kill("SIGKILL") };
}
