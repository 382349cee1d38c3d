import { expect, it } from "vitest";
import { makeDocuments } from "../testing/make-documents.ts";
import { readCaseText } from "./case-text.ts";
import { isRetelling } from "./is-retelling.ts";

const decide = (fileName: string, text: string) =>
  readCaseText(makeDocuments([[fileName, text]])).documents.map((document) => isRetelling(document))[0];

it.each([
  ["MG5 Linden.pdf", "POLICE REPORT\nThe defendant ran."],
  ["paper.pdf", "AFFIDAVIT OF PROBABLE CAUSE\nYour affiant says that the suspect ran."],
  ["paper.pdf", "CRIMINAL COMPLAINT\nThe defendant ran."],
  ["prosecutor's memo.docx", "To the file\nThe defendant ran."],
])("knows a paper that retells: %s, %s", (fileName, text) => {
  expect(decide(fileName, text)).toBe(true);
});

it.each([
  ["report.pdf", "INCIDENT REPORT\nI saw the suspect run."],
  ["Kerr.pdf", "WITNESS STATEMENT\nI saw him run."],
  ["Kerr.pdf", "AFFIDAVIT OF NON-PROSECUTION\nI, Ana Kerr, say that he never hit me."],
  ["breath test affidavit.pdf", "BREATH ALCOHOL TEST AFFIDAVIT\nSubject test 0.11"],
])("leaves a first-hand paper: %s, %s", (fileName, text) => {
  expect(decide(fileName, text)).toBe(false);
});
