import * as calls from "#lib/contracts/work-product.ts";
import { route } from "#server/http/route.ts";
import { wordFileAnswer } from "#server/http/word-file-answer.ts";
import { getCaseMemoFile } from "#server/memos/get-case-memo-file.ts";

export const GET = route(calls.getCaseMemoFile, async ({ actor, params, query }) =>
  wordFileAnswer(await getCaseMemoFile(actor, params.id, query)),
);
