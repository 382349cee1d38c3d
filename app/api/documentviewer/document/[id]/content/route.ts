import * as calls from "#lib/contracts/documents.ts";
import { getDocumentContent } from "#server/documents/get-document-content.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getDocumentContent, ({ actor, params }) => getDocumentContent(actor, params.id));
