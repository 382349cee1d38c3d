/** The dialog that asks whose statements the outline is about. */
export const OUTLINE_DIALOG = {
  open: "Cross-examination outline (Word)",
  title: "Cross-examination outline",
  text: "The statements of one witness in order, each with what contradicts it, and the pages.",
  witness: "Witness",
  withPaper: "With a statement or report of their own",
  others: "Others named",
  none: "The analysis lists nobody who could be examined.",
  make: "Download outline",
  cancel: "Cancel",
  failed: "The outline could not be made. Please try again.",
  fileName: (witness: string, title: string) => `Cross-examination, ${witness} - ${title}.docx`,
} as const;

/** The words of the outline. It leaves the desk: dry. */
export const OUTLINE = {
  title: (witness: string) => `Cross-examination outline: ${witness}`,
  count: (statements: number, contradicted: number) =>
    `${statements === 1 ? "1 statement" : `${statements} statements`}, ${contradicted} contradicted elsewhere in the record.`,
  basis:
    "Statements are the sentences of the witness's own papers and the lines that a transcript gives to the witness, in the order of the record. Contradictions are those that the analysis found and nobody rejected.",
  head: ["", "The witness said", "Contradicted by"],
  none: "No statement by this witness was found in the record.",
} as const;
