import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { RecognisedPage } from "../recognise-pages.ts";
import { READER_MAY_READ } from "../run-reader.ts";
import { recogniseBytes } from "./recognise-bytes.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const FOLDER = join(ROOT, "testing", "fixtures", "readings");
/** What scripts/launch/test-run.mjs sets: use readings that are kept, keep new ones; otherwise all is read. */
const MODE = process.env.KEPT_READINGS;

/**
 * Reads pages by OCR as `recogniseBytes` does, or takes what the same reader made of the same bytes
 * (docs/decisions/024-readings-are-kept-for-tests.md). A missing reading is read.
 */
export async function recogniseOrRecall(pdf: Uint8Array, pages: readonly number[]): Promise<RecognisedPage[]> {
  if (MODE !== "use" && MODE !== "keep") return recogniseBytes(pdf, pages);
  const file = join(FOLDER, `${nameOfReading(readerHash(), pdf, pages)}.json`);
  if (MODE === "use" && existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as RecognisedPage[];
  const read = await recogniseBytes(pdf, pages);
  if (MODE === "keep") {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, JSON.stringify(read));
  }
  return read;
}

/** What tells one reading from every other: who read, which bytes, which of their pages. */
export function nameOfReading(reader: string, pdf: Uint8Array, pages: readonly number[]): string {
  const hash = createHash("sha256")
    .update(`${reader} ${pages.join(" ")}\n`)
    .update(pdf);
  return hash.digest("hex").slice(0, 40);
}

let known: string | undefined;

/** Of everything that may change what a reader makes of a page: all that its process is allowed to read, and its Node. */
function readerHash(): string {
  known ??= hashOfReader(ROOT);
  return known;
}

/** @param root a checkout of the product */
export function hashOfReader(root: string): string {
  const hash = createHash("sha256").update(String(process.versions.node.split(".")[0]));
  const add = (path: string): void => {
    const name = relative(root, path).split(sep).join("/");
    if (/\.test\.ts$|^server\/extraction\/testing$/.test(name)) return;
    if (name === "node_modules") hash.update(JSON.stringify(lockedPackages(root)));
    else if (name === "package.json") hash.update(JSON.stringify(moduleSettings(path)));
    else if (statSync(path).isDirectory()) for (const entry of readdirSync(path).sort()) add(join(path, entry));
    else hash.update(`\0${name}\0`).update(readFileSync(path));
  };
  for (const name of READER_MAY_READ) add(join(root, name));
  return hash.digest("hex");
}

/** Names, versions and contents of the packages, without our own version, which changes with each release. */
function lockedPackages(root: string): unknown {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: object };
  return Object.entries(lock.packages).filter(([path]) => path !== "");
}

/** What Node takes from it: how files are loaded and what "#lib" is. */
function moduleSettings(path: string): unknown {
  const { type, imports } = JSON.parse(readFileSync(path, "utf8")) as { type: unknown; imports: unknown };
  return { type, imports };
}
