import { globSync, rmSync } from "node:fs";

/** What of the packages neither a build nor a running part loads: patterns below node_modules. */
export const UNUSED = [
  // Node takes no TypeScript from packages; their licenses stay, which may be Markdown too. Next asks whether React and
  // Node have types before it builds.
  ...["**/*.map", "!(typescript|@types)/**/*.{ts,mts,cts,tsx}", "**/{README,CHANGELOG,HISTORY}*.md", "next/dist/docs"],
  // What next would test and resize pictures with, and formats for a page without a bundler.
  ...["playwright", "playwright-core", "@playwright", "@img", "sharp"],
  ...["next/dist/compiled/*-experimental", "docx/dist/*.{iife,umd}.*"],
  // Other databases than PostgreSQL.
  "{@prisma/client/runtime,prisma/build}/*.{cockroachdb,mysql,sqlite,sqlserver}.*",
  // Other models, and recognizers that tesseract.js does not load in Node: it is asked for those of "lstm" and takes the
  // whole ones.
  ...["tesseract.js-core/*{-lstm.*,.wasm.js}", "@tesseract.js-data/eng/4.0.0"],
];

/**
 * @param {string} folder
 * @param {string[]} patterns of files and folders below it
 */
export function removeMatching(folder, patterns) {
  for (const path of globSync(patterns, { cwd: folder })) rmSync(`${folder}/${path}`, { recursive: true, force: true });
}
