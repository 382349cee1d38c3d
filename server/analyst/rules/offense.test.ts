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
  expect(classOf("He has a pistol conviction for\nburglary.", "A conviction for burglary, 2015.")).toBe("other");
  expect(classOf(`${threats}\nHis criminal history consists of a DUI.`, `${threats}\n2009 DUI`)).toBe("other");
});

test("a charging paper says what the case is about, also below the number of its statute", () => {
  const charge =
    "STATE OF OHIO,\n   Plaintiff,   )\nv. DOE\n   INFORMATION\nCOUNT 1:  21 O.S. \u00a7 1283\n   POSSESSION OF A FIREARM";
  const papers = makeDocuments([
    ["01.pdf", charge],
    ["report.pdf", `${HEAD}I saw a bag of pills and one beer.`],
  ]);
  expect(detectOffence(readCaseText(papers))).toBe("weapons");
});
