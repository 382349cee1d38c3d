import { documentsLabel } from "./documents.ts";

/** The card below the coverage line after new documents came in. */
export const CHANGES = {
  title: (documents: number) => `What ${documentsLabel(documents)} changed`,
  since: (date: string) => `Compared with the analysis of ${date}.`,
  contradicted: "Contradicted by the new documents",
  weakened: "Weakened",
  strengthened: "Strengthened",
  added: "New points",
  gapsClosed: "No longer missing",
  nothing: "No point changed and nothing that was missing came in.",
  dismiss: "Dismiss",
} as const;
