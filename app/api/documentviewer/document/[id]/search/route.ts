import * as calls from "#lib/contracts/search.ts";
import { searchDocument } from "#server/documents/search-document.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.searchDocument, ({ actor, params, query }) => searchDocument(actor, params.id, query));
