import { expect, test } from "vitest";
import { readCaseText } from "../text/case-text.ts";
import { findInstitutions } from "./find-institutions.ts";
import { makeDocuments } from "../testing/make-documents.ts";

const REPORT = "INCIDENT REPORT\nOfficer Hale of the police arrested the suspect for burglary.\nUnit 4, beat 22.\n";
const names = (text: string, more: [string, string][] = []) =>
  findInstitutions(readCaseText(makeDocuments([["report.txt", REPORT + text], ...more]))).map(({ name }) => name);

test("names companies and institutions, each once", () => {
  expect(
    names(
      "The car was taken by Dietz Towing. He paid with Venmo at the Hollander Health Center; Dietz Towing billed him.",
    ),
  ).toEqual(["Dietz Towing", "Hollander Health Center", "Venmo"]);
});

test("leaves out what has no name of its own, the police, and what a paper of the file is headed by", () => {
  expect(names("She was taken to The Hospital. Marlow Police Services and the Crime Laboratory were told.")).toEqual(
    [],
  );
  expect(names("Dietz Towing came.", [["tow.txt", "DIETZ TOWING\nInvoice for one vehicle.\n"]])).toEqual([]);
});

test("leaves out landmarks, printed things and those that certify their own records", () => {
  expect(names("He stood near the Aldi with a Sheetz bag.")).toEqual([]);
  expect(names("I am employed by Orr Guarding Ltd, Marlow.")).toEqual(["Orr Guarding Ltd"]);
  const certificate = "CERTIFICATION OF RECORDS\nI am the custodian of Brine Valley Bank, and these are true copies.\n";
  expect(names("He had an account with Brine Valley Bank.", [["certificate.txt", certificate]])).toEqual([]);
});
