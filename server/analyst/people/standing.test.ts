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
    ["Thorpe", "The letter came from A.D.A. M. Thorpe on Monday.", "attorney"],
    ["Coltrane", "Her attorney R. Coltrane rang twice.", "attorney"],
    ["Sandhu", "Solicitor: Ms K. Sandhu waited for him.", "attorney"],
    ["Broussard", "I told the Public Defender's investigator T. Broussard all of it.", "attorney"],
    ["Halloway", "P/O J. Halloway stopped the car.", "officer"],
    ["Trenholm", "I was with Special Constable 7716 TRENHOLM all night.", "officer"],
    ["Castellan", "Victim  CASTELLAN, NORA J   W/F 33", "complainant"],
    ["Ferrars", "Complainant  Ferrars, Louis DMD   DOB 1971", "complainant"],
    ["Trask", "Witness Corinna TRASK, the victim's girlfriend, saw it.", "witness"],
    ["Vickery", "Arrestee 1   VICKERY, LEON P   W/M  27", "accused"],
    ["Quintana", "STATE OF OHIO v. RUBEN QUINTANA, Defendant. DOB 02/03/1988", "accused"],
    ["Osborne", "INTAKE (D. Osborne RN): Pt says that he fell.", "expert"],
    ["Kessel", "Examined by: F. Kessel, B.S.", "expert"],
    ["Moffat", "Rhea Moffat came downstairs and said it was loud.", "witness"],
    // A guard is no police, whatever the title.
    ["Salazar", "Ticket Agent P. Salazar told me what she saw.", "witness"],
    // Two people of one surname: each has what stands beside the own first name.
    ["Sheila", "Victim: Sheila TRENHOLM. The father, Neil TRENHOLM, drove.", "complainant"],
    ["Neil", "Victim: Sheila TRENHOLM. The father, Neil TRENHOLM, drove.", "witness"],
  ])("%s in %j: %s", (name, text, expected) => {
    const found = standingOf(name, text) ?? standingOf(name.toUpperCase(), text);
    expect(found === "other" ? undefined : found).toBe(expected);
  });

  it("keeps an officer an officer who is the alleged victim, too", () => {
    const documents = makeDocuments([["report.txt", `${REPORT}(V-1)  HOLLIS, T.   Officer #902\nOfficer Hollis ran.`]]);
    const [person] = listPeople(readCase(documents), createVerifier(documents));
    expect(person).toMatchObject({ standing: "officer", isComplainant: true });
  });
});
