import { NEW_CASE_ERROR, NEW_CASE_NEEDS } from "#lib/copy/new-case.ts";

type Given = { readonly caseName: string; readonly clientName: string; readonly fileCount: number };

/** What a new case still lacks, in the order of the form: said beside the button that waits for it. */
export function stillNeeded({ caseName, clientName, fileCount }: Given): string | null {
  const needed = [
    ...(caseName.trim() === "" ? [NEW_CASE_NEEDS.caseName] : []),
    ...(clientName.trim() === "" ? [NEW_CASE_NEEDS.clientName] : []),
    ...(fileCount === 0 ? [NEW_CASE_NEEDS.file] : []),
  ];
  return needed.length === 0 ? null : NEW_CASE_NEEDS.all(needed);
}

/** What a new case still lacks, in the order of the specification's texts; null when it may be uploaded. */
export function checkNewCase(given: Given): string | null {
  if (given.caseName.trim() === "" || given.clientName.trim() === "") return NEW_CASE_ERROR.namesMissing;
  return given.fileCount === 0 ? NEW_CASE_ERROR.filesMissing : null;
}
