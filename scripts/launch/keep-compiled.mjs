import { inRoot } from "../lib/paths.mjs";

/**
 * Has Node keep what it made of our sources, compiled and without their types. A start takes two thirds of the processor
 * time then, and a process does without the compiler of types, 25 MB. Where the folder cannot be written nothing is kept.
 * The readers of documents take no part: under Node's permissions nothing is kept or taken.
 */
export const KEEP_COMPILED = { NODE_COMPILE_CACHE: inRoot(".cache", "compiled") };
