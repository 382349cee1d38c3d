import { expect, test } from "vitest";
import { pinpointLabel, quoteWithCitation } from "./documents.ts";

const PLACE = { fileName: "report.pdf", exhibit: 3, pageNumber: 2, lines: { from: 14, to: 16 } };

test("a citation names the paper by its kind, and by its exhibit where there are several of the kind", () => {
  const paper = { name: "police report", isOnly: true };
  expect(pinpointLabel({ ...PLACE, paper })).toBe("Police Report, p. 2, l. 14-16");
  expect(pinpointLabel({ ...PLACE, paper, lines: { from: 5, to: 5 } })).toBe("Police Report, p. 2, l. 5");
  expect(pinpointLabel({ ...PLACE, paper: { ...paper, isOnly: false } })).toBe("Police Report (Ex. 3), p. 2, l. 14-16");
});

test("and by its file name where the kind is not known or would not tell it apart", () => {
  expect(pinpointLabel({ ...PLACE, paper: null })).toBe("report.pdf, p. 2, l. 14-16");
  const shared = { name: "police report", isOnly: false };
  expect(pinpointLabel({ ...PLACE, paper: shared, exhibit: null })).toBe("report.pdf, p. 2, l. 14-16");
});

test("a quote goes onto one line with its citation", () => {
  expect(quoteWithCitation(" over the fog\nline ", "Police Report, p. 2, l. 5")).toBe(
    "\u201Cover the fog line\u201D (Police Report, p. 2, l. 5)",
  );
});
