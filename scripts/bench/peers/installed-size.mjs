import { globSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Linux counts what a file takes of the disk in these, whatever the disk's own blocks are. Bytes. */
const BLOCK = 512;

/**
 * What a folder's packages take of the disk without those that only developers need.
 * @param {string} folder with package-lock.json and node_modules
 * @param {string[]} [unused] patterns below node_modules of what is not installed for running either
 * @returns {number} bytes
 */
export function sizeForRunning(folder, unused = []) {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const forDevelopers = Object.keys(packages).filter((path) => packages[path].dev);
  const modules = join(folder, "node_modules");
  const left = new Set([
    ...forDevelopers.map((path) => join(folder, path)),
    ...globSync(unused, { cwd: modules }).map((path) => join(modules, path)),
  ]);
  return sizeOf(modules, left);
}

function sizeOf(path, left) {
  if (left.has(path)) return 0;
  const stat = lstatSync(path);
  const inside = stat.isDirectory() ? readdirSync(path).map((name) => sizeOf(join(path, name), left)) : [];
  return inside.reduce((sum, size) => sum + size, stat.blocks * BLOCK);
}
