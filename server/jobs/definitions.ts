import { z } from "zod";

/** Every kind of work that outlives its request, with what it is told. Ids only: the worker reads the rows as they then are. */
export const JOBS = {
  "extract-document": z.object({ documentId: z.uuid() }),
  "recognise-document": z.object({ documentId: z.uuid() }),
  "analyse-case": z.object({ analysisId: z.uuid() }),
  /** On a schedule: files that no case took, stored bytes without a row. */
  "purge-orphans": z.object({}),
  /** On a schedule: ended sessions, spent reset links, old counters. */
  "purge-sign-ins": z.object({}),
  /** Each night, at a time that is set: everything the firm has, into a folder. */
  "nightly-backup": z.object({}),
  /** On a schedule: the lines that the audit log has gained. */
  "verify-audit-chain": z.object({}),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]>;

/** Where a job goes that failed for the last time, or whose worker was killed each time, so that its row is settled. */
export const GIVEN_UP = {
  "extract-document": "extract-document-given-up",
  "recognise-document": "recognise-document-given-up",
  "analyse-case": "analyse-case-given-up",
} as const;

/** Not on the hour, when everything else wakes up, and not at the same minute. */
export const SCHEDULES = {
  "purge-orphans": "17 * * * *",
  "purge-sign-ins": "37 * * * *",
  /** Lines that the head in the data folder does not know yet can be cut off unseen, hence often. */
  "verify-audit-chain": "*/5 * * * *",
} as const satisfies Partial<Record<JobName, string>>;
