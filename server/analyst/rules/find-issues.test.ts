import { expect, it } from "vitest";
import { readCase } from "../read-case.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { analyseByRules } from "./analyse-by-rules.ts";

/** The texts of the legal points of an incident report, by the file of knowledge that raises them. */
function pointsOf(text: string) {
  const report = `INCIDENT REPORT\nCounty Sheriff\nDate of incident: March 8, 2024 2250 hours\nA theft was reported.\n${text}`;
  return analyseByRules(readCase(makeDocuments([["incident report.pdf", report]]))).findings.flatMap((finding) =>
    finding.kind === "action" || finding.kind === "issue" ? [finding] : [],
  );
}
const stepsOf = (text: string, issue: string) => pointsOf(text).filter(({ ruleId }) => ruleId === `action.${issue}`);

it("names the step for what the page says, and quotes only what calls for it", () => {
  const [step] = stepsOf("The interview was never recorded.", "recording-gap");
  expect(step?.text).toMatch(/every note made of it/);
  const [lost] = stepsOf("The camera footage was overwritten.", "recording-gap");
  expect(lost?.text).toMatch(/copy exists/);
  const [both] = stepsOf("We searched the car with her consent to search.\n\nThe dog alerted on the trunk.", "search");
  expect(both?.citations.map(({ quote }) => quote)).toEqual(["We searched the car with her consent to search."]);
});

it.each([
  ["a thing", "I seized the knife on 03/08/2024.\n\nThe knife was logged into evidence on 03/12/2024.", 1],
  ["a person", "The defendant, having been lodged on 03/12/2024, appears in custody.", 0],
])("takes a late lodging of %s", (_, text, count) => {
  expect(stepsOf(text, "custody-chain")).toHaveLength(count);
});
