import { describe, expect, it } from "vitest";
import { readCase } from "../read-case.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { areTwo, createWhoIsMeant } from "./who-is-meant.ts";

it.each([
  ["accused", "stutz", true],
  ["complainant", "witness stutz", true],
  ["stutz", "lund", true],
  ["complainant", "stutz", false],
  ["complainant", "complainant", false],
  ["complainant", null, false],
])("%s and %s: surely two people is %s", (one, other, isTwo) => {
  expect([areTwo(one, other), areTwo(other, one)]).toEqual([isTwo, isTwo]);
});

describe("a surname with an initial", () => {
  const CAPTION: [string, string] = [
    "complaint.pdf",
    "COMPLAINT\nState v. Corrine A. Linden\nThe defendant, Corrine A. Linden, did unlawfully resist an officer.",
  ];

  it.each([
    ["W. Linden had slurred speech.", "w linden"],
    ["C. Linden had slurred speech.", "accused"],
    ["Ms. Linden had slurred speech.", "accused"],
  ])("%s: %s", (words, who) => {
    const report: [string, string] = ["report.pdf", `INCIDENT REPORT\nOfficer Hale arrested Corrine Linden. ${words}`];
    const { text, people } = readCase(makeDocuments([CAPTION, report]), { clientName: "Corrine Linden" });
    const sentence = text.documents[1]?.sentences.find(({ plain }) => plain.includes("slurred"));
    expect(sentence && createWhoIsMeant(people)(sentence, sentence.plain.indexOf("slurred"))).toBe(who);
  });
});
