import { readFileSync } from "node:fs";
import { findAdvisories } from "../lib/find-advisories.ts";
import { PlainFailure } from "../lib/fail.mjs";
import { inRoot } from "../lib/paths.mjs";

/**
 * Prints which packages of this installation an advisory file names.
 * @returns how many errors: packages that run, those of tests and builds do not count
 * @throws PlainFailure when the file cannot be read or is no advisory file
 */
export function examinePackages(path: string): number {
  const lockfile: unknown = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const { advisories, packages, affected } = findAdvisories({ lockfile, file: readAdvisories(path) });
  for (const { name, version, isDevelopment, advisory, summary } of affected)
    console.log(
      `${isDevelopment ? "warn " : "ERROR"} ${name} ${version}${isDevelopment ? " (build and test only)" : ""}: ${advisory} ${summary}`,
    );
  console.log(`${packages} packages compared with ${advisories} advisories: ${affected.length} found.`);
  return affected.filter(({ isDevelopment }) => !isDevelopment).length;
}

function readAdvisories(path: string): unknown {
  try {
    const file: unknown = JSON.parse(readFileSync(path, "utf8"));
    // Refused here, where the file can be named.
    findAdvisories({ lockfile: { packages: {} }, file });
    return file;
  } catch (error) {
    throw new PlainFailure(
      `${path} is not an advisory file: use one OSV or GitHub advisory, or a list of them, as JSON (${error instanceof Error ? error.name : String(error)})`,
    );
  }
}
