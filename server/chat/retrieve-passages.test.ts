import { describe, expect, it } from "vitest";
import { loadCase } from "#evaluation/harness/load-case.ts";
import { askOffTopic, rankAnswers } from "#evaluation/harness/measure-retrieval.ts";
import { sourceDocument } from "../analyst/testing/court-pages.ts";
import { MIN_COVERAGE, retrievePassages } from "./retrieve-passages.ts";

const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length;

describe("passages for a question", () => {
  it("finds the passage that answers: first in 81 of 100, among five in 93 of 100", async () => {
    const found = await rankAnswers();
    const missed = found.filter(({ rank }) => rank > 1).map(({ question, rank }) => `${rank} ${question}`);
    expect(
      share(found, ({ rank }) => rank === 1),
      missed.join("\n"),
    ).toBeGreaterThanOrEqual(0.81);
    expect(
      share(found, ({ rank }) => rank <= 5),
      missed.join("\n"),
    ).toBeGreaterThanOrEqual(0.93);
  });

  it("keeps 94 of 100 questions that the record answers, and refuses 95 of 100 that it does not", async () => {
    const kept = await rankAnswers();
    const lost = kept.filter(({ coverage }) => coverage < MIN_COVERAGE).map(({ question }) => question);
    expect(1 - lost.length / kept.length, lost.join("\n")).toBeGreaterThanOrEqual(0.94);
    const { asked, passed } = await askOffTopic();
    expect(1 - passed.length / asked, passed.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it("gives the words as they stand on the page, with their place", async () => {
    const documents = loadCase("dui-pickup-drifting").documents;
    for (const passage of (await retrievePassages(documents, "Which breath samples were taken?", 8)).passages) {
      const pages = documents.find(({ id }) => id === passage.documentId)?.pages ?? [];
      const page = pages.find(({ pageNumber }) => pageNumber === passage.pageNumber);
      expect(page?.text.slice(passage.start, passage.end)).toBe(passage.text);
    }
  });

  it("has nothing for a question without a word of its own, or a record without text", async () => {
    const nothing = { passages: [], coverage: 0 };
    expect(await retrievePassages(loadCase("dui-pickup-drifting").documents, "What about that?", 3)).toEqual(nothing);
    expect(await retrievePassages([sourceDocument({ id: "a", texts: [""] })], "Which truck?", 3)).toEqual(nothing);
    expect(await retrievePassages([], "Which truck?", 3)).toEqual(nothing);
  });
});
