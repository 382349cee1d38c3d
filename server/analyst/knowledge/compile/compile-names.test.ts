import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileNames } from "./compile-names.ts";
import { readWordList } from "./read-word-list.ts";

const NAMES = join(import.meta.dirname, "..", "names");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "names-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function list(text: string): string[] {
  const path = join(folder, "list.txt");
  writeFileSync(path, text);
  return readWordList(path);
}

test("a word list is read without its comments, in its order", () => {
  expect(list("# ranks\nDC\nDC #\nDep\n\ndeputy\n")).toEqual(["DC", "DC #", "Dep", "deputy"]);
});

test.each([
  ["Dep\nDC\n", '"DC" is out of order: it follows "Dep"'],
  ["Dep\nDep\n", '"Dep" is out of order'],
  ["Dep \n", '"Dep " begins or ends with a space'],
])("the list %j is refused", (text, message) => {
  expect(() => list(text)).toThrow(message);
});

test("the lists of the repository compile", () => {
  const names = compileNames(NAMES);
  expect(names.ranks).toContain("PC #");
  for (const entries of Object.values(names)) expect(entries.length).toBeGreaterThan(0);
});

test("a list that nothing reads is refused", () => {
  expect(() => compileNames(folder)).toThrow("compile-names.ts knows no such list");
});
