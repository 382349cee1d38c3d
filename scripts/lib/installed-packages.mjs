// Read before anything is installed and by old Node, as runtime.mjs is.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/**
 * Whether npm has put exactly the locked packages into a folder, by the list that it leaves there: whoever ran
 * `npm install` before `npm start` need not wait for the same packages twice.
 * @param {string} folder with package-lock.json
 */
export function hasLockedPackages(folder) {
  const list = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return false;
  try {
    const [wanted, installed] = [join(folder, "package-lock.json"), list].map((path) => packagesOf(path));
    return Object.entries(wanted).every(
      ([path, entry]) => path === "" || isSame(entry, installed[path]) || (!installed[path] && isDispensable(entry)),
    );
  } catch {
    // A list that cannot be read is as good as none.
    return false;
  }
}

/** @returns {Record<string, Entry>} by their folders */
const packagesOf = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

/** @type {(wanted: Entry, installed: Entry | undefined) => boolean} */
const isSame = (wanted, installed) =>
  wanted.version === installed?.version && wanted.integrity === installed?.integrity;

/**
 * What npm may leave out: an optional package that does not say that it is for this system. Kinds of C library are not
 * told apart here.
 * @param {Entry} entry
 */
function isDispensable({ optional, os, cpu, libc }) {
  if (!optional) return false;
  const isForThisSystem = (os || cpu) && !libc && allows(os, process.platform) && allows(cpu, process.arch);
  return !isForThisSystem;
}

/** @type {(list: string[] | undefined, own: string) => boolean} */
function allows(list, own) {
  if (list === undefined) return true;
  return list.some((each) => each.startsWith("!")) ? !list.includes(`!${own}`) : list.includes(own);
}
