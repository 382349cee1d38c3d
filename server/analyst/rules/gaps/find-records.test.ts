import { expect, test } from "vitest";
import { readCaseText } from "../../text/case-text.ts";
import { findNamedRecords } from "./find-records.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

const REPORT = "INCIDENT REPORT\nOfficer Hale of the police arrested the suspect for burglary.\nUnit 4, beat 22.\n";
const names = (text: string, more: [string, string][] = []) =>
  findNamedRecords(readCaseText(makeDocuments([["report.txt", REPORT + text], ...more]))).map(({ name }) => name);

test("names records by what the page calls them, each once", () => {
  expect(
    names("The audit log was reviewed. The trail camera recorded the yard, and the audit logs were viewed again."),
  ).toEqual(["audit log", "trail camera"]);
});

test("leaves out what a paper of the file is called by, and what reports say of themselves", () => {
  expect(names("The time card was produced.", [["Time card Hale.pdf", "TIMECARD\nHale worked."]])).toEqual([]);
  expect(
    names("See the police report and the witness statement, and what the officer wrote in his notes that night."),
  ).toEqual([]);
});

test("leaves out what the file lists as served, and what is a heading of its own page", () => {
  const inventory =
    "STATE v. ORR\nINVENTORY OF DISCOVERY\n1 Copy of the yard diagram, signed\n2 Chemist's notes, made by hand\n";
  expect(names("He left.", [["letter.txt", inventory]])).toEqual([]);
  expect(names("VISITOR ROSTER: 4 names listed. He kept the visitor roster.")).toEqual(["visitor roster"]);
});

test("takes no verb for a part of a name", () => {
  expect(names("She reviewed footage of it, and the contractor destroys surplus records.")).toEqual([]);
});
