import * as calls from "#lib/contracts/case-dates.ts";
import { addCaseDate } from "#server/case-dates/add-case-date.ts";
import { listCaseDates } from "#server/case-dates/list-case-dates.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listCaseDates, ({ actor, params }) => listCaseDates(actor, params.id));
export const POST = route(calls.addCaseDate, ({ actor, params, body }) => addCaseDate(actor, params.id, body));
