import { commandLine, isAlive, parentOf } from "./processes.mjs";

/** npm, its shell, this script: one more is room for a wrapper. */
const MOST_STEPS = 4;

/**
 * Sends this process a SIGTERM once the npm that started it, or the shell between them, is gone: npm passes no signal on
 * and cannot when it is killed, so a supervisor that stops `npm start` would leave everything running. Started without
 * npm it does nothing.
 */
export function endWithNpm() {
  const ancestors = npmAbove();
  if (ancestors.length === 0) return;
  const timer = setInterval(() => {
    if (ancestors.every(isAlive)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 1_000).unref();
}

/** @returns {number[]} from our parent up to npm */
function npmAbove() {
  // Set by npm for its scripts; what is only left of it in an environment has no npm above.
  if (!process.env.npm_lifecycle_event) return [];
  const found = [];
  for (let pid = process.ppid; pid > 1 && found.length < MOST_STEPS; pid = parentOf(pid)) {
    found.push(pid);
    if (/^(\S*\/)?(npm|pnpm|yarn)\b|npm-cli\.[cm]?js/.test(commandLine(pid))) return found;
  }
  return [];
}
