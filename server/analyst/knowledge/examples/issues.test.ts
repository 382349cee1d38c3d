import { LEGAL_SYSTEMS } from "#lib/domain/legal-systems.ts";
import { describe, expect, it } from "vitest";
import { findCuesOf, ISSUES } from "../../rules/points/find-issues.ts";
import { readCaseText } from "../../text/case-text.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import { readExamples } from "../testing/read-examples.ts";

const REPORT = "INCIDENT REPORT\nOfficer Hale of the police arrested the suspect for burglary.\nUnit 4, beat 22.\n";
const STATEMENT = "WITNESS STATEMENT\nStatement of Ann Cole\n";

/** Numbers of the issue's cues that the text answers to when the police write it, or when a witness does. */
function cuesIn(text: string, id: string): number[] {
  const texts = [
    readCaseText(makeDocuments([["report.txt", `${REPORT}\n${text}`]])),
    readCaseText(
      makeDocuments([
        ["report.txt", REPORT],
        ["statement.txt", `${STATEMENT}\n${text}`],
      ]),
    ),
  ];
  return ISSUES.filter(({ issue }) => issue.id === id).flatMap((pattern) =>
    texts.flatMap((caseText) =>
      LEGAL_SYSTEMS.flatMap((law) => findCuesOf(pattern, caseText, { offence: pattern.issue.in?.[0] ?? "other", law }))
        .filter(({ hits }) => hits.some(({ sentence }) => text.includes(sentence.text)))
        .map(({ cue }) => pattern.cues.indexOf(cue)),
    ),
  );
}

describe.each(readExamples("issues", ExamplesSchema))("issues: $id", ({ id, examples }) => {
  it.each(examples.yes)("pointed to by: %s", (text) => {
    expect(cuesIn(text, id)).not.toEqual([]);
  });

  it.each(examples.no)("not pointed to by: %s", (text) => {
    expect(cuesIn(text, id)).toEqual([]);
  });
});
