import * as calls from "#lib/contracts/case-dates.ts";
import { getDatesFile } from "#server/case-dates/get-dates-file.ts";
import { calendarAnswer } from "#server/http/calendar-answer.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getDatesFileOfCases, async ({ actor, query }) =>
  calendarAnswer(await getDatesFile(actor, query.ids)),
);
