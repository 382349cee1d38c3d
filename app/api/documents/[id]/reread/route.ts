import * as calls from "#lib/contracts/documents.ts";
import { rereadDocument } from "#server/documents/reread-document.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.rereadDocument, async ({ actor, params }) => rereadDocument(actor, params.id));
