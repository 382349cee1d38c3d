import { z } from "zod";

export const Id = z.uuid();
/** The database's calendar has no year 0. */
export const Time = z.iso.datetime().refine((text) => !text.startsWith("0000"), "Please enter a year from 1 on");
/** A calendar date `YYYY-MM-DD` of this age: the calendar of the database has no year 0. */
export const CalendarDate = z.iso
  .date()
  .refine((date) => date >= "1900" && date < "2200", "Please enter a date between 1900 and 2200");
/** `{id}` of a path. A malformed id answers 404 like a missing one, so that probing teaches nothing. */
export const IdParams = z.object({ id: Id });

/**
 * How far a person has reviewed the factors behind a score (lib/domain/score.ts, FactorReview). `provisional` belongs to the
 * stored score, the counts follow each verdict at once.
 */
export const OddsReview = z.object({
  provisional: z.boolean(),
  /** Verified factors, rejected ones included. */
  factors: z.int(),
  /** Those that are accepted or rejected. */
  reviewed: z.int(),
});
export type OddsReview = z.infer<typeof OddsReview>;

/** The one body of every failure. `error` repeats `message`: some screens read the one, some the other. */
export const ErrorBody = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
