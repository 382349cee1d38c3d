import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isAlive, sleep, startMark } from "./processes.mjs";

/**
 * Takes a lock that is a file naming its owner. An owner that was killed leaves the file behind, so a lock counts
 * only while a process of that id and that start lives.
 * @param {string} file
 * @returns {(() => void) | null} the release, or null while another process holds it
 */
export function takeLock(file) {
  const claim = `${file}.${process.pid}`;
  writeFileSync(claim, `${process.pid} ${startMark(process.pid)}\n`, { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(claim, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (error.code !== "EEXIST") throw error;
      }
      if (isHeld(file)) return null;
      setAside(file);
    }
  } finally {
    rmSync(claim, { force: true });
  }
}

/** @param {string} file */
function isHeld(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return false;
  }
  const [pid, ...mark] = text.trim().split(" ");
  return isAlive(Number(pid)) && startMark(Number(pid)) === mark.join(" ");
}

/**
 * Removes a dead owner's file. Two starters may see it at once: the slower one could move away the fresh file of the
 * faster one, which is why what was moved is looked at once more and put back.
 * @param {string} file
 */
function setAside(file) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (isHeld(aside)) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/**
 * Waits for the lock, works, releases it.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  let release = takeLock(file);
  while (!release) {
    await sleep(200);
    release = takeLock(file);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
