import { expect, it } from "vitest";
import { type ReadDocument, statementsOf } from "./statements-of.ts";

const document = (documentId: string, text: string): ReadDocument => ({
  ...{ documentId, exhibit: 1, fileName: `${documentId}.txt` },
  pages: [{ pageNumber: 1, text }],
});
const REPORT = document(
  "report",
  "INCIDENT REPORT\nReporting officer: R. Teague\n\nI saw the car cross the line. It was a clear night.",
);
const CAMERA = document(
  "camera",
  "[23:52:04] OFC. TEAGUE: How much did you have?\n[23:52:09] MARLOW: Two beers.\n[23:53:00] OFC. TEAGUE: Step out of the car.\n[23:53:09] OFC. TEAGUE: Okay.",
);
const TEAGUE = { name: "R. Teague", ownPapers: ["report"] };
const quotes = (...given: Parameters<typeof statementsOf>) => statementsOf(...given).map(({ quote }) => quote);

it("takes the sentences of their own papers and their lines of a transcript, in order, nobody else's", () => {
  expect(quotes(TEAGUE, [REPORT, CAMERA], () => false)).toEqual([
    "I saw the car cross the line.",
    "It was a clear night.",
    "How much did you have?",
    "Step out of the car.",
  ]);
  expect(quotes({ name: "Jonah Marlow", ownPapers: [] }, [REPORT, CAMERA], () => false)).toEqual(["Two beers."]);
});

it("takes a line of a form when a finding rests on it, with its place on the page", () => {
  const [line] = statementsOf(TEAGUE, [REPORT], ({ quote }) => quote.startsWith("Reporting officer"));
  expect(line).toMatchObject({ documentId: "report", pageNumber: 1 });
  expect(REPORT.pages[0]!.text.slice(line!.start, line!.end)).toBe(line!.quote);
  expect(line!.quote).toContain("R. Teague");
});
