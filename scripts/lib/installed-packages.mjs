// Read before anything is installed and by old Node, as runtime.mjs is.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/**
 * Why the locked packages must be installed, by the list that npm leaves in a folder: whoever ran `npm install` before
 * `npm start` need not wait for the same packages twice.
 * @param {string} folder with package-lock.json
 * @param {{ running?: boolean }} [only] running: those that only developers need do not count
 * @returns {string | null} part of a sentence, "zod is 4.1.0, not 4.2.0"; null when npm has put exactly them there
 */
export function whyInstall(folder, { running = false } = {}) {
  const list = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(join(folder, "node_modules"))) return "node_modules is missing";
  if (!existsSync(list)) return "node_modules has no list of npm's";
  try {
    const [wanted, installed] = [join(folder, "package-lock.json"), list].map((path) => packagesOf(path));
    for (const [path, entry] of Object.entries(wanted)) {
      if (path === "" || (running && entry.dev) || isSame(entry, installed[path])) continue;
      if (!installed[path] && isDispensable(entry)) continue;
      return differenceOf(path.replace(/^node_modules\//, ""), entry, installed[path]);
    }
    return null;
  } catch {
    return "npm's list of them cannot be read";
  }
}

/** @type {(name: string, wanted: Entry, installed: Entry | undefined) => string} */
function differenceOf(name, wanted, installed) {
  if (!installed) return `${name} is missing`;
  if (installed.version === wanted.version) return `${name} has other contents than package-lock.json says`;
  return `${name} is ${installed.version}, not ${wanted.version}`;
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
