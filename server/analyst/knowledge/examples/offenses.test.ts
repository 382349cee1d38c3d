import { describe, expect, it } from "vitest";
import { toPlain } from "../../text/page/to-plain.ts";
import type { CompiledOffense } from "../compile/offenses.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import compiled from "../generated/offenses.json" with { type: "json" };
import { readExamples } from "../testing/read-examples.ts";

const OFFENSES = compiled as readonly CompiledOffense[];

describe.each(readExamples("offenses", ExamplesSchema))("offenses: $id", ({ id, examples }) => {
  const cues = OFFENSES.filter((offense) => offense.id === id).flatMap((offense) => offense.cues);
  const speaksForIt = (text: string): boolean => cues.some(({ words }) => new RegExp(words).test(toPlain(text)));

  it.each(examples.yes)("spoken for by: %s", (text) => {
    expect(speaksForIt(text)).toBe(true);
  });

  it.each(examples.no)("not spoken for by: %s", (text) => {
    expect(speaksForIt(text)).toBe(false);
  });
});
