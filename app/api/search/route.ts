import * as calls from "#lib/contracts/search.ts";
import { searchFiles } from "#server/documents/search-files.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.searchFiles, ({ actor, query }) => searchFiles(actor, query));
