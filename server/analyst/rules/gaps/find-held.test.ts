import { expect, it } from "vitest";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCaseText } from "../../text/case-text.ts";
import { createIsHeld } from "./find-held.ts";
import { listServed } from "./find-served.ts";

const LETTER = "OFFICE OF THE DISTRICT ATTORNEY\nMarch 3, 2024\nRe: State v. Oden\nDiscovery\n\n";

function isHeld(name: string, report: string, listed = ""): boolean {
  const documents = makeDocuments([
    ["report.pdf", `INCIDENT REPORT\nCounty police\nOfficer Hale arrested the suspect for theft.\n\n${report}`],
    ["letter of the district attorney.pdf", LETTER + listed],
  ]);
  const caseText = readCaseText(documents);
  return createIsHeld(caseText, listServed(caseText))(name);
}

it.each([
  ["by another name of its kind", "Squad 12 video", "", "1. Footage of squad 12\n"],
  ["as a video", "Body worn camera", "", "1. Video of squad 12\n"],
  ["in a list of photographs", "Scene photos", "", "1. Images of the scene (40)\n"],
  ["by another word for prints", "Fingerprint results", "", "1. Latent print report\n"],
  ["by a page that says that it came", "Marina ledger", "The marina ledger was received on Friday.", ""],
])("is held when handed over %s", (_, name, report, listed) => {
  expect(isHeld(name, report, listed)).toBe(true);
});

it.each([
  ["another's record is", "Arcade video", "", "1. Footage of squad 12\n"],
  ["a video of the interview is", "Body worn camera", "", "1. Interview of defendant, video and transcript\n"],
  [
    "a letter only says what it was told",
    "Body worn camera",
    "",
    "I am told that the recording of Ofc. Orr is 6 minutes.\n",
  ],
  ["its line says otherwise", "Squad 12 video", "", "1. Footage of squad 12: not received\n"],
  ["nobody says that it came", "Marina ledger", "The marina ledger was not received.", ""],
])("is not held when %s", (_, name, report, listed) => {
  expect(isHeld(name, report, listed)).toBe(false);
});
