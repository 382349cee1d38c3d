import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "./paths.mjs";
import { writeNotices } from "./write-notices.ts";

const read = (name: string) => readFileSync(inRoot(name), "utf8");

test("packages are listed once by license, without those that only build and test", () => {
  const packages = {
    "": { version: "1.0.0", license: "MIT" },
    "node_modules/b": { version: "1.0.0", license: "MIT" },
    "node_modules/a/node_modules/b": { version: "1.0.0", license: "MIT" },
    "node_modules/@x/a": { version: "2.0.0" },
    "node_modules/tool": { version: "1.0.0", license: "MIT", dev: true },
  };
  expect(writeNotices({ packages }).split("\n\n").slice(2).join("\n")).toBe(
    "MIT\n  b 1.0.0\n\nno license named\n  @x/a 2.0.0\n".replace("\n\n", "\n"),
  );
});

test("NOTICES is of this lockfile: node scripts/make-notices.mjs", () => {
  expect(read("NOTICES")).toBe(writeNotices(JSON.parse(read("package-lock.json"))));
});
