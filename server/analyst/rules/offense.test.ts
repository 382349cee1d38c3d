import { expect, test } from "vitest";
import { readCaseText } from "../text/case-text.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { detectOffence } from "./offense.ts";

const HEAD = "INCIDENT REPORT\nCounty Sheriff\nDate of incident: March 8, 2024 2250 hours\n";
const classOf = (...texts: readonly string[]) =>
  detectOffence(
    readCaseText(makeDocuments(texts.map((text, index) => [`incident report ${index}.pdf`, `${HEAD}${text}`]))),
  );

test("what the case is about decides, not what somebody was convicted of before", () => {
  const arrest = "The driver was arrested for DUI after the field sobriety tests.";
  expect(classOf(arrest, "He was booked for DUI.")).toBe("dui");
  const threats = "He said that he would hurt her.";
  expect(classOf(`${threats}\nHis criminal history consists of a DUI.`, `${threats}\n2009 DUI`)).toBe("other");
});
