import { expect, it } from "vitest";
import { makeDocuments } from "../testing/make-documents.ts";
import { readCaseText } from "./case-text.ts";

const FIRE: [string, string] = [
  "run report.pdf",
  "FIRE DEPARTMENT RUN REPORT\nAlarm 02:06. The living room was burning. The occupant stood in the yard with a neighbor.",
];

function whichCount(...papers: [string, string][]): boolean[] {
  return readCaseText(makeDocuments(papers)).documents.map(({ isEvidence }) => isEvidence);
}

it("reads papers without a word of the police where a charging paper accuses somebody", () => {
  const indictment: [string, string] = [
    "indictment.pdf",
    "INDICTMENT\nThe grand jurors charge that Odell Pruitt did unlawfully, wilfully and feloniously set fire to a dwelling.",
  ];
  expect(whichCount(indictment, FIRE)).toEqual([false, true]);
});

it("reads none of them otherwise", () => {
  const claim: [string, string] = ["claim.pdf", "PROPERTY CLAIM\nThe insured asks for the cost of a new floor."];
  expect(whichCount(claim, FIRE)).toEqual([false, false]);
});
