/** Reel in a New Fish; specification sections 2.6, 5 and 8. */
export const NEW_CASE = {
  title: "Reel in a New Fish",
  caseName: "Case Name",
  clientName: "Client Name",
  submit: "Let's Make Some Magic",
  cancel: "Forget About It",
  errorTitle: "Hold Up!",
} as const;

export const NEW_CASE_ERROR = {
  namesMissing: "Please enter both case name and client name",
  filesMissing: "Please upload at least one case file",
  noneAdded: "All selected files were invalid or already added",
  noneUploaded: "Failed to upload files. Please try again.",
  /** A case must not start without a document that its owner dropped in: the flow holds until it is retried or removed. */
  someBusted: (count: number) =>
    count === 1
      ? "One file did not upload. Retry it or remove it, then go on."
      : `${count} files did not upload. Retry or remove them, then go on.`,
  createFailed: "Failed to create case. Please try again.",
  unexpected: "An unexpected error occurred. Please try again.",
  removeFailed: "Failed to delete file",
} as const;
