import * as calls from "#lib/contracts/ledger.ts";
import { route } from "#server/http/route.ts";
import { addLedgerItem } from "#server/ledger/add-ledger-item.ts";

export const POST = route(calls.addLedgerItem, ({ actor, params, body }) => addLedgerItem(actor, params.id, body));
