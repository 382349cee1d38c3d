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
