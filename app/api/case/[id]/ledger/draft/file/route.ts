import * as calls from "#lib/contracts/ledger.ts";
import { route } from "#server/http/route.ts";
import { wordFileAnswer } from "#server/http/word-file-answer.ts";
import { getRequestDraftFile } from "#server/ledger/get-letter-file.ts";

export const GET = route(calls.getRequestDraftFile, async ({ actor, params, query }) =>
  wordFileAnswer(await getRequestDraftFile(actor, params.id, { on: query.on })),
);
