/** Upload Files to Case, and the older way to it; specification sections 2.8, 5 and 8. */
export const UPLOAD_TO_CASE = {
  title: "Upload Files to Case",
  caseTitle: "Case",
  client: "Client",
  notSpecified: "Not specified",
  back: "Back to Dashboard",
  skip: "Skip Upload",
  submit: "Upload Files & Start Analysis",
  loading: "Loading case information...",
  loadError: "Error Loading Case",
  loadFailed: "Failed to load case information",
  idMissing: "Case ID not found",
  filesMissing: "Please select files to upload",
  startFailed: "Failed to start analysis",
} as const;

export const LEGACY_UPLOAD = {
  title: "Upload Files",
  hint: "Pick the case that the files belong to.",
  pick: "Case",
  none: "Choose a case...",
  loading: "Loading cases...",
  loadError: "Error loading cases",
  loadFailed: "Failed to load cases",
  retry: "Try again",
  empty: "No cases",
  emptyText: "Get started by creating your first case.",
  newCase: "New Case",
} as const;
