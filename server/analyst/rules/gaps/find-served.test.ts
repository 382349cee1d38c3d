import { describe, expect, it } from "vitest";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCaseText } from "../../text/case-text.ts";
import { linesOfLists, listNone, listServed } from "./find-served.ts";

const VIDEO = /\bvideo of (?:the )?interview\b/;

function readLetter(letter: string, fileName = "letter of the district attorney.pdf") {
  const report = ["report.pdf", "INCIDENT REPORT\nOfficer Hale arrested the suspect for theft."] as const;
  const caseText = readCaseText(makeDocuments([report, [fileName, letter]]));
  const served = listServed(caseText);
  const isNamed = (lines: readonly string[]) => lines.some((line) => VIDEO.test(line));
  return { isServed: isNamed(served), isListed: isNamed(linesOfLists(caseText, served)) };
}

it("knows the rows of a list that say that there is none", () => {
  const list = `${HEAD}Notes of the ranger ....... none known\nBenefits: none\nNone of the boats ....... P\n`;
  const caseText = readCaseText(makeDocuments([["letter of the district attorney.pdf", list]]));
  expect(listNone(caseText)).toEqual(["notes of the ranger ....... none known", "benefits: none"]);
});

it("reads a row of nothing but room in steps that grow with its length", () => {
  const list = `OFFICE OF THE DISTRICT ATTORNEY\nRe: State v. Oden\na${" ".repeat(20_000)}b${".".repeat(20_000)}c\n`;
  expect(listNone(readCaseText(makeDocuments([["letter of the district attorney.pdf", list]])))).toEqual([]);
});

const HEAD = "OFFICE OF THE DISTRICT ATTORNEY\nMarch 3, 2024\nRe: State v. Oden\n\n";

describe("what counsel was given", () => {
  it.each([
    ["in a list", "Disclosed today by link:\n\n  (a) Incident report\n  (b) Video of interview, with transcript\n"],
    ["in a paragraph", "Served with this letter: report and supplement;\nvideo of interview; photographs.\n"],
    ["among what was sent", "Previously sent 1/4: report, photographs,\nvideo of interview.\n"],
    ["by its status", "  4  Video of the interview     Produced, Disc 1\n"],
    [
      "by a letter of its key",
      "Discovery form\nKey: P = provided   N = none known\nNotes ........ N\nVideo of interview ........ P\nDiary ........ N\n",
    ],
    [
      "by a list on a share",
      "On the share today:\n\n  - report\n  - video of interview\n\nThe rest is a matter that I would rather talk about in court with you.\n",
    ],
    ["by a ticked box", "[X] Video of interview     [ ] Laboratory report\n"],
    ["beside what is missing", "2. Defendant: video of interview and disc 3, tendered. Oral: none known.\n"],
  ])("is found %s", (_, text) => {
    expect(readLetter(`${HEAD}${text}`).isServed).toBe(true);
  });

  it.each([
    ["is missing", "  4  Video of the interview     Not received\n"],
    [
      "is outstanding",
      "Disclosed today by link:\n  (a) Report\nThe following are outstanding:\n  1. Video of interview\n",
    ],
    ["has an empty box", "[X] Report     [ ] Video of interview\n"],
    ["is promised", "Video of interview will be produced on receipt.\n"],
    ["was sent elsewhere", "Sent to the laboratory: video of interview.\n"],
    ["is merely named", "The video of interview shows that he agreed.\n"],
    [
      "stands after the list's paragraph",
      "Served with this letter: report.\nPhotographs, too.\n\nYou ask of video of interview rooms.\n",
    ],
  ])("is not taken for what %s", (_, text) => {
    expect(readLetter(`${HEAD}${text}`)).toEqual({ isServed: false, isListed: true });
  });

  it.each([
    [
      "in a log of what was given",
      "COUNTY ATTORNEY  DISCOVERY LOG\nBatch  Date   What\nA  12/03/24  Video of interview  1 DVD",
    ],
    [
      "after the words of a letter",
      "COUNTY PROSECUTING ATTORNEY\nUnder CrR 4.7 please find:\n  Bates 1   Report\n  Media   Video of interview",
    ],
    [
      "on a page that opens with the name of the office",
      "DISTRICT ATTORNEY, ORR COUNTY\nART. 39.14 PRODUCTION #1\nReport; tow sheet; video of interview; report excerpts.",
    ],
    ["in an e-mail", "To: Orr\nThe packet for Atty. Brandl is ready: affidavit, return, video of interview, photos."],
  ])("is found %s, though no letter says so", (_, text) => {
    expect(readLetter(text, "log.pdf").isServed).toBe(true);
  });

  it("is not what a report says was made", () => {
    const text = "INCIDENT REPORT\nEvidence:\n[X] Video of interview\nNarrative of Officer Hale.\n";
    expect(readLetter(text, "supplement report.pdf")).toEqual({ isServed: false, isListed: false });
  });
});
