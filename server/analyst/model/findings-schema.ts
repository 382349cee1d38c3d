import { z } from "zod";
import { FINDING_KINDS } from "#lib/domain/findings.ts";

const Quote = z.object({
  /** Label of the page: "D2.14". */
  page: z.string(),
  quote: z.string(),
});
export type ModelQuote = z.infer<typeof Quote>;

export const ModelFinding = z.object({
  kind: z.enum(FINDING_KINDS),
  text: z.string(),
  detail: z.string(),
  weight: z.number().nullable(),
  date: z.string().nullable(),
  time: z.string().nullable(),
  quotes: z.array(Quote),
});
export type ModelFinding = z.infer<typeof ModelFinding>;

/** The one form of what a model answers, for pages and for findings alike. It has no place for a score. */
export const ModelReading = z.object({ findings: z.array(ModelFinding), summary: z.array(Quote) });
export type ModelReading = z.infer<typeof ModelReading>;

/** Every field is asked for, `null` where there is nothing: strict servers know no optional one. */
export const SCHEMA_NAME = "case_findings";
