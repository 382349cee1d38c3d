import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../lib/paths.mjs";
import { runScript } from "../lib/run.mjs";

const FILES = {
  "vitest.config.mjs": "export default {};",
  "load.test.ts": `throw new Error("no such thing");`,
  "hooks.test.ts": `import { afterAll, beforeAll, describe, expect, test } from "vitest";
    test("fails by itself", () => expect(1).toBe(2));
    describe("first", () => {
      beforeAll(() => Promise.reject(new Error("no database")));
      test("is skipped", () => {});
    });
    describe("last", () => {
      afterAll(() => Promise.reject(new Error("no way to close")));
      test("passes", () => {});
    });`,
};

test("a file that does not load and hooks that throw are written down, failed tests are not", async () => {
  const folder = mkdtempSync(inRoot(".cache", "failed-suites-"));
  const report = join(folder, "report.json");
  try {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    const { code, output } = await runScript(
      "node_modules/vitest/vitest.mjs",
      ["run", `--root=${folder}`, `--reporter=${inRoot("scripts/launch/failed-suites.mjs")}`],
      { env: { FAILED_SUITES: report } },
    );
    expect(code, output).toBe(1);
    const told = JSON.parse(readFileSync(report, "utf8")) as { file: string; title: string; error: string }[];
    expect(told.toSorted((one, other) => (one.error < other.error ? -1 : 1))).toEqual([
      { file: join(folder, "hooks.test.ts"), title: "first", error: "no database" },
      { file: join(folder, "load.test.ts"), title: "", error: "no such thing" },
      { file: join(folder, "hooks.test.ts"), title: "last", error: "no way to close" },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
