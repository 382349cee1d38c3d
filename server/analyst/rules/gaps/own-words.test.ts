import { expect, it } from "vitest";
import { isSignedBy, ownWords } from "./own-words.ts";

const SIDE = /\bharbor board\b/;
const ASKS = "From: Ida Moss\nTo: Olaf Brill\nDate: May 4\n\nPlease send the buoy log.\nIda";
const ANSWERS = "From: Olaf Brill\nTo: Ida Moss\nDate: May 5\n\nThe buoy log is attached.\nOlaf Brill, Harbor Board";
const ADDS = "From: Brill, Olaf\nTo: Ida Moss\nDate: May 6\n\nSo is the chart.\nO.";

it("reads of a thread the mails of one side, and the later ones of whoever signed once", () => {
  const thread = [ASKS, ANSWERS, ADDS].join("\n");
  expect(isSignedBy(thread, SIDE)).toBe(true);
  expect(ownWords(thread, SIDE)).toContain("The buoy log is attached.");
  expect(ownWords(thread, SIDE)).toContain("So is the chart.");
  expect(ownWords(thread, SIDE)).not.toContain("Please send");
});

it("leaves out the mail that is quoted below an answer", () => {
  const answer = `${ANSWERS}\n\nOn Mon, May 4, Ida Moss wrote:\n> Please send the buoy log.`;
  expect(ownWords(answer, SIDE)).not.toContain("Please send");
});

it("reads the newest where nobody signs for the side, and a page that is no mail as it is", () => {
  expect(isSignedBy(ASKS, SIDE)).toBe(false);
  expect(ownWords(`${ADDS}\n${ASKS}`, SIDE)).not.toContain("Please send");
  expect(ownWords("HARBOR BOARD\nThe log is attached.", SIDE)).toBe("HARBOR BOARD\nThe log is attached.");
});
