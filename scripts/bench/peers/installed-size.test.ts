import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sizeForRunning } from "./installed-size.mjs";

const MEGABYTE = 1024 * 1024;

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "packages-"));
  const packages = {
    "": { name: "it" },
    "node_modules/runs": {},
    "node_modules/runs/node_modules/below": {},
    "node_modules/checks": { dev: true },
    "node_modules/elsewhere": { optional: true },
  };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
  addFile("runs/index.js", 3);
  addFile("runs/node_modules/below/index.js", 2);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function addFile(path: string, megabytes: number) {
  mkdirSync(dirname(join(folder, "node_modules", path)), { recursive: true });
  writeFileSync(join(folder, "node_modules", path), Buffer.alloc(megabytes * MEGABYTE, "x"));
}

const megabytes = (unused?: string[]) => Math.round(sizeForRunning(folder, unused) / MEGABYTE);

test("packages and those below them count, those of developers do not", () => {
  expect(megabytes()).toBe(5);
  addFile("checks/index.js", 7);
  expect(megabytes()).toBe(5);
});

test("what is taken away before anything runs does not count", () => {
  addFile("runs/index.js.map", 4);
  addFile("runs/types/index.d.ts", 1);
  expect(megabytes()).toBe(10);
  expect(megabytes(["**/*.map", "runs/types"])).toBe(5);
});
