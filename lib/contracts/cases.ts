import { z } from "zod";
import { CASE_STATUSES } from "../domain/case-status.ts";
import { LEGAL_SYSTEMS } from "../domain/legal-systems.ts";
import { PRIORITIES, parsePriority } from "../domain/priority.ts";
import { Colleague } from "./account.ts";
import { CalendarDate, Id, IdParams, OddsReview, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";
import { DocumentSummary } from "./documents.ts";

/** Accepts an id or a display name in any case, with or without "!"; answers the id. */
export const PriorityInput = z
  .string()
  .max(100)
  .transform((value, context) => {
    const priority = parsePriority(value);
    if (priority !== null) return priority;
    context.addIssue({ code: "custom", message: "Unknown priority" });
    return z.NEVER;
  });

/** Where a running analysis stands; null when none runs. */
export const Progress = z.object({ message: z.string(), percentageComplete: z.int().min(0).max(100) });

/** Documents and pages, and how many of them were read. A document that could not be opened has no known pages. */
export const Reading = z.object({
  documents: z.int(),
  documentsRead: z.int(),
  pages: z.int(),
  pagesRead: z.int(),
  /** Of the latest analysis: pages and files that were read, but not whole. */
  unreadParts: z.int().default(0),
});

export const Case = z.object({
  id: Id,
  title: z.string(),
  caseNumber: z.string(),
  clientName: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  priority: z.enum(PRIORITIES),
  status: z.enum(CASE_STATUSES),
  /** Fraction 0..1; null while there are no odds. */
  successProbability: z.number().min(0).max(1).nullable().default(null),
  /** Whole dollars. */
  estimatedValue: z.int().nullable().default(null),
  isDemo: z.boolean().default(false),
  /** Whose law it is read with, as somebody chose; null: the papers decide at each analysis. */
  legalSystem: z.enum(LEGAL_SYSTEMS).nullable().default(null),
  documentCount: z.int().default(0),
  /** Documents that could not be read. */
  failedDocuments: z.int().default(0),
  /** Why a finished analysis gave no odds; null while there are odds or no analysis. */
  oddsReason: z.enum(["not-enough"]).nullable().default(null),
  /** Of the analysis that gave the odds; null without odds. */
  oddsReview: OddsReview.nullable().default(null),
  progress: Progress.nullable().default(null),
  /** How much of the documents is read as they stand now. */
  reading: Reading.nullable().default(null),
  /** Requests of the discovery ledger: how many are overdue, and when the next answer is due (`YYYY-MM-DD`). */
  requests: z.object({ overdue: z.int(), nextDue: z.string().nullable() }).default({ overdue: 0, nextDue: null }),
  /** What is due first: a date that a person entered, or an answer to a discovery request. What is overdue comes first. */
  nextDate: z.object({ on: z.string(), title: z.string(), isOverdue: z.boolean() }).nullable().default(null),
  /** Null: active. */
  archivedAt: Time.nullable().default(null),
  /** Both are always told. */
  createdAt: Time.nullable().default(null),
  lastActivityAt: Time.nullable().default(null),
});
export type Case = z.infer<typeof Case>;

/** A team, not the whole firm; a longer list is a mistake. */
const MAX_ASSIGNEES = 50;

const LONG_CLIENT_NAME = "Please keep the client name under 300 characters";
const Title = z
  .string("Please enter a case name")
  .trim()
  .min(1, "Please enter a case name")
  .max(300, "Please keep the case name under 300 characters");
const ClientName = z.string().trim().max(300, LONG_CLIENT_NAME);
const Description = z.string().max(20_000);
/** A text that somebody emptied is none. */
const orNone = (text: z.ZodString) => text.transform((value) => (value === "" ? null : value)).nullable();

/** Which cases a list shows. */
export const ARCHIVE_PARTS = ["active", "archived", "all"] as const;
export type ArchivePart = (typeof ARCHIVE_PARTS)[number];

/** Newest activity first; `X-Next-Cursor` in the answer's headers while there is more. */
export const listCases = defineCall({
  method: "GET",
  path: "/api/case",
  access: "user",
  query: z.object({
    status: z.enum(CASE_STATUSES).optional(),
    priority: PriorityInput.optional(),
    /** Cases that this user is assigned to. */
    assignedTo: Id.optional(),
    search: z.string().max(200).optional(),
    archive: z.enum(ARCHIVE_PARTS).default("active"),
    /** `date`: what is due first, cases without a date last. */
    sort: z.enum(["activity", "date", "odds", "priority", "title"]).default("activity"),
    limit: z.coerce.number().int().min(1).max(200).default(60),
    cursor: z.string().max(200).optional(),
  }),
  response: z.array(Case),
});

/** A case without files. */
export const createCase = defineCall({
  method: "POST",
  path: "/api/case",
  access: "user",
  status: 201,
  body: z.object({
    title: Title,
    clientName: z
      .string("Please enter a client name")
      .trim()
      .min(1, "Please enter a client name")
      .max(300, LONG_CLIENT_NAME),
    priority: PriorityInput.optional(),
    description: orNone(Description).optional(),
  }),
  response: Case,
});

/** The cases that somebody worked on last. */
export const listRecentCases = defineCall({
  method: "GET",
  path: "/api/case/recent",
  access: "user",
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  response: z.array(Case),
});

/** The one sentence over the docket, of the cases that the caller sees; everything but `archived` of active ones. */
export const getDocketCounts = defineCall({
  method: "GET",
  path: "/api/case/docket",
  access: "user",
  /** The week as the caller's calendar has it. */
  query: z.object({ from: CalendarDate, to: CalendarDate }),
  response: z.object({
    active: z.int(),
    archived: z.int(),
    /** Dates and answers due from `from` to `to`, both included, that are not overdue. */
    datesThisWeek: z.int(),
    overdue: z.int(),
    /** Factors of the latest completed analyses that nobody has accepted or rejected. */
    toReview: z.int(),
    failedDocuments: z.int(),
  }),
});

/** At most what one page of a list can show. */
const CaseIds = z.array(Id).min(1, "Please choose at least one case").max(200);

/** Archives cases, or makes them active again; all or, when one is missing or not the caller's, none (404). */
export const archiveCases = defineCall({
  method: "PUT",
  path: "/api/case/chosen/archive",
  access: "user",
  body: z.object({ ids: CaseIds, isArchived: z.boolean() }),
});

/** All or none, as above. */
export const setPriorityOfCases = defineCall({
  method: "PUT",
  path: "/api/case/chosen/priority",
  access: "user",
  body: z.object({ ids: CaseIds, priority: PriorityInput }),
});

/** Ids in one query value, with commas between them. */
export const ChosenCases = z.object({
  ids: z
    .string()
    .max(200 * 37)
    .transform((text) => text.split(","))
    .pipe(CaseIds),
});

/** The chosen cases as a table in a Word document, in the order given. */
export const getCaseListFile = defineCall({
  method: "GET",
  path: "/api/case/chosen/word-list",
  access: "user",
  encoding: "bytes",
  query: ChosenCases,
});

/** Of the cases that the caller sees. */
export const getCaseStatistics = defineCall({
  method: "GET",
  path: "/api/case/statistics",
  access: "user",
  response: z.object({
    totalCases: z.int(),
    /** With at least one completed analysis. */
    analyzedCases: z.int(),
    /** Fraction 0..1, of the cases that have odds; null when none has. */
    averageSuccessProbability: z.number().min(0).max(1).nullable(),
    /** Every status and every priority once, in their own order, those without a case included. */
    casesByStatus: z.array(z.object({ status: z.enum(CASE_STATUSES), count: z.int() })),
    casesByPriority: z.array(z.object({ priority: z.enum(PRIORITIES), count: z.int() })),
  }),
});

export const getCase = defineCall({
  method: "GET",
  path: "/api/case/{id}",
  access: "user",
  params: IdParams,
  response: z.object({
    case: Case,
    documents: z.array(DocumentSummary),
    /** Who works on it beside the one who made it, by name. */
    assignees: z.array(Colleague).default([]),
  }),
});

export const updateCase = defineCall({
  method: "PUT",
  path: "/api/case/{id}",
  access: "user",
  params: IdParams,
  body: z.object({
    title: Title.optional(),
    clientName: orNone(ClientName).optional(),
    description: orNone(Description).optional(),
    priority: PriorityInput.optional(),
    status: z.enum(CASE_STATUSES).optional(),
    /** Null: the papers decide. Counts from the next analysis on. */
    legalSystem: z.enum(LEGAL_SYSTEMS).nullable().optional(),
    /** The whole list of users: who is not on it is taken off the case. */
    assignedTo: z.array(Id).max(MAX_ASSIGNEES).optional(),
  }),
  response: Case,
});

export const deleteCase = defineCall({
  method: "DELETE",
  path: "/api/case/{id}",
  access: "user",
  params: IdParams,
});

export const createCaseWithFiles = defineCall({
  method: "POST",
  path: "/api/case/create-with-files",
  access: "user",
  status: 201,
  body: z.object({
    title: Title,
    clientName: orNone(ClientName).optional(),
    priority: PriorityInput.optional(),
    fileIds: z.array(Id).min(1, "Please upload at least one case file").max(200),
  }),
  response: z.object({ success: z.literal(true), caseId: Id }),
});

/** Polled every two seconds. `error` ends the polling just as `isCompleted` does. */
export const getAnalysisStatus = defineCall({
  method: "GET",
  path: "/api/case/{id}/analysis-status",
  access: "user",
  params: IdParams,
  response: z.object({
    progress: Progress,
    isCompleted: z.boolean(),
    error: z.string().nullable().default(null),
    /** The steps of the work, for the pad on the progress screen. */
    steps: z
      .array(
        z.object({
          id: z.enum(["read", "find", "check", "add"]),
          state: z.enum(["waiting", "working", "done", "stopped"]),
          detail: z.string().nullable(),
        }),
      )
      .default([]),
    documentCount: z.int().default(0),
    reading: Reading.nullable().default(null),
    /** The finished analysis has at least one quote that was found on its page. */
    foundSomething: z.boolean().default(true),
    /** Milliseconds from start to end; null while it runs. */
    elapsed: z.int().nullable().default(null),
  }),
});
