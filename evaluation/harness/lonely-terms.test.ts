import { expect, it } from "vitest";
import { makeDocuments } from "#server/analyst/testing/make-documents.ts";
import type { CaseFile } from "./case-file.ts";
import { listTerms, type Term } from "./list-terms.ts";
import { findLonelyTerms } from "./lonely-terms.ts";

const file = (name: string, split: "learn" | "hold-out", text: string) =>
  ({
    ...{ name, about: { split } },
    documents: makeDocuments([["police report.txt", `INCIDENT REPORT\n${text}`]]),
  }) as unknown as CaseFile;
const term = (words: string): Term => ({ rule: "test", term: words, pattern: new RegExp(words), text: "sentence" });

it("finds terms of one learn case and no other case", () => {
  const files = [
    file("one", "learn", "The officer saw a red kite near the mill. It was raining."),
    file("two", "learn", "The officer saw a barge. It was raining."),
    file("three", "hold-out", "The officer saw a barge and a lantern."),
  ];
  const terms = ["red kite", "barge", "raining", "lantern", "nothing"].map(term);
  expect(findLonelyTerms(files, terms)).toEqual([{ rule: "test", term: "red kite", case: "one" }]);
});

it("lists the terms of the knowledge, each a pattern by itself", () => {
  const terms = listTerms();
  expect(terms.length).toBeGreaterThan(1_000);
  expect(terms.filter(({ rule }) => rule === "usual.crash.told-by").map(({ term: words }) => words)).toContain(
    "event data recorder",
  );
  // Offense classes are strings of the files, too, but not patterns.
  expect(terms.map(({ term: words }) => words)).not.toContain("public-order");
});
