import { expect, it } from "vitest";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCaseText } from "../../text/case-text.ts";
import { accountsOf } from "./accounts.ts";

const HEAD = "INCIDENT REPORT\nPolice department, case number 24-0117.\nOfficer Hale, patrol.\n\n";

function isAccount(text: string): boolean {
  const caseText = readCaseText(makeDocuments([["report.txt", `${HEAD}${text}`]]));
  return accountsOf(caseText).some((sentence) => sentence.text === text);
}

it.each(["He weighed the bag at 12 grams.", "She did not see the knife.", "You told me to leave, and I left."])(
  "tells what happened: %s",
  (text) => {
    expect(isAccount(text)).toBe(true);
  },
);

it.each([
  "Charge: possession of 10 grams or more.",
  "Violation of Section 12, a felony of the second degree.",
  "The legal limit is 0.08 grams.",
  "The reporting limit of the method is 0.01 grams.",
  "The loss exceeds 2,500 dollars.",
  "The officer shall not use the radio.",
  "Did he hit you or push you",
  "Who had the gun?",
  "The operator watches the subject for 15 minutes before the test.",
  "So you were asleep.",
])("tells nothing: %s", (text) => {
  expect(isAccount(text)).toBe(false);
});
