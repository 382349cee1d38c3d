import { describe, expect, it } from "vitest";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCaseText } from "../../text/case-text.ts";
import { findOutstanding } from "./find-outstanding.ts";

const HEAD = "OFFICE OF THE COUNTY PROSECUTOR\nMay 6, 2024\nRe: State v. Voight\nDiscovery\n\n";

const readLetter = (text: string, fileName = "letter of the prosecutor.pdf", head = HEAD) =>
  findOutstanding(readCaseText(makeDocuments([[fileName, head + text]])));
const namesIn = (text: string) => readLetter(text).map(({ items }) => items.map(({ what }) => what).join());

describe("what a letter of the prosecution lists as not come", () => {
  it("is a gap in the letter's own words, with its line and its heading", () => {
    const [gap] = readLetter("NOT INCLUDED\n  -  Ferry terminal video.  Asked the harbor office twice.\n");
    expect(gap).toMatchObject({
      ...{ basis: "stated", text: 'Ferry terminal video: listed under "NOT INCLUDED".' },
      detail: 'According to "letter of the prosecutor".',
    });
    expect(gap?.citations).toEqual([
      { documentId: "document-1", pageNumber: 1, quote: "Ferry terminal video.  Asked the harbor office twice." },
    ]);
  });

  it("is named whole where the name holds an abbreviation", () => {
    const letter = "Outstanding:\n   Deck camera, Ptl. Orr, and Form 4 (Dept. of Harbors). Asked for twice.\n";
    expect(namesIn(letter)).toEqual(["Deck camera, Ptl. Orr, and Form 4 (Dept. of Harbors)"]);
  });

  it.each([
    [
      "by signs, with lines that go on",
      "Still outstanding:\n  - Ballast log of the barge; we asked\n    Ms. Orr for the tide table\n  - Crane operator's journal\n",
    ],
    [
      "behind a blank line",
      "We have not received:\n\n   1. Ballast log of the barge\n   2. Crane operator's journal, at 21:33 hrs\n",
    ],
    [
      "in two columns",
      "3. OUTSTANDING\n     Ballast log of the barge      June\n     Crane operator's journal      no date\n",
    ],
  ])("is read %s", (_, text) => {
    expect(namesIn(text).map((name) => name.replace(/, at.*/, ""))).toEqual([
      "Ballast log of the barge",
      "Crane operator's journal",
    ]);
  });

  it.each([
    [
      "was not the client's",
      "K. Tangible objects not obtained from the accused:\n  1. Ballast log of the barge (2 pp)\n",
    ],
    ["came after all", "Outstanding:\n  - Ballast log of the barge. We have it now, see page 4. It has been served.\n"],
    ["never was", "Outstanding:\n  - Body camera of Sgt. Orr: none.\n"],
    ["was out of order", "Outstanding:\n  - Deck camera of the ferry. The mate says it was out.\n"],
    ["nobody made", "Outstanding:\n  - Yardley statement. Nobody took one.\n"],
    ["may never have been", "Outstanding:\n  - Deck camera download, if any was done.\n"],
    ["can be looked at", "Outstanding:\n  - Items 1-3 (two bottles, one rope) can be viewed at the harbor office.\n"],
    ["is a person", "OUTSTANDING\n     Corin YARDLEY      will call us\n"],
    ["is a sentence", "Not provided:\n  - The State did not ask for pictures of the ferry.\n"],
    ["stands below another heading", "ENCLOSED\n  - Ballast log of the barge\n"],
    ["stands behind the list", "Outstanding:\n  - Ballast log of the barge\n\n  - Crane log, page 4\n"],
  ])("is not what %s", (what, text) => {
    expect(namesIn(text)).toEqual(what === "stands behind the list" ? ["Ballast log of the barge"] : []);
  });

  it("is not read in papers of others", () => {
    const text = "INCIDENT REPORT\nOfficer Hale wrote this.\n\nOutstanding:\n  - Ballast log of the barge\n";
    expect(readLetter(text, "report.pdf", "")).toEqual([]);
  });
});
