import { expect, test } from "vitest";
import { findPeople } from "../../people/find-people.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCaseText } from "../../text/case-text.ts";
import { listUnheard } from "./find-unheard.ts";

const REPORT = "INCIDENT REPORT\nOfficer Hale of the police wrote this about a burglary.\nUnit 4, beat 22.\n";
const statements = (...files: [string, string][]) => statementsBeside([], ...files);
const statementsBeside = (served: readonly string[], ...files: [string, string][]) => {
  const caseText = readCaseText(makeDocuments(files.map(([name, text]) => [name, REPORT + text])));
  return listUnheard(caseText, { people: findPeople(caseText), served }).filter(({ text }) => !text.includes("Hale"));
};
const asked = (text: string) => statements(["report.txt", text]).map(({ text }) => text);

test("asks for each statement alone, with the words that make the person a witness", () => {
  const found = statements([
    "report.txt",
    "Tess Moreau heard glass break. Her neighbor, Corin Yardley, saw the van leave.",
  ]);
  expect(found.map(({ text, citations }) => [text, citations.map(({ quote }) => quote)])).toEqual([
    ["Statement or report: Tess Moreau.", ["Tess Moreau heard glass break."]],
    ["Statement or report: Corin Yardley (neighbor).", ["Her neighbor, Corin Yardley, saw the van leave."]],
  ]);
});

test("asks for the report of an officer who took part, and names the rank", () => {
  const text =
    `${"The yard was dark and nobody came out of the house, which belongs to a school. ".repeat(4)}Ofc. Larkin searched the shed. ` +
    "The house was searched by Deputy Yardley. Sgt. Corrigan stood by. The array was administered by Det. Farrow. RP: TESS MOREAU. It was over at noon.";
  expect(asked(text)).toEqual(["Statement or report: Larkin (ofc).", "Statement or report: Yardley (deputy)."]);
});

test.each([
  ["Writer   SGT P. LARKIN 3302\nI searched the shed.", []],
  ["I searched the shed.\n/s/ P. Larkin 3302\nThe shed was dark and had no window at all.", []],
  ["I searched the shed.\nThe shed was dark.", ["Statement or report: Larkin (ofc)."]],
])("asks no officer for the supplement that the file holds: %s", (supplement, found) => {
  const yard = "The yard was dark and nobody came out of the house, which belongs to a school. ".repeat(4);
  const listed = statements(
    ["report.txt", `${yard}Ofc. Larkin searched the shed. Nobody else was there.`],
    ["supplement.txt", yard + supplement],
  );
  expect(listed.map(({ text }) => text)).toEqual(found);
});

test.each<[string, [string, string]]>([
  ["a statement", ["s.txt", "WITNESS STATEMENT of Tess Moreau\nI saw the van leave the yard at noon."]],
  ["a file's name", ["Moreau.txt", "I saw the van leave the yard at noon."]],
  ["a signature", ["s.txt", "I saw the van leave the yard at noon.\nT. Moreau"]],
  [
    "a signature before that of the sergeant",
    ["s.txt", "I saw the van leave.\nT. Moreau #77  06/21/2026 2010 hrs\nReviewed: Sgt. Hale"],
  ],
])("asks nobody of whom the file holds %s", (_, paper) => {
  expect(statements(["report.txt", "Tess Moreau heard glass break."], paper)).toEqual([]);
});

test.each([
  [
    "SWORN STATEMENT\nName: Rosa Quill\nI saw nothing.",
    "SWORN STATEMENT   Case 12\nName: Tess Moreau  Age: 30\nI saw it.",
  ],
  ["SWORN STATEMENT\nI was at home.", "I swear the above is true.   Tess Moreau   Witnessed: Ofc. Hale #2290"],
])("asks nobody whose statement stands in a bundle: %s", (...pages) => {
  const withBundle = (last: string) => {
    const caseText = readCaseText(
      makeDocuments([
        ["report.txt", `${REPORT}Tess Moreau heard glass break.`],
        ["bundle.txt", ...pages.slice(0, -1), last],
      ]),
    );
    return listUnheard(caseText, { people: findPeople(caseText), served: [] }).map(({ text }) => text);
  };
  const last = pages.at(-1) ?? "";
  expect(withBundle(last)).toEqual([]);
  expect(withBundle(last.replace("Tess Moreau", "Rosa Quill"))).toEqual(["Statement or report: Tess Moreau."]);
});

test("asks nobody whose account a report gives under a heading of its own", () => {
  const told = (heading: string) =>
    statements(
      ["log.txt", "Tess Moreau heard glass break."],
      ["report.txt", `The yard was dark.\n\n${heading}\nShe heard it at noon.`],
    ).map(({ text }) => text);
  expect(told("WITNESS MOREAU (by phone)")).toEqual([]);
  expect(told("W1  MOREAU, TESS  F/H  DOB 01/02/1980  #15")).toEqual(["Statement or report: MOREAU, TESS."]);
});

test.each([
  ["Tess Moreau saw the van leave. She did not want to give a written statement.", []],
  ["Tess Moreau saw the van leave. She did not want to sit down.", ["Tess Moreau."]],
  ["Tess Moreau saw the van leave. Moreau declined to give a statement.", []],
  ["Tess Moreau saw the van leave.\n9  MOREAU - note of a call, does not wish to make a     CND", []],
  ["Tess Moreau saw the van leave.\n9  MOREAU - details and refusal to make statement     CND", []],
])("asks nobody who gave none: %s", (text, names) => {
  expect(asked(text).map((name) => name.replace(/^.*: /, ""))).toEqual(names);
});

test.each([
  "My husband had one of those trucks.",
  "The neighbor told me that the van left. A passenger saw it, too.",
  "Ollie was unsteady. Pippa says I am too soft.",
  "Sgt. Corrigan reviewed the report. Dr. Larkin treated him.",
  "Search warrant executed with Ofcs. and two others.",
  "Her boyfriend, Corin Yardley, punched her in the face.",
  "My sister says I should sue.",
  "Tess Moreau heard nothing. Ofc. Larkin and the crew took over.",
  "She said the neighbor hit him with a rake.",
  "Bloke came out the side gate and ran.",
  "Name of witness: MOREAU, Tess   Age: 23",
  // What was told to the writer stands in the writer's own paper.
  "I spoke with Tess Moreau. Tess Moreau told me that the van left.",
  "I searched the Ranchero. It was towed. The Ranchero was locked. Searched by: RANCHERO was told.",
])("asks nobody who is no witness: %s", (text) => {
  expect(asked(text)).toEqual([]);
});

test.each([
  "ARRESTED:   VOIGHT, HARLAN\nVoight told me that he was asleep.",
  "Decedent: Harlan Voight\nVoight told a clerk that he was tired.",
])("asks neither the client nor the dead: %s", (text) => {
  expect(asked(text)).toEqual([]);
});

test("tells a relative of the client from the client", () => {
  expect(asked("ARRESTED:   VOIGHT, HARLAN\nHis mother, Mrs. Greta Voight, saw him asleep.")).toEqual([
    "Statement or report: Greta Voight.",
  ]);
});

test("asks for no statement of a lawyer, wherever the page names the office", () => {
  expect(asked("Ms. Tess Moreau saw the van.")).toHaveLength(1);
  expect(asked("Present: Ms T Moreau, solicitor\nMs. Tess Moreau saw the van.")).toEqual([]);
  expect(asked("He had his attorney (Tess Moreau) call. Tess Moreau saw him out.")).toEqual([]);
});

test("asks for no paper that the prosecution hands over", () => {
  const report: [string, string] = ["report.txt", "Ms. Tess Moreau saw the van."];
  expect(statementsBeside(["plan of the yard, moreau"], report)).toHaveLength(1);
  expect(statementsBeside(["2 statement, t. moreau  pdf"], report)).toEqual([]);
});
