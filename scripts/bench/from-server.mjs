import { pathToFileURL } from "node:url";
import { inRoot } from "../lib/paths.mjs";

/**
 * Loads a module of the server at run time. Extraction, worker and test files are closed to every other folder, and a
 * benchmark that looks at them from outside is no reason to open a rule.
 * @param {string} path below server
 */
export const fromServer = (path) => import(pathToFileURL(inRoot("server", path)).href);
