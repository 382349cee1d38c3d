/** The dialog that asks whose statements the outline is about. */
export const OUTLINE_DIALOG = {
  open: "Cross-examination outline (Word)",
  title: "Cross-examination outline",
  text: "One witness's statements with pages: first those contradicted elsewhere in the record, beside the other passage, then the rest.",
  witness: "Witness",
  withPaper: "With their own statement or report",
  others: "Others named",
  none: "The analysis lists no witnesses.",
  make: "Download outline",
  cancel: "Cancel",
  failed: "The outline could not be made. Please try again.",
  fileName: (witness: string, title: string) => `Cross-examination, ${witness} - ${title}.docx`,
} as const;

/** The words of the outline. It leaves the desk: dry. */
export const OUTLINE = {
  title: (witness: string) => `Cross-examination outline: ${witness}`,
  count: (statements: number, contradicted: number) =>
    `${statements === 1 ? "1 statement" : `${statements} statements`}, ${contradicted === 0 ? "none" : contradicted} contradicted elsewhere in the record.`,
  contradicted: (count: number) => `Contradicted elsewhere in the record (${count})`,
  others: (count: number) => `Other statements (${count})`,
  basis:
    "Statements are the sentences of the witness's own documents and the lines a transcript attributes to the witness, in the order of the record. Lines of fewer than four words and printed rules or instructions are listed only if contradicted. Contradictions are those the analysis found and no reviewer rejected.",
  head: ["", "The witness said", "Contradicted by"],
  none: "No statement by this witness was found in the record.",
} as const;
