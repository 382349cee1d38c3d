import * as calls from "#lib/contracts/documents.ts";
import { retryDocument } from "#server/documents/retry-document.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.retryDocument, async ({ actor, params }) => retryDocument(actor, params.id));
