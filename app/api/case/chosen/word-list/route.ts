import * as calls from "#lib/contracts/cases.ts";
import { getCaseListFile } from "#server/cases/get-case-list-file.ts";
import { route } from "#server/http/route.ts";
import { wordFileAnswer } from "#server/http/word-file-answer.ts";

export const GET = route(calls.getCaseListFile, async ({ actor, query }) =>
  wordFileAnswer(await getCaseListFile(actor, query.ids)),
);
