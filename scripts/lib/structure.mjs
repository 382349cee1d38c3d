import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { findBarrels } from "./find-barrels.mjs";
import { findFolderCircles } from "./find-folder-circles.mjs";
import { findStyleBreaches } from "./find-style-breaches.mjs";
import { inRoot } from "./paths.mjs";

const FOLDERS = ["app", "components", "lib", "server", "evaluation", "scripts", "e2e"];

/**
 * Checks the rules of .dependency-cruiser.cjs on a tree, that no folders depend on each other in a circle, that
 * screens are styled one way, and that no file is a barrel.
 * @param {string} root
 * @returns {Promise<{ modules: number, violations: string[] }>} "rule: from -> to" for each violation
 */
export async function checkStructure(root) {
  const { forbidden, options } = createRequire(import.meta.url)(inRoot(".dependency-cruiser.cjs"));
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(join(root, folder))),
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    null,
    { tsConfig: extractTSConfig(join(root, options.tsConfig.fileName)) },
  );
  return {
    modules: output.summary.totalCruised,
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
      ...findFolderCircles(output.modules),
      ...findStyleBreaches(root),
      ...findBarrels(root),
    ],
  };
}
