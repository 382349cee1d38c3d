import { expect, it } from "vitest";
import { makeDocuments } from "../testing/make-documents.ts";
import { createCaseClock } from "./case-clock.ts";
import { readCaseText } from "./case-text.ts";
import { formatClock } from "./clock.ts";

/** The times of day of a paper, in order. */
function timesOf(fileName: string, text: string): string[] {
  const caseText = readCaseText(makeDocuments([[fileName, text]]));
  const clock = createCaseClock(caseText);
  return caseText.documents[0]!.sentences.flatMap((sentence) =>
    clock.timesIn(sentence).map(({ minutes }) => formatClock(minutes)),
  );
}

it.each([
  ["a unit", "The gate was shut, 2214 hours.", "22:14"],
  ["a half of the day", "The gate was shut, 10:14 p.m.", "22:14"],
  ["a word that a time follows", "The gate was shut at 22:14.", "22:14"],
  ["a date", "The gate was shut 03/08/2024 22:14.", "22:14"],
  ["a label", "Time: 22:14", "22:14"],
  ["a word before it, whatever road comes later", "At 2214 the van took the road.", "22:14"],
])("takes digits for a time of day by %s", (_, text, time) => {
  expect(timesOf("report.txt", `INCIDENT REPORT\nPolice.\n\n${text}`)).toEqual([time]);
});

it.each([
  ["an item's number", "0007      Flashlight, black"],
  ["a ratio", "The odds were given as 14:22 by the machine."],
  ["a length", "The longest file, 1:04:16, was copied."],
  ["a year", "We did not look at 2021 or before, nor since 2014."],
  ["a house", "The gate stands at 1903 Quarry Road, by the weir."],
  ["a verse", "The note quoted Luke 12:48 in ink."],
])("takes no %s for one", (_, text) => {
  expect(timesOf("report.txt", `INCIDENT REPORT\nPolice.\n\n${text}`)).toEqual([]);
});

it("takes bare marks of a paper about a recording for counters, and what has a unit for a time", () => {
  const viewing = (text: string) => timesOf("summary of jail call.txt", `SUMMARY OF JAIL CALL\n\n${text}`);
  expect(viewing("At 14:22 he speaks of the truck.")).toEqual([]);
  expect(viewing("At 1:04:16 he speaks of the truck.")).toEqual([]);
  expect(viewing("14:22   He speaks of the truck.")).toEqual([]);
  expect(viewing("The call was made at 1422 hours.")).toEqual(["14:22"]);
});

it("takes the lines of a log for times, and those of a list for one only beside a sure one", () => {
  const rows = "08:10   Gate one opened.\n08:25   Van left.\n09:05   Gate one shut.";
  expect(timesOf("dispatch log.txt", `CAD INCIDENT LOG\n${rows}`)).toEqual(["08:10", "08:25", "09:05"]);
  expect(timesOf("list.txt", `Yard list\n${rows}`)).toEqual([]);
  expect(timesOf("list.txt", `Yard list\nStarted at 08:05.\n${rows}`)).toEqual(["08:05", "08:10", "08:25", "09:05"]);
});

it("takes numbers that count up one by one for those of a list", () => {
  const rows = "0020    Entry roster\n0021    Yard sheet\n0022    Boat plan\n0023    Pictures";
  expect(timesOf("list.txt", `Yard list, made at 08:05\n${rows}`)).toEqual(["08:05"]);
});
