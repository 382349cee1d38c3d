import { z } from "zod";
import { GAP_BASES } from "../domain/findings.ts";
import { LEDGER_STATES, MAX_RESPONSE_DAYS } from "../domain/ledger.ts";
import { LEGAL_SYSTEMS } from "../domain/legal-systems.ts";
import { Citation } from "./findings.ts";
import { CalendarDate, Id, IdParams, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";

export const LedgerItem = z.object({
  id: Id,
  /** Of the latest completed analysis; null for an item that it does not find any more, or that was added by hand. */
  findingId: Id.nullable(),
  pointId: z.string().nullable(),
  /** Rank of the point of the case page that it belongs to; null for one that belongs to none. */
  pointRank: z.int().nullable().default(null),
  /** `usual` stands under "Commonly requested", every other one under "Named in the record". */
  basis: z.enum(GAP_BASES),
  isByHand: z.boolean(),
  text: z.string(),
  detail: z.string(),
  citations: z.array(Citation),
  /** Rests on the client's words: yours to find, never in a letter. */
  isOurs: z.boolean(),
  state: z.enum(LEDGER_STATES),
  firstRequestedOn: z.string().nullable(),
  /** Number of the latest letter that asked for it. */
  letterNumber: z.int().nullable(),
  dueOn: z.string().nullable(),
  /** When it was received or refused. */
  settledOn: z.string().nullable(),
  receivedAs: z.object({ documentId: Id, exhibit: z.int().nullable(), fileName: z.string() }).nullable(),
  reason: z.string().nullable(),
  /** What the letter says of it unless it is edited there; without the client's words. */
  requestText: z.string(),
});
export type LedgerItem = z.infer<typeof LedgerItem>;

/** lib/domain/request-letter.ts */
export const Letter = z.object({
  date: z.string(),
  recipient: z.string(),
  subject: z.string(),
  caseNumber: z.string(),
  salutation: z.string(),
  opening: z.string(),
  named: z.array(z.string()),
  usual: z.array(z.string()),
  closing: z.string(),
  signer: z.string(),
  signerRole: z.string(),
});

const LONG = "Please keep this shorter";
/** The letter that a case is working on. Null: the standard words. */
export const DraftContent = z.object({
  recipient: z.string().max(2000, LONG),
  subject: z.string().max(500, LONG),
  salutation: z.string().max(300, LONG),
  opening: z.string().max(5000, LONG).nullable(),
  closing: z.string().max(5000, LONG).nullable(),
  signer: z.string().max(300, LONG),
  signerRole: z.string().max(500, LONG),
  /** Days for an answer. */
  days: z.int().min(1).max(MAX_RESPONSE_DAYS),
  /** The ticked items, each with its words where they were edited. */
  items: z.array(z.object({ id: Id, text: z.string().max(2000, LONG).nullable() })).max(500),
});
export type DraftContent = z.infer<typeof DraftContent>;

export const Draft = z.object({
  /** 0 while nothing was saved. */
  version: z.int(),
  content: DraftContent,
  savedAt: Time.nullable(),
  /** Full name. */
  savedBy: z.string().nullable(),
});
export type Draft = z.infer<typeof Draft>;

export const SentLetter = z.object({
  id: Id,
  number: z.int(),
  sentOn: z.string(),
  dueOn: z.string(),
  /** Full name; null when the account is gone. */
  sentBy: z.string().nullable(),
  letter: Letter,
});
export type SentLetter = z.infer<typeof SentLetter>;

export const Ledger = z.object({
  title: z.string(),
  caseNumber: z.string(),
  law: z.enum(LEGAL_SYSTEMS).nullable(),
  /** What the record names, then what is commonly requested, each in the order of the analysis. */
  items: z.array(LedgerItem),
  draft: Draft,
  /** The newest first. */
  letters: z.array(SentLetter),
  /** Documents that came in after an item was requested, or added, and look like it. */
  suggestions: z.array(
    z.object({ itemId: Id, documentId: Id, exhibit: z.int().nullable(), fileName: z.string(), uploadedAt: Time }),
  ),
});
export type Ledger = z.infer<typeof Ledger>;

export const getLedger = defineCall({
  method: "GET",
  path: "/api/case/{id}/ledger",
  access: "user",
  params: IdParams,
  response: Ledger,
});

const ItemText = z
  .string("Please enter what is missing")
  .trim()
  .min(1, "Please enter what is missing")
  .max(500, "Please keep the item under 500 characters");

export const addLedgerItem = defineCall({
  method: "POST",
  path: "/api/case/{id}/ledger/items",
  access: "user",
  status: 201,
  params: IdParams,
  body: z.object({
    text: ItemText,
    /** Which part of the ledger and the letter it goes to. */
    part: z.enum(["named", "usual"]).default("named"),
    isOurs: z.boolean().default(false),
  }),
  response: Ledger,
});

const ItemParams = z.object({ id: Id, itemId: Id });

/** What is left out stays, except what belongs to another state. */
export const updateLedgerItem = defineCall({
  method: "PUT",
  path: "/api/case/{id}/ledger/items/{itemId}",
  access: "user",
  params: ItemParams,
  body: z.object({
    state: z.enum(LEDGER_STATES).optional(),
    /** When it was requested, received or refused; today in UTC when absent. */
    on: CalendarDate.optional(),
    /** With `requested`: when the answer is due; 14 days later when absent. */
    dueOn: CalendarDate.optional(),
    /** With `received`: the document of the case that it became. */
    receivedAs: Id.nullable().optional(),
    /** With `refused`: why, as the answer says. */
    reason: z.string().trim().max(1000, "Please keep the reason under 1,000 characters").optional(),
    isOurs: z.boolean().optional(),
    /** A document that is not this item: it is not suggested again. */
    notDocumentId: Id.optional(),
  }),
  response: Ledger,
});

/** An item that was added by hand; 404 for one of the analysis. */
export const deleteLedgerItem = defineCall({
  method: "DELETE",
  path: "/api/case/{id}/ledger/items/{itemId}",
  access: "user",
  params: ItemParams,
});

/** 409 when somebody saved since the version that the caller has. */
export const saveRequestDraft = defineCall({
  method: "PUT",
  path: "/api/case/{id}/ledger/draft",
  access: "user",
  params: IdParams,
  body: z.object({ version: z.int().min(0).max(1_000_000_000), content: DraftContent }),
  response: Draft,
});

/** Keeps the letter as it is, marks its items requested, and unticks them. 409 as for saving. */
export const sendRequestLetter = defineCall({
  method: "POST",
  path: "/api/case/{id}/ledger/letters",
  access: "user",
  status: 201,
  params: IdParams,
  body: z.object({ version: z.int().min(0).max(1_000_000_000), sentOn: CalendarDate }),
  response: Ledger,
});

/** The saved draft as a Word document. */
export const getRequestDraftFile = defineCall({
  method: "GET",
  path: "/api/case/{id}/ledger/draft/file",
  access: "user",
  encoding: "bytes",
  params: IdParams,
  query: z.object({
    /** Date of the letter; today in UTC when absent. */
    on: CalendarDate.optional(),
  }),
});

/** A sent letter as a Word document. */
export const getRequestLetterFile = defineCall({
  method: "GET",
  path: "/api/case/{id}/ledger/letters/{letterId}/file",
  access: "user",
  encoding: "bytes",
  params: z.object({ id: Id, letterId: Id }),
});
