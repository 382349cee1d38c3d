import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Runs `work` unless the inputs are the ones it last succeeded with. Contents are compared, not times: a fresh clone
 * or a switched branch touches every file.
 * @param {object} options
 * @param {string} options.stamp file that remembers the inputs; it lies with the result, so that both go together
 * @param {string[]} options.inputs files and folders below the root
 * @param {(path: string) => boolean} [options.counts] whether a path, relative to the root, is an input
 * @param {() => Promise<void>} options.work
 */
export async function unlessUnchanged({ stamp, inputs, counts = () => true, work }) {
  // An image is made once, and what made it is no longer in it.
  if (process.env.IN_IMAGE) return;
  const wanted = fingerprint(inputs, counts);
  const isDone = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isDone()) return;
  const lock = inRoot(".cache", `${stamp.replace(/\W+/g, "-").slice(-80)}.lock`);
  await withLock(lock, async () => {
    if (isDone()) return;
    rmSync(stamp, { force: true });
    await work();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  });
}

/**
 * @param {string[]} inputs
 * @param {(path: string) => boolean} counts
 */
function fingerprint(inputs, counts) {
  const hash = createHash("sha256").update(process.version);
  const add = (path) => {
    const stat = statSync(inRoot(path), { throwIfNoEntry: false });
    if (!stat || !counts(path)) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(inRoot(path)).sort()) add(join(path, name));
      return;
    }
    const bytes = readFileSync(inRoot(path));
    hash.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  };
  for (const input of inputs) add(input);
  return hash.digest("hex");
}
