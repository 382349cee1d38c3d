import { describe, expect, it } from "vitest";
import { contextsOf } from "../../text/assertion.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import { readExamples } from "../testing/read-examples.ts";

/** The contexts of what stands in braces. */
function contextsIn(example: string): string[] {
  const [before = "", point = "", after = ""] = example.split(/[{}]/);
  return [...contextsOf(toPlain(before + point + after), { at: before.length, end: before.length + point.length })];
}

describe.each(readExamples("context", ExamplesSchema))("context: $id", ({ id, examples }) => {
  it.each(examples.yes)(`${id}: %s`, (example) => {
    expect(contextsIn(example)).toContain(id);
  });

  it.each(examples.no)(`not ${id}: %s`, (example) => {
    expect(contextsIn(example)).not.toContain(id);
  });
});
