import * as calls from "#lib/contracts/work-product.ts";
import { route } from "#server/http/route.ts";
import { wordFileAnswer } from "#server/http/word-file-answer.ts";
import { getOutlineFile } from "#server/memos/get-outline-file.ts";

export const GET = route(calls.getOutlineFile, async ({ actor, params, query }) =>
  wordFileAnswer(await getOutlineFile(actor, params.id, query)),
);
