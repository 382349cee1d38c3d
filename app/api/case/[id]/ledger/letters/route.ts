import * as calls from "#lib/contracts/ledger.ts";
import { route } from "#server/http/route.ts";
import { sendRequestLetter } from "#server/ledger/send-request-letter.ts";

export const POST = route(calls.sendRequestLetter, ({ actor, params, body }) =>
  sendRequestLetter(actor, params.id, body),
);
