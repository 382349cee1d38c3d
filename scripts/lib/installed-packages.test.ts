import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hasLockedPackages } from "./installed-packages.mjs";

type Packages = Record<string, object>;

const ONE = { version: "1.0.0", integrity: "sha512-one" };
const ELSEWHERE = { version: "2.0.0", integrity: "sha512-two", optional: true, os: ["plan9"] };
const HERE = { ...ELSEWHERE, os: [process.platform], cpu: [process.arch] };

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "packages-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function ready(locked: Packages, installed: Packages | string): boolean {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: { "": { name: "it" }, ...locked } }));
  const text = typeof installed === "string" ? installed : JSON.stringify({ packages: installed });
  writeFileSync(join(folder, "node_modules", ".package-lock.json"), text);
  return hasLockedPackages(folder);
}

test("what npm install has put there is not installed again", () => {
  const locked = { "node_modules/one": ONE, "node_modules/one/node_modules/other": ELSEWHERE };
  expect(ready(locked, { "node_modules/one": ONE })).toBe(true);
  expect(ready({ "node_modules/two": { version: "2.0.0", optional: true } }, {}), "what only such a one needs").toBe(
    true,
  );
  expect(ready({ "node_modules/two": { ...HERE, libc: ["musl"] } }, {})).toBe(true);
});

test("a package of another version, another content or none at all is", () => {
  const locked = { "node_modules/one": ONE };
  const others: Packages[] = [
    {},
    { "node_modules/one": { ...ONE, version: "1.0.1" } },
    { "node_modules/one": { ...ONE, integrity: "x" } },
  ];
  for (const installed of others) expect(ready(locked, installed)).toBe(false);
  expect(ready({ "node_modules/two": HERE }, {}), "an optional package that this system needs").toBe(false);
});

test("without npm's own list, or with one that cannot be read, nothing counts as installed", () => {
  expect(hasLockedPackages(folder)).toBe(false);
  expect(ready({ "node_modules/one": ONE }, "rubbish")).toBe(false);
});
