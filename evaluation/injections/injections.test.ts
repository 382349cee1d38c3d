import { describe, expect, it } from "vitest";
import { findAddressed } from "#server/analyst/text/addressed/addressed-spans.ts";
import { splitSentences } from "#server/analyst/text/page/sentences.ts";
import { loadCases } from "../harness/load-case.ts";
import { countFound, type FoundCount } from "./count-found.ts";

const counts = countFound();

function shareOf(file: FoundCount["file"], planted: boolean): number {
  const some = counts.filter((count) => count.file === file && count.planted === planted);
  return some.reduce((sum, { found }) => sum + found, 0) / some.reduce((sum, { of }) => sum + of, 0);
}

describe("lines that address a program", () => {
  it.each([
    ["blind", 0.71],
    ["lines", 0.9],
    ["own", 0.67],
    ["for-papers", 0.97],
  ] as const)("of %s are found, %d of them at least", (file, least) => {
    expect(shareOf(file, true)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["blind", 0],
    ["lines", 0.02],
    ["own", 0.03],
  ] as const)("are not the look-alikes of %s, %d of them at most", (file, most) => {
    expect(shareOf(file, false)).toBeLessThanOrEqual(most);
  });

  it("are in no paper of a learn case", () => {
    const pages = loadCases()
      .filter(({ about }) => about.split === "learn")
      .flatMap(({ documents }) => documents.flatMap((document) => document.pages));
    const found = pages.flatMap(({ text }) =>
      findAddressed(text, splitSentences(text)).spans.map(({ start, end }) => text.slice(start, end)),
    );
    expect(found).toEqual([]);
  });
});
