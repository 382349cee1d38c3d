import * as calls from "#lib/contracts/documents.ts";
import { deleteDocument } from "#server/documents/delete-document.ts";
import { route } from "#server/http/route.ts";

export const DELETE = route(calls.deleteDocument, async ({ actor, params }) => deleteDocument(actor, params.id));
