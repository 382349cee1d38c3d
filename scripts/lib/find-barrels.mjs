import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const OURS = "{app,components,e2e,evaluation,lib,scripts,server,testing}/**/*.{ts,tsx}";
const NOT_OURS = ["**/node_modules/**", "server/db/generated/**", "server/analyst/knowledge/generated/**"];

/**
 * Files that hand on everything of another one: what is needed is imported from the file itself. Types may be handed on.
 * @param {string} root
 * @returns {string[]} "rule: where" for each
 */
export function findBarrels(root) {
  return globSync(OURS, { cwd: root, exclude: NOT_OURS })
    .filter((file) => /^export \*/m.test(readFileSync(join(root, file), "utf8")))
    .map((file) => `no-barrels: ${file.replaceAll("\\", "/")}`);
}
