import { z } from "zod";

/** Every kind of work that outlives its request, with what it is told. Ids only: the worker reads the rows as they then are. */
export const JOBS = {
  "extract-document": z.object({ documentId: z.uuid() }),
  "recognise-document": z.object({ documentId: z.uuid() }),
  "analyse-case": z.object({ analysisId: z.uuid() }),
  /** On a schedule: files that no case took, stored bytes without a row. */
  "purge-orphans": z.object({}),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]>;

/** Where a job goes that failed for the last time, or whose worker was killed each time, so that its row is settled. */
export const GIVEN_UP = {
  "extract-document": "extract-document-given-up",
  "recognise-document": "recognise-document-given-up",
  "analyse-case": "analyse-case-given-up",
} as const;

/** Hourly, not on the hour, when everything else wakes up. */
export const PURGE_SCHEDULE = "17 * * * *";
