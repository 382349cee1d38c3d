import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { whyInstall } from "./installed-packages.mjs";

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

function why(locked: Packages, installed: Packages | string, only?: { running: boolean }): string | null {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: { "": { name: "it" }, ...locked } }));
  const text = typeof installed === "string" ? installed : JSON.stringify({ packages: installed });
  writeFileSync(join(folder, "node_modules", ".package-lock.json"), text);
  return whyInstall(folder, only);
}

test("what npm install has put there is not installed again", () => {
  const locked = { "node_modules/one": ONE, "node_modules/one/node_modules/other": ELSEWHERE };
  expect(why(locked, { "node_modules/one": ONE })).toBe(null);
  expect(why({ "node_modules/two": { version: "2.0.0", optional: true } }, {}), "what only such a one needs").toBe(
    null,
  );
  expect(why({ "node_modules/two": { ...HERE, libc: ["musl"] } }, {})).toBe(null);
});

test("a package of another version, another content or none at all is, and says which", () => {
  const locked = { "node_modules/one": ONE };
  expect(why(locked, {})).toBe("one is missing");
  expect(why(locked, { "node_modules/one": { ...ONE, version: "1.0.1" } })).toBe("one is 1.0.1, not 1.0.0");
  expect(why(locked, { "node_modules/one": { ...ONE, integrity: "x" } })).toBe(
    "one has other contents than package-lock.json says",
  );
  expect(why({ "node_modules/two": HERE }, {}), "an optional package that this system needs").toBe("two is missing");
});

test("running does without the packages of developers", () => {
  const locked = { "node_modules/one": ONE, "node_modules/tests": { ...ONE, dev: true } };
  expect(why(locked, { "node_modules/one": ONE }, { running: true })).toBe(null);
  expect(why(locked, { "node_modules/one": ONE })).toBe("tests is missing");
  expect(why(locked, { "node_modules/tests": ONE }, { running: true })).toBe("one is missing");
});

test("without npm's own list, or with one that cannot be read, nothing counts as installed", () => {
  expect(whyInstall(folder)).toBe("node_modules is missing");
  mkdirSync(join(folder, "node_modules"));
  expect(whyInstall(folder)).toBe("node_modules has no list of npm's");
  expect(why({ "node_modules/one": ONE }, "rubbish")).toBe("npm's list of them cannot be read");
});
