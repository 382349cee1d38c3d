import { describe, expect, it } from "vitest";
import { findPeople } from "../../people/find-people.ts";
import { accountsOf } from "../../rules/contradictions/accounts.ts";
import { CONFLICT_POINTS } from "../../rules/contradictions/conflict-points.ts";
import { findContradictions } from "../../rules/contradictions/find-contradictions.ts";
import { isApart, readPoints } from "../../rules/contradictions/read-points.ts";
import { findCustodySequences } from "../../rules/sequences/sequences.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { createCaseClock } from "../../text/case-clock.ts";
import { readCaseText } from "../../text/case-text.ts";
import { ConflictExamplesSchema } from "../compile/conflict-schema.ts";
import { readExamples } from "../testing/read-examples.ts";

/** What makes two pages of plain sentences papers of one case. */
const HEAD = "INCIDENT REPORT\nPolice department, case number 24-0117.\nOfficer Hale, patrol.\nCharge: burglary.\n\n";

/** Ids of the points on which two papers with one sentence each differ, whether they are called a contradiction or not. */
function pointsOf(pair: readonly string[]): string[] {
  const caseText = readCaseText(makeDocuments(pair.map((text, index) => [`paper-${index + 1}.txt`, `${HEAD}${text}`])));
  const clock = createCaseClock(caseText);
  const custody = findCustodySequences(caseText, clock);
  const readings = readPoints(caseText, accountsOf(caseText), clock);
  const differing = readings.filter(({ mentions, differ }) =>
    mentions.some((one) => mentions.some((other) => isApart(differ, one, other))),
  );
  // Few words are shared by two sentences alone, so only points that are not read for the table are looked up here.
  const found = findContradictions(caseText, clock, custody, findPeople(caseText)).filter(({ point }) =>
    readings.every((reading) => reading.point.id !== point.id),
  );
  return [...found, ...differing].map(({ point }) => point.id);
}

describe.each(readExamples("conflicts", ConflictExamplesSchema))("conflicts: $id", ({ id: file, examples }) => {
  const id = CONFLICT_POINTS.find((point) => point.file === file)?.id;

  it.each(examples.yes)("differ: %s - %s", (...pair) => {
    expect(pointsOf(pair)).toContain(id);
  });

  it.each(examples.no)("do not differ: %s - %s", (...pair) => {
    expect(pointsOf(pair)).not.toContain(id);
  });
});
