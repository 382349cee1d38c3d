/** Reel in a New Fish; specification sections 2.6, 5 and 8. */
export const NEW_CASE = {
  title: "Reel in a New Fish",
  caseName: "Case Name",
  clientName: "Client Name",
  submit: "Let's Make Some Magic",
  cancel: "Forget About It",
  noFilesYet: "Opening a case without files?",
} as const;

/** What the button that starts a new case waits for. */
export const NEW_CASE_NEEDS = {
  caseName: "a case name",
  clientName: "a client name",
  file: "at least one file",
  all: (needed: readonly string[]) => `Still needed: ${new Intl.ListFormat("en-US").format(needed)}.`,
} as const;

export const NEW_CASE_ERROR = {
  namesMissing: "Please enter both case name and client name",
  filesMissing: "Please upload at least one case file",
  createFailed: "Failed to create case. Please try again.",
} as const;

/** Create New Case; specification sections 2.7, 5 and 8. */
export const SIMPLE_CASE = {
  title: "Create New Case",
  priority: "Priority",
  submit: "Create Case & Upload Files",
  cancel: "Cancel",
  haveFiles: "Have the files ready?",
  nameMissing: "Please enter a case name",
  clientMissing: "Please enter a client name",
  createFailed: "Failed to create case",
} as const;
