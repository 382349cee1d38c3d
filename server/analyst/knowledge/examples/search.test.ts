import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { Idea } from "../compile/synonyms.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import compiled from "../generated/search.json" with { type: "json" };
import { toPlain } from "../../text/page/to-plain.ts";

const FILE = z.record(z.string(), z.object({ examples: ExamplesSchema }));
const FOLDER = join(import.meta.dirname, "../search");
const files = readdirSync(FOLDER).map((name) => FILE.parse(parse(readFileSync(join(FOLDER, name), "utf8"))));
const source = Object.assign({}, ...files) as z.infer<typeof FILE>;
const ideas = (compiled as readonly (readonly Idea[])[]).flat();

describe.each(ideas)("synonyms: $name", ({ name, asked, told, hinted }) => {
  const examples = source[name]?.examples ?? { yes: [], no: [] };
  const patterns = [asked, told, ...(hinted === null ? [] : [hinted])].map((pattern) => new RegExp(pattern));

  it.each(examples.yes)("holds: %s", (text) => {
    expect(patterns.some((pattern) => pattern.test(toPlain(text)))).toBe(true);
  });

  it.each(examples.no)("does not hold: %s", (text) => {
    expect(patterns.some((pattern) => pattern.test(toPlain(text)))).toBe(false);
  });
});
