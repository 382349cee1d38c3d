import type { LedgerStanding, RefusalStep } from "../../domain/ledger.ts";
import type { LegalSystem } from "../../domain/legal-systems.ts";

const items = (count: number) => `${count} ${count === 1 ? "item" : "items"}`;
const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

export const LEDGER = {
  title: "Discovery ledger",
  loading: "Loading the ledger...",
  loadFailed: "The ledger could not be loaded.",
  notFound: "Case not found",
  notFoundText: "The case does not exist, or you do not have access.",
  errorText: "Try again in a moment.",
  back: "Back to the case",
  /** Counts what the record names: what such cases usually include is no gap. */
  summary: (named: number, overdue: number, refused: number) =>
    [`${items(named)} named in the record`, overdue > 0 && `${overdue} overdue`, refused > 0 && `${refused} refused`]
      .filter(Boolean)
      .join(", "),
  add: "Add an item",
  show: "Show",
  all: "All",
  named: "Named in the record",
  usual: "Commonly requested",
  usualCount: (count: number) => `${count}, not counted as gaps`,
  tickAll: "All open and overdue",
  showOthers: (count: number) => `Show the other ${count}`,
  noneNamed: "The record mentions nothing missing. Run an analysis, or add an item.",
  noneShown: "No items with this status.",
  byHand: "Added by hand.",
  restsOnClient: "Based on the client's own words. Never in a letter.",
  updateItem: (text: string) => `Update: ${text}`,
  failed: "That was not saved. Please try again.",
} as const;

export const STANDING_LABEL = {
  open: "Open",
  requested: "Requested",
  overdue: "Overdue",
  received: "Received",
  refused: "Refused",
  ours: "Yours to find",
} as const satisfies Record<LedgerStanding, string>;

export const STANDING_TEXT = {
  overdue: (late: number) => `Overdue ${days(late)}`,
  notAsked: "Not requested yet",
  firstRequested: (date: string) => `First requested ${date}`,
  letter: (number: number) => `Letter ${number}`,
  due: (date: string) => `due ${date}`,
  dueAlone: (date: string) => `Due ${date}`,
  mayBe: (exhibit: string) => `${exhibit} may be it`,
  as: (date: string) => `${date} as`,
  refused: (date: string, reason: string) => (reason === "" ? `${date}, no reason given.` : `${date}: “${reason}”.`),
  chase: "Follow up",
  chaseItem: (text: string) => `Follow up: put ${text} into the letter`,
  next: "Next steps",
  nextFor: (text: string) => `Next steps: ${text}`,
} as const;

export const SUGGESTION = {
  text: (exhibit: string, date: string, number: number, text: string) =>
    `${exhibit} was added on ${date} and looks like item ${number}: ${text}.`,
  received: "Mark received",
  notThis: "Not this",
} as const;

export const LETTER = {
  title: "Request letter",
  draft: (count: number) => (count === 0 ? "Draft, nothing selected" : `Draft, ${items(count)} selected`),
  settings: "Letter settings",
  settingsTitle: "Recipient, signature, response time",
  re: (subject: string) => `Re: ${subject}`,
  file: (caseNumber: string) => `Our file ${caseNumber}`,
  opening: "Opening",
  closing: "Closing",
  item: (number: number) => `Item ${number}`,
  nothing: "Select the items that the letter should request.",
  markSent: "Mark as sent",
  word: "Word",
  copy: "Copy",
  copied: "Copied",
  copyWhat: "the letter",
  wordFailed: "The document could not be made.",
  saved: (time: string) => `Saved ${time}`,
  saving: "Saving...",
  unsaved: "Not saved yet",
  saveFailed: "Not saved: the server is not responding. Your text is kept in this browser.",
  sent: "Sent:",
  sentLetter: (number: number, date: string) => `Letter ${number}, ${date}`,
  sentItems: (count: number) => `(${items(count)})`,
  rule: "Only selected items are included. The client is never quoted.",
  otherDays: (named: number, counted: number) =>
    `The letter gives ${days(named)} to answer, but the ledger will count ${counted}. Change the letter or "Days to answer".`,
  conflictTitle: "This letter was changed elsewhere",
  conflictText: (name: string | null) =>
    `${name ?? "Someone"} saved another version, in another tab or on another computer. Your version is not lost: choose which one to keep.`,
  keepMine: "Keep mine",
  takeTheirs: "Use the other version",
  sentOn: (date: string, due: string, by: string | null) =>
    `Sent ${date}${by === null ? "" : ` by ${by}`}, answer due ${due}.`,
} as const;

export const LETTER_SETTINGS = {
  recipient: "Recipient",
  subject: "Re",
  salutation: "Salutation",
  signer: "Signature",
  signerRole: "Below the signature",
  days: "Days to answer",
  daysError: "Please enter 1 to 365 days",
  done: "Done",
  standard: "Use the standard wording",
} as const;

export const SEND_LETTER = {
  title: "Mark as sent",
  text: "This does not send anything. It saves the letter as it is and marks its items as requested.",
  date: "Date sent",
  due: (date: string) => `The answer is due ${date}.`,
  confirm: "Mark as sent",
  cancel: "Cancel",
  done: (number: number) => `Letter ${number} is saved and its items are marked as requested`,
} as const;

export const UPDATE_ITEM = {
  title: "Update item",
  state: "What happened",
  states: {
    open: "Open: not requested",
    requested: "Requested",
    received: "Received",
    refused: "Refused",
    ours: "Yours to find: never in a letter",
  },
  requestedOn: "Requested on",
  dueOn: "Answer due",
  receivedOn: "Received on",
  receivedAs: "As",
  noExhibit: "Not in the file",
  refusedOn: "Refused on",
  reason: "Reason, as worded in the response",
  save: "Save",
  cancel: "Cancel",
  remove: "Remove item",
  removeTitle: "Remove this item?",
  removeText: "It is removed from the ledger. Letters that requested it do not change.",
} as const;

export const ADD_ITEM = {
  title: "Add an item",
  text: "What is missing",
  part: "Part",
  parts: {
    named: LEDGER.named,
    usual: LEDGER.usual,
    ours: "Yours to find: never in a letter",
  },
  add: "Add",
  cancel: "Cancel",
} as const;

type Steps = Readonly<Record<RefusalStep, readonly string[]>>;

export const WHAT_NEXT = {
  title: "Next steps",
  refusal: (date: string, reason: string) => (reason === "" ? `Refused ${date}.` : `Refused ${date}: “${reason}”`),
  again: "Ask again in the letter",
  close: "Close",
  caution: "Common steps, not legal advice. Check the rules and time limits of your court.",
  steps: {
    us: {
      lost: [
        "Ask in writing when, by whom and under what policy it was destroyed, and whether a copy exists.",
        "Consider a motion for lost or destroyed evidence: dismissal, exclusion or an adverse-inference instruction.",
        "Send a preservation letter now for every other recording of this event.",
      ],
      protected: [
        "Ask for the specific ground and, for a privilege, a log of what is withheld.",
        "Consider a motion to compel with in camera review by the court.",
        "Offer redaction or a protective order if that meets the concern.",
      ],
      denied: [
        "Reply with the page that shows the item exists and why it is material to the defense.",
        "Consider a motion to compel.",
        "If a third party holds it, consider a subpoena, and a preservation letter until then.",
      ],
      unclear: [
        "Ask for the reason in writing: does the item not exist, or is it withheld?",
        "Consider a motion to compel.",
        "Send a preservation letter so that nothing is lost in the meantime.",
      ],
    },
    "england-and-wales": {
      lost: [
        "Ask for a written account of when and why it was destroyed, and whether a copy exists.",
        "Consider an application to stay the proceedings as an abuse of process, or to exclude evidence.",
        "Ask in writing that every other recording of this event is preserved.",
      ],
      protected: [
        "Ask whether public interest immunity is claimed, and whether a judge has ruled on it.",
        "Consider an application for disclosure under section 8 of the Criminal Procedure and Investigations Act 1996.",
        "Offer redaction if that meets the concern.",
      ],
      denied: [
        "Reply with the page that shows the item exists and the issue in the defence statement it goes to.",
        "Consider an application for disclosure under section 8 of the Criminal Procedure and Investigations Act 1996.",
        "If a third party holds it, consider a witness summons.",
      ],
      unclear: [
        "Ask for the reason in writing: does the item not exist, or is it withheld?",
        "Consider an application for disclosure under section 8 of the Criminal Procedure and Investigations Act 1996.",
        "Ask in writing that the item is preserved in the meantime.",
      ],
    },
  } satisfies Readonly<Record<LegalSystem, Steps>>,
} as const;
