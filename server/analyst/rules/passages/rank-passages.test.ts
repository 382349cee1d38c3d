import { describe, expect, it } from "vitest";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCase } from "../../read-case.ts";
import { rankPassages } from "./rank-passages.ts";

const REPORT: [string, string] = [
  "report.pdf",
  [
    "INCIDENT REPORT",
    "I was dispatched to the harbor at 2100 hours.",
    "The clerk said it was dark and she could not see his face.",
    "I parked the cruiser behind the office on Pier Street.",
    "I did not look for any other camera.",
  ].join("\n"),
];
const rank = (
  papers: [string, string][],
  model = { bias: -3, weights: { "could not": 2, "@denial": 1, dispatched: -2 } },
) => rankPassages(readCase(makeDocuments(papers)), 0.6, model).map(({ quote }) => quote);

describe("the passages to read first", () => {
  it("come in the order that was learned, in the paper's own words", () => {
    expect(rank([REPORT]).slice(0, 2)).toEqual([
      "The clerk said it was dark and she could not see his face.",
      "I did not look for any other camera.",
    ]);
  });

  it("are none of the defense's own papers", () => {
    expect(rank([["memo.pdf", "PRIVILEGED\nInterview of our client: he could not see the other man at all."]])).toEqual(
      [],
    );
  });

  it("are none of a page that was read badly", () => {
    const documents = makeDocuments([REPORT]).map((document) => ({
      ...document,
      pages: document.pages.map((page) => ({ ...page, confidence: 0.4 })),
    }));
    expect(rankPassages(readCase(documents), 0.6)).toEqual([]);
  });

  it("say the same words once, and no paper fills the list", () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, nth) => `Witness ${nth} could not see the red car at all.`);
    expect(rank([["a.pdf", `INCIDENT REPORT\n${lines(9).join("\n")}`]])).toHaveLength(4);
    expect(
      rank([REPORT, ["copy.pdf", REPORT[1]]]).filter((quote) => quote.includes("could not see his face")),
    ).toHaveLength(1);
  });

  it("are not fragments", () => {
    expect(rank([["log.pdf", "INCIDENT REPORT\nCould not.\nNo face seen."]])).toEqual([]);
  });
});

it("puts what helps the defense before routine, by what was learned from readers", () => {
  const first = rankPassages(readCase(makeDocuments([REPORT])), 0.6)[0];
  expect(first?.quote).toBe("The clerk said it was dark and she could not see his face.");
});
