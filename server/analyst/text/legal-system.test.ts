import { expect, test } from "vitest";
import { readCase } from "../read-case.ts";
import { makeDocuments } from "../testing/make-documents.ts";

const ENGLISH = makeDocuments([
  [
    "mg11.txt",
    "WITNESS STATEMENT MG11\nPC 4417 Hale of the constabulary cautioned him. The custody sergeant called a solicitor.",
  ],
]);
const AMERICAN = makeDocuments([
  [
    "report.txt",
    "INCIDENT REPORT\nDeputy Hale read him Miranda at the county jail. The grand jury sat on a felony charge.",
  ],
]);

test("the papers decide whose words a case is read with", () => {
  expect(readCase(ENGLISH).law).toEqual({ system: "england-and-wales", isGuess: true });
  expect(readCase(AMERICAN).law).toEqual({ system: "us", isGuess: true });
});

test("a choice counts more than the papers", () => {
  expect(readCase(ENGLISH, "us").law).toEqual({ system: "us", isGuess: false });
});

test("a stray abbreviation makes no English case", () => {
  expect(readCase(makeDocuments([["note.txt", "INCIDENT REPORT\nThe PS 3 was on the table."]])).law.system).toBe("us");
});
