import { expect, it } from "vitest";
import { isSignedByProsecution, ownWords } from "./own-words.ts";

const ASKS = "From: Ida Moss\nTo: Olaf Brill\nDate: May 4\n\nPlease send the buoy log.\nIda";
const ANSWERS =
  "From: Olaf Brill\nTo: Ida Moss\nDate: May 5\n\nThe buoy log is attached.\nOlaf Brill, County Prosecutor";
const ADDS = "From: Brill, Olaf\nTo: Ida Moss\nDate: May 6\n\nSo is the chart.\nO.";

it("reads of a thread the mails of the prosecution, and the later ones of whoever signed once", () => {
  const thread = [ASKS, ANSWERS, ADDS].join("\n");
  expect(isSignedByProsecution(thread)).toBe(true);
  expect(ownWords(thread)).toContain("The buoy log is attached.");
  expect(ownWords(thread)).toContain("So is the chart.");
  expect(ownWords(thread)).not.toContain("Please send");
});

it("leaves out the mail that is quoted below an answer", () => {
  const answer = `${ANSWERS}\n\nOn Mon, May 4, Ida Moss wrote:\n> Please send the buoy log.`;
  expect(ownWords(answer)).not.toContain("Please send");
});

it("reads the newest where nobody of the prosecution signs, and a page that is no mail as it is", () => {
  expect(isSignedByProsecution(ASKS)).toBe(false);
  expect(ownWords(`${ADDS}\n${ASKS}`)).not.toContain("Please send");
  expect(ownWords("HARBOR OFFICE\nThe log is attached.")).toBe("HARBOR OFFICE\nThe log is attached.");
});

it.each([
  [
    "the title in the signature",
    "From: Ada Orr\nTo: Ben Voss\nSubject: Voight\n\nThe log is on its way.\n\nAda Orr\nADA",
    true,
  ],
  [
    "the code of the office",
    "From: Orr, Ada (USAKYW)\nTo: Ben Voss\nSubject: Voight\n\nThe log is on its way.\nAda",
    true,
  ],
  [
    "the side it speaks for",
    "From: Ada Orr\nTo: Ben Voss\nSubject: Voight\n\nThe State's position is unchanged.\nAda",
    true,
  ],
  ["nothing of the kind", "From: Ada Orr\nTo: Ben Voss\nSubject: Voight\n\nI can see the log on Monday.\nAda", false],
])("knows who prosecutes by %s", (_, mail, isKnown) => {
  expect(isSignedByProsecution(mail)).toBe(isKnown);
});

it("leaves out what a signed mail quotes with more than one sign", () => {
  const answer = `${ANSWERS}\n\n>> On Mon, May 4, Ida Moss wrote:\n>> Please send the buoy log.`;
  expect(ownWords(answer)).not.toContain("Please send");
});
