import { NEW_CASE_ERROR } from "#lib/copy/new-case.ts";

/** What a new case still lacks, in the order of the specification's texts; null when it may be uploaded. */
export function checkNewCase(given: {
  readonly caseName: string;
  readonly clientName: string;
  readonly fileCount: number;
}): string | null {
  if (given.caseName.trim() === "" || given.clientName.trim() === "") return NEW_CASE_ERROR.namesMissing;
  return given.fileCount === 0 ? NEW_CASE_ERROR.filesMissing : null;
}
