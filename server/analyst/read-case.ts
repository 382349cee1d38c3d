import type { SourceDocument } from "./findings.ts";
import { findPeople, type Person } from "./people/find-people.ts";
import { readCaseText, type CaseText } from "./text/case-text.ts";

/** What every part of an analysis by rules starts from. Sentences refer to their documents, so it does not leave its thread. */
export type CaseReading = {
  readonly documents: readonly SourceDocument[];
  readonly text: CaseText;
  /** Everybody the record names, in order of first mention. */
  readonly people: readonly Person[];
};

/** Splits a case into sentences and finds its people. Seconds of CPU for a long record: call it once per analysis. Pure. */
export function readCase(documents: readonly SourceDocument[]): CaseReading {
  const text = readCaseText(documents);
  return { documents, text, people: findPeople(text) };
}
