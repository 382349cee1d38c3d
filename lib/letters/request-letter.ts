import { formatLongDate } from "#lib/format/dates.ts";
import { describeItem, ownWordsOf, type GapItem } from "#lib/domain/gap-item.ts";
import { canRequest, type LedgerState } from "#lib/domain/ledger.ts";
import { STANDARD_CLOSING, standardOpening } from "./standard-letter.ts";

/** A request letter with all its words. Dates are calendar dates `YYYY-MM-DD`. */
export type Letter = {
  readonly date: string;
  /** Several lines. */
  readonly recipient: string;
  /** After "Re:". */
  readonly subject: string;
  readonly caseNumber: string;
  readonly salutation: string;
  readonly opening: string;
  /** Part A, what the record names, and part B, what is commonly requested; the numbers run through both. */
  readonly named: readonly string[];
  readonly usual: readonly string[];
  readonly closing: string;
  readonly signer: string;
  /** Below the name: "Attorney for Jonah Marlow". */
  readonly signerRole: string;
};

export const LETTER_PARTS = { named: "A. Items named in the record", usual: "B. Items commonly requested" } as const;

/** What is missing, where the record mentions it, and which of these places a letter to the other side may name. */
type Requested = {
  readonly item: GapItem;
  /** A list of several items has too many places to say which is whose. */
  readonly isOnlyItem: boolean;
  /** In served papers only. */
  readonly places: readonly {
    /** The paper as the other side knows it: "Breath test record". */
    readonly paper: string;
    readonly pageNumber: number;
    /** The page's words where it says itself that the thing is missing; null where they may repeat the client. */
    readonly quote: string | null;
  }[];
};

/** Longest quote of a letter, characters; a longer one buries the request. */
const MAX_QUOTE = 240;

/**
 * One item of the letter: "Calibration certificate. Breath test record, p. 2: “Calibration certificate: not attached.”"; of a line
 * that is asked for in its own words, "Breath test record, p. 2: “No second sample was kept.”"
 */
export function requestLine({ item, isOnlyItem, places }: Requested): string {
  const words = ownWordsOf(item);
  if (words !== null) return requestInOwnWords(words, places);
  const thing = `${describeItem(item)}.`;
  if (!isOnlyItem || places.length === 0) return thing;
  const quoted = places.find(({ quote }) => quote !== null && quote.length <= MAX_QUOTE);
  if (quoted?.quote != null) return `${thing} ${quoted.paper}, p. ${quoted.pageNumber}: “${ended(flat(quoted.quote))}”`;
  const named = places.map(({ paper, pageNumber }) => `${paper}, p. ${pageNumber}`);
  return `${thing} See ${[...new Set(named)].join("; ")}.`;
}

/** The words only where a place lets them be quoted: they may repeat the client. */
function requestInOwnWords(words: string, places: Requested["places"]): string {
  const quoted = places.find(({ quote }) => quote !== null);
  if (quoted !== undefined) return `${quoted.paper}, p. ${quoted.pageNumber}: “${ended(words)}”`;
  const named = places.map(({ paper, pageNumber }) => `${paper}, p. ${pageNumber}`);
  return named.length === 0 ? `“${ended(words)}”` : `What is missing by ${[...new Set(named)].join("; ")}.`;
}

const flat = (text: string) => text.replace(/\s+/g, " ").trim();
const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

type Draft = Pick<Letter, "recipient" | "subject" | "salutation" | "signer" | "signerRole"> & {
  /** Null: the standard words. */
  readonly opening: string | null;
  readonly closing: string | null;
  readonly days: number;
  /** The ticked items; text null: the words of the ledger. */
  readonly items: readonly { readonly id: string; readonly text: string | null }[];
};
type LedgerItem = {
  readonly id: string;
  readonly basis: "stated" | "mentioned" | "usual";
  readonly state: LedgerState;
  readonly isOurs: boolean;
  readonly requestText: string;
  readonly firstRequestedOn: string | null;
};

/** What the letter says of an item that nobody edited. */
export function standardRequest({ requestText, firstRequestedOn }: Omit<LedgerItem, "id" | "basis">): string {
  return firstRequestedOn === null
    ? requestText
    : `${requestText} First requested ${formatLongDate(firstRequestedOn)}.`;
}

/** The letter as it would go out: exactly the ticked items that can be requested, in the order of the ledger. */
export function composeLetter(given: {
  readonly draft: Draft;
  readonly items: readonly LedgerItem[];
  readonly caseNumber: string;
  readonly date: string;
}): Letter {
  const { draft, items, caseNumber, date } = given;
  const { recipient, subject, salutation, signer, signerRole } = draft;
  const texts = new Map(draft.items.map(({ id, text }) => [id, text]));
  const ticked = items.filter((item) => texts.has(item.id) && canRequest(item));
  const linesOf = (part: readonly LedgerItem[]) => part.map((item) => texts.get(item.id) ?? standardRequest(item));
  return {
    ...{ date, recipient, subject, caseNumber, salutation, signer, signerRole },
    opening: draft.opening ?? standardOpening(draft.days),
    named: linesOf(ticked.filter(({ basis }) => basis !== "usual")),
    usual: linesOf(ticked.filter(({ basis }) => basis === "usual")),
    closing: draft.closing ?? STANDARD_CLOSING,
  };
}

/** The whole letter as plain text, for the clipboard. */
export function letterText(letter: Letter): string {
  const part = (title: string, items: readonly string[], from: number) =>
    items.length === 0 ? [] : [[title, ...items.map((item, index) => `${from + index}. ${item}`)].join("\n")];
  return [
    letter.recipient,
    formatLongDate(letter.date),
    [`Re: ${letter.subject}`, `Our file ${letter.caseNumber}`].join("\n"),
    letter.salutation,
    letter.opening,
    ...part(LETTER_PARTS.named, letter.named, 1),
    ...part(LETTER_PARTS.usual, letter.usual, letter.named.length + 1),
    letter.closing,
    [letter.signer, letter.signerRole].filter((line) => line !== "").join("\n"),
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}
