import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** @param {number} ms */
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * @param {number} pid
 * @returns {boolean} whether a process of that id exists, whoever owns it
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** @param {number} pid */
function isZombie(pid) {
  return procStat(pid)?.[0] === "Z";
}

/**
 * The fields of /proc/PID/stat that follow the command name, which may itself hold spaces and brackets.
 * @param {number} pid
 * @returns {string[] | null} null where there is no /proc or no such process
 */
function procStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/**
 * A text that differs between two processes that were given the same id one after the other.
 * @param {number} pid
 * @returns {string} empty where the system does not tell
 */
export function startMark(pid) {
  return procStat(pid)?.[19] ?? fromPs(pid, "lstart");
}

/**
 * @param {number} pid
 * @returns {number} 0 where the system does not tell
 */
export function parentOf(pid) {
  return Number(procStat(pid)?.[1] ?? fromPs(pid, "ppid"));
}

/**
 * @param {number} pid
 * @returns {string} the program and its arguments, parted by blanks, or an empty text
 */
export function commandLine(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return fromPs(pid, "args");
  }
}

/**
 * @param {number} pid
 * @param {string} column
 */
function fromPs(pid, column) {
  if (process.platform === "win32") return "";
  try {
    return execFileSync("ps", ["-p", String(pid), "-o", `${column}=`], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

/**
 * @param {number} pid
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} whether the process ended in that time
 */
export async function waitUntilGone(pid, timeoutMs) {
  const until = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await sleep(20);
  }
  return true;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalQuietly(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already gone, which is what the caller wants.
  }
}
