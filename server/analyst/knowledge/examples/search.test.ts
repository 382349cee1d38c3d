import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { Idea } from "../compile/synonyms.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import compiled from "../generated/search.json" with { type: "json" };
import { toPlain } from "../../text/to-plain.ts";

const FILE = z.record(z.string(), z.object({ examples: ExamplesSchema }));
const source = FILE.parse(parse(readFileSync(join(import.meta.dirname, "../search/synonyms.yaml"), "utf8")));
const ideas = (compiled as readonly (readonly Idea[])[]).flat();

describe.each(ideas)("synonyms: $name", ({ name, asked, told }) => {
  const examples = source[name]?.examples ?? { yes: [], no: [] };
  const patterns = [asked, told].map((pattern) => new RegExp(pattern));

  it.each(examples.yes)("holds: %s", (text) => {
    expect(patterns.some((pattern) => pattern.test(toPlain(text)))).toBe(true);
  });

  it.each(examples.no)("does not hold: %s", (text) => {
    expect(patterns.some((pattern) => pattern.test(toPlain(text)))).toBe(false);
  });
});
