/** Files within a PDF, in the viewer. */
export const ATTACHMENTS = {
  add: "Add the attached files to the case",
  adding: "Adding the attached files",
  added: (names: readonly string[]) => `Added to the case: ${names.join(", ")}.`,
  known: (names: readonly string[]) => `Already in the case: ${names.join(", ")}.`,
  left: (names: readonly string[]) =>
    `Not added (only PDF, DOC, DOCX and TXT files up to 50 MB): ${names.join(", ")}. Save them from the original.`,
  failed: "The attached files could not be added",
} as const;
