import { expect, test } from "vitest";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import { analyseByRules } from "../rules/analyse-by-rules.ts";
import { readCase } from "../read-case.ts";
import { makeDocuments } from "../testing/make-documents.ts";

const ENGLISH = makeDocuments([
  [
    "mg11.txt",
    "WITNESS STATEMENT MG11\nPC 4417 Hale of the constabulary cautioned him. The custody sergeant called a solicitor.",
  ],
]);
const AMERICAN = makeDocuments([
  [
    "report.txt",
    "INCIDENT REPORT\nDeputy Hale read him Miranda at the county jail. The grand jury sat on a felony charge.",
  ],
]);

test("the papers decide whose words a case is read with", () => {
  expect(readCase(ENGLISH).law).toEqual({
    system: "england-and-wales",
    isGuess: true,
    isShown: true,
    isElsewhere: false,
  });
  expect(readCase(AMERICAN).law).toEqual({ system: "us", isGuess: true, isShown: true, isElsewhere: false });
});

test("a case of another country is told of no act or case of either system", () => {
  const report =
    "INCIDENT REPORT\nGarda Hale of the Garda station conducted a traffic stop on a report of weaving. Garda Orr arrested the driver.\nThe recording has never been served on us.";
  const textsOf = (legalSystem: LegalSystem | null) => {
    const reading = readCase(makeDocuments([["incident report.txt", report]]), { legalSystem });
    return analyseByRules(reading).findings.flatMap(({ kind, text }) =>
      kind === "issue" || kind === "defense" ? [text] : [],
    );
  };
  expect(readCase(makeDocuments([["incident report.txt", report]])).law).toMatchObject({
    isElsewhere: true,
    isShown: false,
  });
  expect(textsOf(null)).toEqual(
    expect.arrayContaining([
      "Is there favorable material that has not been disclosed?",
      "Challenge to the stop (its grounds)",
    ]),
  );
  expect(textsOf("us").join()).toMatch(/Brady/);
});

test("a choice counts more than the papers", () => {
  expect(readCase(ENGLISH, { legalSystem: "us" }).law).toEqual({
    system: "us",
    isGuess: false,
    isShown: true,
    isElsewhere: false,
  });
});

test("a stray abbreviation makes no English case", () => {
  expect(readCase(makeDocuments([["note.txt", "INCIDENT REPORT\nThe PS 3 was on the table."]])).law.system).toBe("us");
});

test("the choice decides how dates are written, too", () => {
  const note = makeDocuments([
    ["note.txt", "Police note\nOfficer Orr arrested the driver on 03/04/2024 at 2250 hours after a robbery."],
  ]);
  const dayOf = (chosen: LegalSystem | null) =>
    analyseByRules(readCase(note, { legalSystem: chosen })).findings.flatMap((finding) =>
      finding.kind === "event" ? [finding.when.date] : [],
    );
  expect(dayOf("england-and-wales")).toEqual(["2024-04-03"]);
  expect(dayOf("us")).toEqual(["2024-03-04"]);
  expect(dayOf(null)).toEqual([null]);
});
