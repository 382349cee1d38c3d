import type { EvidenceSide } from "../../domain/charge-elements.ts";

/** The elements of the charges of a case. Dry: this is work product. */
export const ELEMENTS = {
  title: "Elements",
  count: (elements: number, without: number) =>
    [`${elements} ${elements === 1 ? "element" : "elements"}`, without > 0 && `${without} with no evidence noted`]
      .filter(Boolean)
      .join(", "),
  none: "None entered",
  about:
    "Enter what the prosecution has to prove for each charge, and choose the quotes for and against each element. They go into the case memo.",
  loadFailed: "The elements could not be loaded.",
  retry: "Try again",
  add: "Add a charge",
  edit: (charge: string) => `Edit: ${charge}`,
  noneNoted: "None noted",
  choose: "Choose evidence",
  chooseFor: (element: string) => `Choose evidence: ${element}`,
  suggested: (count: number) => `${count} suggested by the rules`,
  remove: (quote: string) => `Remove: “${quote}”`,
  failed: "That was not saved. Please try again.",
} as const;

export const EVIDENCE_SIDE_LABEL = {
  for: "Evidence for the element",
  against: "Evidence against the element",
} as const satisfies Record<EvidenceSide, string>;

export const CHARGE_FORM = {
  add: "Add a charge",
  edit: "Edit charge",
  template: "Start from",
  noTemplate: "A blank list",
  templateHint: "Usual elements. Check them against the statute and the jury instruction.",
  name: "Charge",
  element: (number: number) => `Element ${number}`,
  removeElement: (number: number) => `Remove element ${number}`,
  quotes: (count: number) => `${count} ${count === 1 ? "quote" : "quotes"}`,
  more: "Elements, one per line",
  moreOfCharge: "Further elements, one per line",
  moreHint: "Paste them from the statute or the jury instruction. Numbering is removed.",
  tooLong: "Please keep an element under 1,000 characters",
  tooMany: "Please keep to 30 elements for one charge",
  noElements: "Please enter at least one element",
  remove: "Delete the charge",
  removeText: "This also deletes its elements and the evidence chosen for them. Documents do not change.",
  cancel: "Cancel",
  save: "Save",
} as const;

export const EVIDENCE_DIALOG = {
  title: "Evidence for or against the element",
  search: "Find a quote or passage",
  searchHint: "Words of a quote, a finding or a page",
  suggested: "Suggested by the rules",
  all: "All quotes of the latest analysis",
  passages: "Other passages in the documents",
  passagesHint: "For or Against adds the whole sentence.",
  searching: "Searching the documents...",
  searchFailed: "The documents could not be searched. Please try again.",
  none: "No matching quotes or passages.",
  noAnalysis: "The quotes come from the analysis. Analyze the case first.",
  more: (count: number) => `${count} more. Search to narrow the list.`,
  for: "For",
  against: "Against",
  /** The name of a button; the quote is read before it. */
  press: (side: string, place: string) => `${side}: ${place}`,
  done: "Done",
} as const;
