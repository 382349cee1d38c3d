import { z } from "zod";
import { CASE_STATUSES } from "../domain/case-status.ts";
import { OFFENCE_CLASSES } from "../domain/findings.ts";
import { PRIORITIES } from "../domain/priority.ts";
import { PageCounts, pageQuery } from "./admin-page.ts";
import { startAnalysis } from "./analyses.ts";
import { PriorityInput } from "./cases.ts";
import { Id, IdParams, OddsReview, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";
import { DocumentSummary } from "./documents.ts";

const CaseRow = z.object({
  id: Id,
  caseNumber: z.string(),
  title: z.string(),
  description: z.string().nullable().default(null),
  status: z.enum(CASE_STATUSES),
  priority: z.enum(PRIORITIES),
  /** Full name and e-mail of who made the case. */
  userName: z.string(),
  userEmail: z.string(),
  documentCount: z.int(),
  createdAt: Time,
  /** Fraction 0..1; null while there are no odds. */
  successProbability: z.number().min(0).max(1).nullable().default(null),
});
export type AdminCaseRow = z.infer<typeof CaseRow>;

const CaseDetail = CaseRow.extend({
  clientName: z.string().nullable().default(null),
  documents: z.array(DocumentSummary),
  /** Newest first. */
  analyses: z.array(
    z.object({
      id: Id,
      status: z.enum(["Pending", "Processing", "Completed", "Failed"]),
      createdAt: Time,
      /** 0..100, whole; null when the record gave no odds. */
      viabilityScore: z.int().min(0).max(100).nullable().default(null),
      /** Null without a score. */
      oddsReview: OddsReview.nullable().default(null),
    }),
  ),
});
export type AdminCaseDetail = z.infer<typeof CaseDetail>;

/** Cases of all users, newest first; the search looks at case number, title, and the name and e-mail of the user. */
export const listAllCases = defineCall({
  method: "GET",
  path: "/api/admin/cases",
  access: "admin",
  query: z.object({
    ...pageQuery(20),
    search: z.string().max(200).optional(),
    status: z.enum(CASE_STATUSES).optional(),
  }),
  response: z.object({ cases: z.array(CaseRow), ...PageCounts }),
});

export const getAllCasesStats = defineCall({
  method: "GET",
  path: "/api/admin/cases/stats",
  access: "admin",
  response: z.object({
    totalCases: z.int(),
    /** Statuses that have cases, in the order of the case's life. */
    casesByStatus: z.array(z.object({ status: z.enum(CASE_STATUSES), count: z.int() })),
    /** Cases made on each of the last 30 days, UTC, oldest first, days without one included. */
    casesByDay: z.array(z.object({ date: z.iso.date(), count: z.int() })),
  }),
});

export const getAnyCase = defineCall({
  method: "GET",
  path: "/api/admin/cases/{id}",
  access: "admin",
  params: IdParams,
  response: CaseDetail,
});

/** Title and description are free text; a blank title leaves the title as it is. Any status may be set. */
export const updateAnyCase = defineCall({
  method: "PUT",
  path: "/api/admin/cases/{id}",
  access: "admin",
  params: IdParams,
  body: z.object({
    title: z.string().trim().max(300, "Please keep the title under 300 characters").optional(),
    description: z.string().max(20_000).nullable().optional(),
    status: z.enum(CASE_STATUSES).optional(),
    priority: PriorityInput.optional(),
  }),
  response: CaseDetail,
});

export const setAnyCaseStatus = defineCall({
  method: "PUT",
  path: "/api/admin/cases/{id}/status",
  access: "admin",
  params: IdParams,
  body: z.object({ status: z.enum(CASE_STATUSES) }),
  response: CaseDetail,
});

export const deleteAnyCase = defineCall({
  method: "DELETE",
  path: "/api/admin/cases/{id}",
  access: "admin",
  params: IdParams,
});

export const analyzeAnyCase = defineCall({
  method: "POST",
  path: "/api/admin/cases/{id}/analyze",
  access: "admin",
  status: 202,
  params: IdParams,
  body: startAnalysis.body,
  response: startAnalysis.response,
});

const SimilarCase = z.object({
  id: Id,
  caseNumber: z.string(),
  title: z.string(),
  status: z.enum(CASE_STATUSES),
  viabilityScore: z.int().min(0).max(100).nullable(),
  oddsReview: OddsReview.nullable().default(null),
  /** The offence class that both analyses found; null when they differ. */
  sharedOffence: z.enum(OFFENCE_CLASSES).nullable(),
  /** Issues that both analyses found, in the words of this case's analysis. */
  sharedIssues: z.array(z.string()),
});
export type SimilarCase = z.infer<typeof SimilarCase>;

/** Up to five cases of the firm whose latest analysis is most like this one's, the most alike first. */
export const listSimilarCases = defineCall({
  method: "GET",
  path: "/api/admin/cases/{id}/similar",
  access: "admin",
  params: IdParams,
  response: z.object({ cases: z.array(SimilarCase) }),
});
