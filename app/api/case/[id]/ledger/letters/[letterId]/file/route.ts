import * as calls from "#lib/contracts/ledger.ts";
import { route } from "#server/http/route.ts";
import { wordFileAnswer } from "#server/http/word-file-answer.ts";
import { getRequestLetterFile } from "#server/ledger/get-letter-file.ts";

export const GET = route(calls.getRequestLetterFile, async ({ actor, params }) =>
  wordFileAnswer(await getRequestLetterFile(actor, { caseId: params.id, letterId: params.letterId })),
);
