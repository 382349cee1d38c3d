import { expect, it } from "vitest";
import { type ReadDocument, statementsOf } from "./statements-of.ts";

const document = (documentId: string, text: string): ReadDocument => ({
  ...{ documentId, exhibit: 1, fileName: `${documentId}.txt` },
  pages: [{ pageNumber: 1, text }],
});
const REPORT = document(
  "report",
  "INCIDENT REPORT\nReporting officer: R. Teague, badge 3318\n\nI saw the car cross the line. It was a clear night.",
);
const CAMERA = document(
  "camera",
  "[23:52:04] OFC. TEAGUE: How much did you have?\n[23:52:09] MARLOW: Maybe two or three beers.\n[23:53:00] OFC. TEAGUE: Step out of the car.\n[23:53:09] OFC. TEAGUE: Okay. Sit there.",
);
const RECORD = document(
  "record",
  [
    "BREATH TEST RECORD",
    "Extract from the Breath Test Rules:",
    "Rule 4. The operator watches the subject for 15 minutes before the test.",
    "Rule 9. The instrument is calibrated every 12 months.",
    "",
    "Attach all supplements to this report. You may request a copy at the front desk.",
    "A person commits an offense if he drives with 0.080 or more.",
    "",
    "Read him his rights from the card. The samples agreed within the limit.",
  ].join("\n"),
);
const TEAGUE = { name: "R. Teague", ownPapers: ["report", "record"] };
const NOWHERE = { isCited: () => false, isContradicted: () => false };
const quotes = (...given: Parameters<typeof statementsOf>) => statementsOf(...given).map(({ quote }) => quote);

it("takes the sentences of their own papers and their lines of a transcript, in order, nobody else's", () => {
  expect(quotes(TEAGUE, [REPORT, CAMERA], NOWHERE)).toEqual([
    "I saw the car cross the line.",
    "It was a clear night.",
    "How much did you have?",
    "Step out of the car.",
  ]);
  expect(quotes({ name: "Jonah Marlow", ownPapers: [] }, [REPORT, CAMERA], NOWHERE)).toEqual([
    "Maybe two or three beers.",
  ]);
});

it("takes a line of a form when a finding rests on it, with its place on the page", () => {
  const isCited = ({ quote }: { readonly quote: string }) => quote.startsWith("Reporting officer");
  const [line] = statementsOf(TEAGUE, [REPORT], { ...NOWHERE, isCited });
  expect(line).toMatchObject({ documentId: "report", pageNumber: 1 });
  expect(REPORT.pages[0]!.text.slice(line!.start, line!.end)).toBe(line!.quote);
  expect(line!.quote).toContain("R. Teague");
});

it("leaves out rules and instructions that are printed on a form, not what its writer did", () => {
  expect(quotes(TEAGUE, [RECORD], NOWHERE)).toEqual([
    "Read him his rights from the card.",
    "The samples agreed within the limit.",
  ]);
});

it("takes short lines and standing text when a contradiction rests on them, not for another finding", () => {
  const rests = ({ quote }: { readonly quote: string }) => /^Sit there|^The operator watches/.test(quote);
  expect(quotes(TEAGUE, [CAMERA], { ...NOWHERE, isCited: rests })).not.toContain("Sit there.");
  expect(quotes(TEAGUE, [RECORD], { ...NOWHERE, isCited: rests })).toHaveLength(2);
  expect(quotes(TEAGUE, [CAMERA], { ...NOWHERE, isContradicted: rests })).toContain("Sit there.");
  expect(quotes(TEAGUE, [RECORD], { ...NOWHERE, isContradicted: rests })).toContain(
    "The operator watches the subject for 15 minutes before the test.",
  );
});
