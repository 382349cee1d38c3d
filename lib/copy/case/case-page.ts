import type { LegalSystem } from "#lib/domain/legal-systems.ts";

/** The case page; specification sections 2.5, 4, 8 and 9. */
export const CASE_DETAIL = {
  pageTitle: "Case",
  loading: "Loading case details...",
  notFound: "Case not found",
  error: (message: string) => `Error: ${message}`,
  loadFailed: "Failed to load case data",
  back: "Back to Dashboard",
  notFoundText: "It does not exist, or you do not have access.",
  errorText: "Nothing was changed. Go back and open the case again.",
  caseNumber: "Case number",
  client: "Client",
  status: "Stage",
  team: "With",
  noClient: "Not specified",
  onThisPage: "On this page",
  demo: "DEMO",
  skinny: "The Skinny",
  noSummary: "No case summary available. Please analyze this case to generate an AI summary.",
  proTip: (persona: string) => `${persona}'s Pro Tip`,
  noTips: "No tips yet.",
  evidenceGaps: "Evidence Gaps",
  noGaps: "No gaps found.",
  usualGaps: (count: number) => `Commonly requested in such cases (${count})`,
  usualGapsText: "Such files usually include these. Where a page stands beside one, its words call for it.",
  missingExhibit: "Ex. ?",
  /** In its place where it is not sure that counsel lacks it. */
  checkExhibit: "check",
  verdict: (persona: string) => `${persona}'s Verdict on Your Case`,
  verdictShort: "Verdict",
  defenses: "Possible defenses",
  timeline: "Timeline",
  recommendation: "Strategic Recommendation",
  unverified: "Unverified - check before use",
  unverifiedText: "No quote for these was found on any page. They do not affect the odds.",
  unverifiedPartly: "Not every quote for these was found on its page. They do not affect the odds.",
  documents: (count: number) => `Case Documents (${count})`,
  documentsShort: "Case Documents",
  noDocuments: "No documents yet.",
  deleteText: "This deletes the case's files, pages, text and encryption keys.",
  delete: "Delete Case",
  deleteConfirm: "Are you sure you want to delete this case? This action cannot be undone.",
  deleteFailed: "Failed to delete case. Please try again.",
  showAll: (count: number) => `Show all ${count}`,
  showFewer: "Show fewer",
} as const;

/** The labels of the fact box in The Skinny. */
export const FACT_BOX = {
  charge: "Charge",
  when: "When",
  where: "Where",
  client: "Client",
  complainant: "Complainant",
  officers: "Officers",
  state: "The State says",
  papers: "Documents",
} as const;

export const ADDRESSED_LINES = {
  title: "Lines addressed to software",
  text: "These lines instruct software instead of describing what happened. They were not used.",
} as const;

export const SET_ASIDE = {
  title: "Set aside",
  text: "Rejected after they were found: by the model's second review, or by a check of its gaps against the pages. They do not affect the odds. Accept one to bring it back.",
} as const;

/** The menu at the right end of the head. */
export const CASE_ACTIONS = {
  title: "Case actions",
  backOffice: "Open in the back office",
} as const;

export const PRIORITY_EDIT = {
  label: "Priority",
  edit: "Edit priority",
  save: "Save",
  cancel: "Cancel",
  failed: "Failed to update priority. Please try again.",
} as const;

export const EDIT_CASE = {
  open: "Edit case",
  title: "Edit Case",
  caseName: "Case Name",
  clientName: "Client Name",
  description: "Description",
  status: "Stage",
  statusHint: "The stage you set stays until you change it. The analysis does not change it.",
  law: "Legal System",
  lawHint: "Determines which words and questions the rules use. Applies from the next analysis.",
  lawByPapers: "Inferred from the documents",
  colleagues: "Colleagues",
  colleaguesHint: "Selected colleagues can see this case and work on it.",
  colleaguesFailed: "Failed to load colleagues",
  loading: "Loading...",
  noTitle: "Please enter a case name",
  save: "Save Changes",
  cancel: "Cancel",
  saved: "Case updated",
  failed: "Failed to update case",
} as const;

export const LEGAL_SYSTEM_LABEL = {
  us: "United States",
  "england-and-wales": "England and Wales",
} as const satisfies Record<LegalSystem, string>;

export const CASE_DOCUMENTS = {
  add: "Add documents",
  /** Documents that came in after the analysis read the file. */
  notInAnalysis: (names: readonly string[]) =>
    `${names.join(", ")} ${names.length === 1 ? "is" : "are"} not in this analysis.`,
  readAgain: "Read again with the model",
  readAgainOf: (name: string) => `Read ${name} again with the model`,
} as const;
