import type { PapersOfKind } from "#lib/domain/facts.ts";
import type { CaseDocument } from "../text/case-text.ts";
import type { DocumentKind } from "../reading-terms.ts";

/** In the order in which they are listed. */
const NAMES: readonly (readonly [DocumentKind, string])[] = [
  ["charge", "charging document"],
  ["incident-report", "police report"],
  ["warrant", "warrant"],
  ["witness-statement", "witness statement"],
  ["interview-record", "interview record"],
  ["camera-transcript", "camera record"],
  ["emergency-call", "emergency call"],
  ["dispatch-log", "dispatch log"],
  ["identification-record", "identification record"],
  ["field-sobriety-record", "field sobriety record"],
  ["breath-record", "breath test record"],
  ["lab-report", "lab report"],
  ["calibration-record", "calibration record"],
  ["medical-record", "medical record"],
  ["rights-form", "rights form"],
  ["detention-record", "detention record"],
  ["custody-log", "custody log"],
  ["property-record", "property record"],
  ["photo-log", "photo log"],
  ["training-record", "training record"],
  ["schedule", "schedule"],
  ["filing", "court filing"],
  ["unknown", "other document"],
];

const UNKNOWN: ReadonlySet<string> = new Set(["other document", "document", "other paper", "paper"]);

/** Whether a name of these lists says what kind of paper it is. */
export function namesKind(name: string): boolean {
  return !UNKNOWN.has(name);
}

/** The papers of a case by kind, as far as file name and heading show it. Documents without any text are left out. */
export function listPapers(documents: readonly CaseDocument[]): PapersOfKind[] {
  const byKind = Map.groupBy(
    documents.filter(({ pages }) => pages.some(({ text }) => text.trim() !== "")),
    ({ kind }) => kind,
  );
  return NAMES.flatMap(([kind, name]) => {
    const own = byKind.get(kind);
    // "3 other documents" and nothing else would suggest that there are more.
    const isOnly = kind === "unknown" && byKind.size === 1;
    return own === undefined ? [] : [{ name: isOnly ? "document" : name, documentIds: own.map(({ id }) => id) }];
  });
}
