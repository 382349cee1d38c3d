import * as calls from "#lib/contracts/case-dates.ts";
import { getDatesFile } from "#server/case-dates/get-dates-file.ts";
import { calendarAnswer } from "#server/http/calendar-answer.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getCaseDatesFile, async ({ actor, params }) =>
  calendarAnswer(await getDatesFile(actor, [params.id])),
);
