import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** One `// @spec 2.4, 8: what is shown` of a test file. */
export type SpecTag = {
  /** Sections of the specification in the order written; empty for what the product's own pages ask for. */
  readonly sections: readonly string[];
  readonly what: string;
  /** Path from the root. */
  readonly file: string;
  /** Title of the test below the tag; null at the head of a file. */
  readonly title: string | null;
};

const TAG = /^\s*\/\/ @spec (product|\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*): (.+)$/;
const TEST = /^\s*(?:test|it)(?:\.\w+)*\($/;
const TITLE = /^\s*(?:(?:test|it)(?:\.\w+)*\(\s*)?(["'`])(.+?)\1,?/;

/**
 * The tags of one test file.
 * @throws Error that names a line with `@spec` which is no tag
 */
export function readSpecTags(file: string, text: string): SpecTag[] {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    if (!/^\s*\/\/ @spec\b/.test(line)) return [];
    const [, sections = "", what = ""] = TAG.exec(line) ?? [];
    if (what === "") throw new Error(`${file}:${at + 1}: "${line.trim()}" is not "// @spec 2.4, 8: what is shown".`);
    const rest = lines.slice(at + 1).filter((next) => !TAG.test(next));
    const isAboveTest = /^\s*(?:test|it)(?:\.\w+)*\(/.test(rest[0] ?? "");
    const titled = TEST.test(rest[0] ?? "") ? rest[1] : rest[0];
    const title = isAboveTest ? (TITLE.exec(titled ?? "")?.[2] ?? null) : null;
    return [{ sections: sections === "product" ? [] : sections.split(", "), what, file, title }];
  });
}

/** All tags of the tests below a folder. */
export function collectSpecTags(root: string): SpecTag[] {
  return ["app", "components", "e2e", "evaluation", "lib", "scripts", "server"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.includes("node_modules"))
      .toSorted()
      .flatMap((name) => {
        const path = join(root, folder, name);
        return readSpecTags(relative(root, path), readFileSync(path, "utf8"));
      }),
  );
}

const BEGIN =
  "<!-- Printed by scripts/make-spec-notes.mjs from the @spec tags of the tests. -->\n<!-- prettier-ignore-start -->";
const END = "<!-- prettier-ignore-end -->";

/**
 * The notes with their table printed again: a row for each thing that is shown, in the order of the specification, with
 * the tests that show it.
 * @throws Error when the notes have no place for the table
 */
export function writeSpecNotes(notes: string, tags: readonly SpecTag[]): string {
  const [begin, end] = [notes.indexOf(BEGIN), notes.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error("docs/spec-notes.md has no place for the printed table.");
  const rows = [...Map.groupBy(tags, ({ sections, what }) => `${sections.join(", ")}: ${what}`).values()]
    .toSorted(([one], [other]) => compareSections(one, other))
    .map((group) => {
      const [first] = group;
      const where = group.map(({ file, title }) => (title === null ? `\`${file}\`` : `\`${file}\`: ${title}`));
      return `| ${first?.sections.join(", ") ?? ""} | ${cell(first?.what ?? "")} | ${where.map(cell).join("<br>")} |`;
    });
  const table = ["| Section | What | Shown by |", "| --- | --- | --- |", ...rows].join("\n");
  return `${notes.slice(0, begin)}${BEGIN}\n\n${table}\n\n${notes.slice(end)}`;
}

const cell = (text: string) => text.replaceAll("|", "\\|");

/** By the first section, numbers as numbers; what the specification does not name comes last. */
function compareSections(one: SpecTag | undefined, other: SpecTag | undefined): number {
  const rank = (tag: SpecTag | undefined) => {
    const [chapter = 99, section = 0] = (tag?.sections[0] ?? "99").split(".").map(Number);
    return chapter * 100 + section;
  };
  return rank(one) - rank(other) || (one?.what ?? "").localeCompare(other?.what ?? "", "en");
}
