import type { SourceDocument } from "./findings.ts";
import { findPeople, type Person } from "./people/find-people.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import { decideLaw, type Law } from "./text/legal-system.ts";
import { readCaseText, type CaseText } from "./text/case-text.ts";

/** What every part of an analysis by rules starts from. Sentences refer to their documents, so it does not leave its thread. */
export type CaseReading = {
  readonly documents: readonly SourceDocument[];
  readonly text: CaseText;
  /** Everybody the record names, in order of first mention. */
  readonly people: readonly Person[];
  readonly law: Law;
};

/**
 * Splits a case into sentences and finds its people. Seconds of CPU for a long record: call it once per analysis. Pure.
 * @param chosen the legal system that a person chose for the case; null: the papers decide
 */
export function readCase(documents: readonly SourceDocument[], chosen: LegalSystem | null = null): CaseReading {
  const text = readCaseText(documents);
  return { documents, text, people: findPeople(text), law: decideLaw(text, chosen) };
}
