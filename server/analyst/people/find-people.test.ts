import { describe, expect, it } from "vitest";
import { readCaseText } from "../text/case-text.ts";
import { findPeople } from "./find-people.ts";
import { makeDocuments } from "../testing/make-documents.ts";

const REPORT = "INCIDENT REPORT\nOfficer Hale of the police arrested the suspect for burglary.\nUnit 4, beat 22.\n";
const people = (text: string) => findPeople(readCaseText(makeDocuments([["report.txt", REPORT + text]])));
const names = (text: string) =>
  people(text)
    .map(({ name }) => name)
    .filter((name) => name !== "Hale");

describe("who the record names", () => {
  it.each([
    ["Ptl. Yost spoke with the man next door.", ["Yost"]],
    ["Yesterday Fire Marshal Harlan Voight came.", ["Harlan Voight"]],
    ["The man was mad at his friend. Wade had it all along.", ["Wade", "friend"]],
    ['A waitress saw a guy they call "Pooh" and Big Mike.', ["Pooh", "Big Mike", "waitress"]],
    ["Received by: KOSKI on the third of May.", ["KOSKI"]],
    ["A second black male, heavyset, in a red cap, walked away.", ["second black male, heavyset, in a red cap"]],
  ])("finds them in %j", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ["Agt Moreau and Ptlm. Castle stood by the door.", ["Moreau", "Castle"]],
    ["Drawn by Castellan RN. Crew: Tolland EMT-P.", ["Tolland", "Castellan"]],
    ["So Corin told me. My name is Odessa Thibault and I am a baker.", ["Corin", "Odessa Thibault"]],
    ["The laundry owner (Hubert Yardley) told me. Statement of Tess Moreau, MSW.", ["Hubert Yardley", "Tess Moreau"]],
    ["Daniel TRENHOLM hit me. Later Danny Trenholm ran.", ["Daniel TRENHOLM"]],
    ["Frederick ASHBY was there. I asked Freddie.", ["Frederick ASHBY"]],
    ["I sat with GAUTHIER in the lobby. GAUTHIER said no.", ["GAUTHIER"]],
  ])("reads the name alone in %j", (text, expected) => {
    expect(names(text).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    "The stop was near Bahia Verdosa Marina.",
    "Affiant spoke with the clerk.",
    "CALLER HUNG UP, VEHREG UNKN, DISP 4.",
    "Charge: ORS DUII. Statute: RCW DUI.",
    "Q. We're done. A. Could've been. A. Well, no.",
    "Prepared by WXPD records on Monday.",
    "I have an account with Parcelly. He has worked for Quickbasket.",
    "I paid Thorne Vickery & Associates in full.",
    "He was at Hollyhurst Avenue. I saw Hollyhurst from the car.",
    'K9 Rolfo came along, and Rolfo alerted on it, alias "Zeb".',
    "He has a server permit and saw it.",
    "Other persons were present.",
  ])("finds nobody in %j", (text) => {
    expect(names(text)).toEqual([]);
  });

  it("takes a name of three words for one person, and two first names of one surname for two", () => {
    expect(names("Jerome Anton LASHLEY was seen. Mr. Lashley ran.")).toEqual(["Jerome Anton LASHLEY"]);
    expect(names("Maddox, Opal   W/F 71\nMaddox, Sherry   W/F 44\n")).toEqual(["Maddox, Opal", "Maddox, Sherry"]);
  });

  it.each([
    "LT CHEEKBONE SWOLLEN",
    "DRIVER SEAT WAS WET",
    "In Marlow Harbor it rained.",
    "Who's there?",
    "PATIENT DENIES PAIN",
  ])("takes the words of %j for none", (text) => {
    expect(names(text)).toEqual([]);
  });

  it("keeps the rank that a later paper gives", () => {
    expect(
      people("T. Strubhar came by. P/O Strubhar wrote it down.").find(({ name }) => name === "Strubhar")?.role,
    ).toBe("p/o");
  });

  it("counts no paper as somebody's own because it names whom the writer met", () => {
    const [yost] = people("I was assisted by Ptl. Yost, who spoke with the neighbor.").filter(
      ({ name }) => name === "Yost",
    );
    expect(yost?.hasOwnPaper).toBe(false);
  });
});
