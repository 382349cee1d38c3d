import { describe, expect, it } from "vitest";
import { createVerifier } from "../quotes/verify-citations.ts";
import { readCase } from "../read-case.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { listPeople } from "./list-people.ts";

const REPORT = "INCIDENT REPORT\nThe police arrested the suspect for robbery.\n";

function standingOf(name: string, text: string, clientName: string | null = null): string | undefined {
  const documents = makeDocuments([["report.txt", REPORT + text]]);
  const people = listPeople(readCase(documents), createVerifier(documents), clientName);
  return people.find((person) => person.name.includes(name))?.standing;
}

describe("who somebody is", () => {
  it.each([
    ["Moreau", "The warrant was signed by Judge T. Moreau.", "judge"],
    ["Moreau", "Hon. L. Moreau, Circuit Judge", "judge"],
    ["Pellerin", "Requested by: A.D.A. M. Pellerin on Monday.", "attorney"],
    ["Fenske", "Her attorney R. Fenske called.", "attorney"],
    ["Bhatti", "Solicitor: Ms R. Bhatti arrived and spoke to him.", "attorney"],
    ["Fuselier", "Given to the Public Defender's investigator L. Fuselier.", "attorney"],
    ["Strubhar", "P/O K. Strubhar stopped the car.", "officer"],
    ["Beard", "I was with Special Constable 9043 BEARD all night.", "officer"],
    ["Burkhead", "Victim  BURKHEAD, SHEILA M   W/F 52", "complainant"],
    ["Lindqvist", "Complainant  Lindqvist, Warren DMD   DOB 1966", "complainant"],
    ["Boone", "Witness Latrice BOONE, the victim's girlfriend, saw it.", "witness"],
    ["Eads", "Arrestee 1   EADS, MARLON T   B/M  19", "accused"],
    ["Tafoya", "STATE OF NEW MEXICO v. ADRIAN TAFOYA, Defendant. DOB 09/17/1991", "accused"],
    ["Nakai", "TRIAGE (B. Nakai RN): Pt states he fell.", "expert"],
    ["Treadway", "Examined by: M. Treadway, B.S.", "expert"],
    ["Vang", "Luella Vang came out and said it was loud.", "witness"],
    // A guard is no police, whatever the title.
    ["Dominguez", "Station Agent Y. Dominguez told me what she saw.", "witness"],
    // Two people of one surname: each has what stands beside the own first name.
    ["Sheila", "Victim: Sheila HARTE. The father, Neil HARTE, drove.", "complainant"],
    ["Neil", "Victim: Sheila HARTE. The father, Neil HARTE, drove.", "witness"],
  ])("%s in %j: %s", (name, text, expected) => {
    const found = standingOf(name, text) ?? standingOf(name.toUpperCase(), text);
    expect(found === "other" ? undefined : found).toBe(expected);
  });

  it("keeps an officer an officer who is the alleged victim, too", () => {
    const documents = makeDocuments([
      ["report.txt", `${REPORT}(V-1)  LINDGREN, B.   Officer #377\nOfficer Lindgren ran.`],
    ]);
    const [person] = listPeople(readCase(documents), createVerifier(documents));
    expect(person).toMatchObject({ standing: "officer", isComplainant: true });
  });
});
