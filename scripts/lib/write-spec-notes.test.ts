import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { collectSpecTags, readSpecTags, writeSpecNotes } from "./write-spec-notes.ts";

const ROOT = join(import.meta.dirname, "../..");
const PLACE = `<!-- Printed by scripts/make-spec-notes.mjs from the @spec tags of the tests. -->
<!-- prettier-ignore-start -->
<!-- prettier-ignore-end -->`;

describe("@spec tags", () => {
  it("belong to the test below them, or to the file", () => {
    const text = [
      "// @spec 3, 4: session in three keys",
      'import { test } from "x";',
      "// @spec 2.10: six links",
      "// @spec 2.2: 'Sign in' | admin",
      'test("the frame", async () => {',
      "// @spec product: a long title",
      "test.only(",
      '  "stands on a line of its own",',
    ].join("\n");
    expect(readSpecTags("a.spec.ts", text)).toEqual([
      { sections: ["3", "4"], what: "session in three keys", file: "a.spec.ts", title: null },
      { sections: ["2.10"], what: "six links", file: "a.spec.ts", title: "the frame" },
      { sections: ["2.2"], what: "'Sign in' | admin", file: "a.spec.ts", title: "the frame" },
      { sections: [], what: "a long title", file: "a.spec.ts", title: "stands on a line of its own" },
    ]);
    expect(() => readSpecTags("a.spec.ts", "// @spec nonsense")).toThrow("a.spec.ts:1");
  });

  it("print one row for each thing, 2.9 before 2.10, the product's own last", () => {
    const tag = (sections: string[], what: string, file = "a.test.ts") => ({ sections, what, file, title: null });
    const tags = [
      tag([], "demo"),
      tag(["2.10"], "links"),
      tag(["2.9"], "bar | end"),
      tag(["2.9"], "bar | end", "b.test.ts"),
    ];
    const rows = writeSpecNotes(`# Notes\n${PLACE}\n\nMore`, tags)
      .split("\n")
      .filter((line) => line.startsWith("| "));
    expect(rows.slice(2)).toEqual([
      "| 2.9 | bar \\| end | `a.test.ts`<br>`b.test.ts` |",
      "| 2.10 | links | `a.test.ts` |",
      "|  | demo | `a.test.ts` |",
    ]);
    expect(() => writeSpecNotes("# Notes", tags)).toThrow("no place");
  });

  it("are those of docs/spec-notes.md: node scripts/make-spec-notes.mjs", () => {
    const notes = readFileSync(join(ROOT, "docs/spec-notes.md"), "utf8");
    expect(notes).toBe(writeSpecNotes(notes, collectSpecTags(ROOT)));
  });
});
