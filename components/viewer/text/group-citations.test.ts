import { expect, test } from "vitest";
import { groupCitations } from "./group-citations.ts";

const at = (start: number, text: string, pageNumber = 1) =>
  ({ pageNumber, start, end: start + 10, status: "verified", kind: "issue", text }) as const;

test("findings on the same words are one passage; passages follow the page", () => {
  const passages = groupCitations([at(50, "b"), at(5, "a"), at(50, "c"), at(50, "b"), at(0, "elsewhere", 2)], 1);
  expect(passages.map(({ start }) => start)).toEqual([5, 50]);
  expect(passages[1]?.findings.map(({ text }) => text)).toEqual(["b", "c"]);
});
