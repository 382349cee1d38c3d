import { expect, it } from "vitest";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCaseText } from "../../text/case-text.ts";
import { citeClause } from "./cite-clause.ts";

/** The clause around the words, in a report with this one sentence. */
function clauseAround(text: string, words: string): string {
  const { documents } = readCaseText(makeDocuments([["report.txt", `INCIDENT REPORT\nPolice.\n\n${text}`]]));
  const sentence = documents[0]!.sentences.find(({ plain }) => plain.includes(words))!;
  return citeClause(sentence, sentence.plain.indexOf(words)).quote.replace(/\s+/g, " ");
}

it("quotes a short sentence whole", () => {
  expect(clauseAround("He wore a gray hoodie, and he ran.", "gray")).toBe("He wore a gray hoodie, and he ran.");
});

it("quotes the clause of a long sentence", () => {
  const text =
    "I walked along the fence to the rear of the warehouse with my partner; the man at the dock wore a gray hoodie with a torn sleeve, and we both shouted at him to stop.";
  expect(clauseAround(text, "gray")).toBe("the man at the dock wore a gray hoodie with a torn sleeve");
});

it("quotes the sentence where a clause would lose its denial", () => {
  const text =
    "Mr. Aldous denied that he had a knife with him, and gray clothing of any kind in the bag that stood at the counter of the store near the station.";
  expect(clauseAround(text, "gray")).toBe(text);
});
