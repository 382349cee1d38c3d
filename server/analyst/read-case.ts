import type { SourceDocument } from "./findings.ts";
import { findPeople, type Person } from "./people/find-people.ts";
import { tellClientApart } from "./people/tell-client-apart.ts";
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
  /** By all the names that the case and its papers give to the client. */
  readonly clientNames: readonly string[];
};

type KnownOfCase = { readonly legalSystem?: LegalSystem | null; readonly clientName?: string | null };

/**
 * Splits a case into sentences and finds its people. Seconds of CPU for a long record: call it once per analysis. Pure.
 * @param known what the case says of itself: the legal system that a person chose and the client's name; null, as without it:
 *   the papers decide
 */
export function readCase(documents: readonly SourceDocument[], known: KnownOfCase = {}): CaseReading {
  const { legalSystem = null, clientName = null } = known;
  const text = readCaseText(documents);
  const people = tellClientApart(text, findPeople(text), clientName);
  const inRecord = people.filter(({ isClient }) => isClient).map(({ name }) => name);
  const clientNames = [...new Set([...(clientName === null ? [] : [clientName]), ...inRecord])];
  return { documents, text, people, law: decideLaw(text, legalSystem), clientNames };
}
