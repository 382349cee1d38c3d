import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashOfReader, nameOfReading } from "./kept-readings.ts";

const PACKAGE = { version: "0.2.0", type: "module", imports: { "#lib/*": "./lib/*" } };
const LOCK = { packages: { "": { version: "0.2.0" }, "node_modules/tesseract.js": { integrity: "sha512-a" } } };
const READER = "server/extraction/child/ocr/ocr-main.ts";

let root: string;
const write = (name: string, text: string | object) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), typeof text === "string" ? text : JSON.stringify(text));
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "readings-"));
  write("package.json", PACKAGE);
  write("package-lock.json", LOCK);
  write(READER, "one");
  write("lib/domain/files/pages.ts", "two");
  write("lib/domain/text/word-places.ts", "three");
});
afterEach(() => rmSync(root, { recursive: true }));

test("another reader, other bytes or other pages are another reading", () => {
  const [pdf, other] = [new Uint8Array([1, 2]), new Uint8Array([1, 3])];
  const names = [
    nameOfReading("a", pdf, [1, 2]),
    nameOfReading("b", pdf, [1, 2]),
    nameOfReading("a", other, [1, 2]),
    nameOfReading("a", pdf, [2, 1]),
    nameOfReading("a", pdf, [12]),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(nameOfReading("a", new Uint8Array([1, 2]), [1, 2])).toBe(names[0]);
});

test.each<[string, string, string | object]>([
  ["code of the reader", READER, "changed"],
  ["a new file beside it", "server/extraction/child/words.txt", "new"],
  ["what it shares with the screens", "lib/domain/files/pages.ts", "changed"],
  ["the contents of a package", "package-lock.json", { packages: { "node_modules/tesseract.js": { integrity: "b" } } }],
  ["how modules are found", "package.json", { ...PACKAGE, imports: { "#lib/*": "./other/*" } }],
])("%s makes another reader", (_, name, text) => {
  const before = hashOfReader(root);
  write(name, text);
  expect(hashOfReader(root)).not.toBe(before);
});

test("tests, what only they use, and our own version do not", () => {
  const before = hashOfReader(root);
  write("server/extraction/recognise-pages.test.ts", "a test");
  write("server/extraction/testing/scan-of.ts", "a scan");
  write("lib/copy/labels.ts", "words of a screen");
  write("lib/domain/odds.ts", "a rule of the odds");
  write("package.json", { ...PACKAGE, version: "0.3.0" });
  write("package-lock.json", { packages: { ...LOCK.packages, "": { version: "0.3.0" } } });
  expect(hashOfReader(root)).toBe(before);
});
