import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout, whatever the current folder is. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** @param {...string} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);
