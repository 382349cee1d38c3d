import * as calls from "#lib/contracts/case-dates.ts";
import { deleteCaseDate } from "#server/case-dates/delete-case-date.ts";
import { updateCaseDate } from "#server/case-dates/update-case-date.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.updateCaseDate, ({ actor, params, body }) =>
  updateCaseDate(actor, { caseId: params.id, dateId: params.dateId, given: body }),
);
export const DELETE = route(calls.deleteCaseDate, async ({ actor, params }) =>
  deleteCaseDate(actor, { caseId: params.id, dateId: params.dateId }),
);
