import { describe, expect, it } from "vitest";
import { readCaseText } from "../../text/case-text.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { isPutToClient } from "./is-put-to-client.ts";

const CAPTION: [string, string] = [
  "caption.txt",
  "State v. Rosa Linden\nOfficer Hale arrested the suspect, Rosa Linden.",
];

/** Whether the sentence with these words counts as a question to the client. */
function isPut(paper: [string, string], words: string): boolean {
  const { documents } = readCaseText(makeDocuments([CAPTION, paper]));
  const question = documents[1]?.sentences.find(({ text }) => text.includes(words));
  if (question === undefined) throw new Error(`No sentence has "${words}".`);
  return isPutToClient(question);
}

describe("a transcript", () => {
  const lines = (answerer: string): [string, string] => [
    "body camera transcript.txt",
    `BODY CAMERA\nOFFICER HALE: Where were you?\n${answerer}: At the mill.\nOFFICER HALE: Hands.\nLINDEN: Okay.\nBELL: What?\nLINDEN: Yes.\nBELL: No.\nLINDEN: Fine.`,
  ];

  it("puts a question to whoever answers it", () => {
    expect(isPut(lines("LINDEN"), "Where were you")).toBe(true);
    expect(isPut(lines("BELL"), "Where were you")).toBe(false);
  });
});

describe("a report", () => {
  const report = (words: string): [string, string] => ["report.txt", `INCIDENT REPORT\nWe met at noon. ${words}`];

  it("does not put to the client what is asked of whoever tells of the client", () => {
    const words = "I asked her who sleeps there";
    expect(isPut(report(`Brook was there. She stated that Linden is her cousin. ${words}.`), words)).toBe(false);
  });

  it.each(["I asked her what was in the bag.", "I asked Linden where she had been.", "I asked what was in the bag."])(
    "puts to the client: %s",
    (words) => {
      expect(isPut(report(words), words)).toBe(true);
    },
  );

  it.each([
    "I asked Brook about the keys.",
    "I asked her to send it.",
    "I asked Ofc Maddox if he was hurt.",
    "She asked me what she was charged with.",
    "Linden sat by. I asked Ms. Brook what she saw.",
  ])("does not put to the client: %s", (words) => {
    expect(isPut(report(words), words.split(". ").at(-1) ?? words)).toBe(false);
  });
});
