import { z } from "zod";
import { DATE_KINDS, MAX_REMIND_DAYS } from "../domain/case-dates.ts";
import { ChosenCases } from "./cases.ts";
import { CalendarDate, Id, IdParams } from "./common.ts";
import { defineCall } from "./define-call.ts";

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const CaseDate = z.object({
  id: Id,
  kind: z.enum(DATE_KINDS),
  title: z.string(),
  /** Calendar date `YYYY-MM-DD`. */
  on: z.string(),
  /** "09:30" in `timeZone`; null for the whole day. */
  time: z.string().nullable(),
  /** IANA name; null without a time. */
  timeZone: z.string().nullable(),
  place: z.string(),
  /** Days before the date on which a calendar reminds; null: no reminder. */
  remindDays: z.int().nullable(),
  isDone: z.boolean(),
});
export type CaseDate = z.infer<typeof CaseDate>;

/** The dates of a case, the earliest first, and the answers that its discovery ledger awaits. */
export const CaseDates = z.object({
  dates: z.array(CaseDate),
  requests: z.array(z.object({ id: Id, title: z.string(), on: z.string() })),
});
export type CaseDates = z.infer<typeof CaseDates>;

const body = z
  .object({
    kind: z.enum(DATE_KINDS),
    title: z
      .string("Please enter what the date is for")
      .trim()
      .min(1, "Please enter what the date is for")
      .max(200, "Please keep this under 200 characters"),
    on: CalendarDate,
    time: z.string().regex(TIME_OF_DAY, "Please enter a time such as 09:30").nullable().default(null),
    /** Of the browser; needed with a time. */
    timeZone: z.string().max(60).refine(isTimeZone, "Unknown time zone").nullable().default(null),
    place: z.string().trim().max(300, "Please keep the place under 300 characters").default(""),
    remindDays: z.int().min(1).max(MAX_REMIND_DAYS).nullable().default(null),
    isDone: z.boolean().default(false),
  })
  .refine(({ time, timeZone }) => time === null || timeZone !== null, {
    path: ["timeZone"],
    message: "A time needs its time zone",
  });

export const listCaseDates = defineCall({
  method: "GET",
  path: "/api/case/{id}/dates",
  access: "user",
  params: IdParams,
  response: CaseDates,
});

export const addCaseDate = defineCall({
  method: "POST",
  path: "/api/case/{id}/dates",
  access: "user",
  status: 201,
  params: IdParams,
  body,
  response: CaseDates,
});

const DateParams = z.object({ id: Id, dateId: Id });

/** Replaces the whole date. */
export const updateCaseDate = defineCall({
  method: "PUT",
  path: "/api/case/{id}/dates/{dateId}",
  access: "user",
  params: DateParams,
  body,
  response: CaseDates,
});

export const deleteCaseDate = defineCall({
  method: "DELETE",
  path: "/api/case/{id}/dates/{dateId}",
  access: "user",
  params: DateParams,
});

/** Dates and awaited answers of one case as a calendar file (RFC 5545). */
export const getCaseDatesFile = defineCall({
  method: "GET",
  path: "/api/case/{id}/dates/file",
  access: "user",
  encoding: "bytes",
  params: IdParams,
});

/** The same of chosen cases, in one file. */
export const getDatesFileOfCases = defineCall({
  method: "GET",
  path: "/api/case/chosen/dates-file",
  access: "user",
  encoding: "bytes",
  query: ChosenCases,
});
