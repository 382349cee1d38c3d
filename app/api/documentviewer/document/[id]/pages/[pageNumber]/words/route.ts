import * as calls from "#lib/contracts/documents.ts";
import { getPageWords } from "#server/documents/get-page-words.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getPageWords, ({ actor, params }) => getPageWords(actor, params));
