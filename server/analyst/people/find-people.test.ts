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
    ["Drawn by Fontaine RN. Crew: Orr EMT-P.", ["Orr", "Fontaine"]],
    ["So Marin told me. My name is Estelle Batiste and I am 66.", ["Marin", "Estelle Batiste"]],
    ["The car wash owner (Hubert Yancey) told me. Statement of Tess Moreau, MSW.", ["Hubert Yancey", "Tess Moreau"]],
    ["Dustin KELL hit me. Later Dusty Kell ran.", ["Dustin KELL"]],
    ["Reginald OAKES was there. I asked Reggie.", ["Reginald OAKES"]],
    ["I met with TREMBLAY in the lobby. TREMBLAY said no.", ["TREMBLAY"]],
  ])("reads the name alone in %j", (text, expected) => {
    expect(names(text).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    "The stop was near Piedra Lumbre Marina.",
    "Affiant spoke with the clerk.",
    "CALLER SAYS VEH LEFT PAYPHONE DISP 4.",
    "Q. We're done. A. Could've been. A. Well, no.",
    "Prepared by WXPD records on Monday.",
    "I have an account with Brightloop. He has worked for Sweetgum.",
    "I paid Pruitt Hale & Associates in full.",
    "He was at Tamarack Avenue. I saw Tamarack from the car.",
    'K9 Bosko came along, and Bosko alerted on it, alias "Bub".',
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
