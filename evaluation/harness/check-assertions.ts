import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { contextsOf } from "#server/analyst/text/assertion.ts";
import type { ContextName } from "#server/analyst/reading-terms.ts";
import { toPlain } from "#server/analyst/text/page/to-plain.ts";

const FOLDER = join(import.meta.dirname, "../assertions");

/** The files whose shares must not fall. */
export const KEPT_SPLITS = ["learn", "learn-a", "learn-b", "hold-out"] as const;
/** All files: the authors of the reader look at all but the hold-out and the two hands. */
export const SPLITS = [...KEPT_SPLITS, "six-hands", "two-hands"] as const;
/** A sentence with the point in braces. */
const Marked = z.string().regex(/^[^{}]*\{[^{}]+\}[^{}]*$/, "one point in braces");
const Pairs = z.array(
  z.strictObject({
    yes: Marked.describe("A sentence that asserts the point."),
    no: Marked.describe("One as alike as possible that does not."),
    because: z.string().describe("What keeps it from asserting the point."),
  }),
);

type Pair = z.infer<typeof Pairs>[number];
type AssertionScore = {
  readonly split: string;
  readonly sentences: number;
  /** Sentences that assert the point and are read so. */
  readonly asserted: number;
  /** Sentences that do not and are read so. */
  readonly barred: number;
};

/** The contexts that bar a point; what a named witness reports is asserted, by the witness. */
export function barringContexts(marked: string): readonly ContextName[] {
  const [before = "", point = "", after = ""] = marked.split(/[{}]/);
  const range = { at: before.length, end: before.length + point.length };
  return [...contextsOf(toPlain(before + point + after), range)].filter((name) => name !== "reported");
}

/** The pairs of one file. */
export function loadAssertions(split: string): readonly Pair[] {
  return Pairs.parse(parse(readFileSync(join(FOLDER, `${split}.yaml`), "utf8")));
}

/** Sentences in pairs, alike in words, of which one asserts a point and the other does not, by a hand that saw no rules. */
export function checkAssertions(splits: readonly (typeof SPLITS)[number][]): AssertionScore[] {
  return splits.map((split) => {
    const pairs = loadAssertions(split);
    return {
      ...{ split, sentences: 2 * pairs.length },
      asserted: pairs.filter(({ yes }) => barringContexts(yes).length === 0).length,
      barred: pairs.filter(({ no }) => barringContexts(no).length > 0).length,
    };
  });
}
