import * as calls from "#lib/contracts/ledger.ts";
import { route } from "#server/http/route.ts";
import { saveRequestDraft } from "#server/ledger/save-request-draft.ts";

export const PUT = route(calls.saveRequestDraft, ({ actor, params, body }) => saveRequestDraft(actor, params.id, body));
