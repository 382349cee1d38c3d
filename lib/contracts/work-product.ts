import { z } from "zod";
import { MEMO_SECTIONS } from "../domain/memo-sections.ts";
import { Citation } from "./findings.ts";
import { Id, IdParams, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";

/** A point on which the new documents have something to say. */
const ChangedPoint = z.object({
  id: z.string(),
  /** From 1, as the points of the latest analysis are ranked. */
  rank: z.int().min(1),
  title: z.string(),
  /** Where the new documents say it. */
  citations: z.array(Citation),
});
export type ChangedPoint = z.infer<typeof ChangedPoint>;

/** What new documents changed; lib/domain/what-changed.ts. */
export const CaseChanges = z.object({
  /** The latest completed analysis. */
  analysisId: Id,
  /** When the earlier one, which had read fewer documents, was made. */
  since: Time,
  documents: z.array(z.object({ documentId: Id, exhibit: z.int().nullable(), fileName: z.string() })),
  strengthened: z.array(ChangedPoint),
  contradicted: z.array(ChangedPoint),
  weakened: z.array(ChangedPoint),
  added: z.array(ChangedPoint),
  /** What is not missing any more, in the words of the earlier analysis. */
  gapsClosed: z.array(z.string()),
});
export type CaseChanges = z.infer<typeof CaseChanges>;

/** Null while no documents came in after an earlier analysis. */
export const getCaseChanges = defineCall({
  method: "GET",
  path: "/api/case/{id}/changes",
  access: "user",
  params: IdParams,
  response: z.object({ changes: CaseChanges.nullable() }),
});

/** The memo of a case as a Word document. 409 while the case has no finished analysis. */
export const getCaseMemoFile = defineCall({
  method: "GET",
  path: "/api/case/{id}/memo/file",
  access: "user",
  encoding: "bytes",
  params: IdParams,
  query: z.object({
    /** Comma-separated; all of them when absent. */
    sections: z
      .string()
      .max(200)
      .transform((list) => list.split(","))
      .pipe(z.array(z.enum(MEMO_SECTIONS)).min(1))
      .optional(),
    /** Date of the memo; today in UTC when absent. */
    on: z.iso.date().optional(),
  }),
});

/** The cross-examination outline of one witness as a Word document. 404 for a name that the latest analysis does not list. */
export const getOutlineFile = defineCall({
  method: "GET",
  path: "/api/case/{id}/outline/file",
  access: "user",
  encoding: "bytes",
  params: IdParams,
  query: z.object({
    /** Name of a person of the analysis, as it lists it. */
    witness: z.string().min(1).max(300),
    /** Date of the outline; today in UTC when absent. */
    on: z.iso.date().optional(),
  }),
});
