import * as calls from "#lib/contracts/ledger.ts";
import { route } from "#server/http/route.ts";
import { deleteLedgerItem } from "#server/ledger/delete-ledger-item.ts";
import { updateLedgerItem } from "#server/ledger/update-ledger-item.ts";

export const PUT = route(calls.updateLedgerItem, ({ actor, params, body }) =>
  updateLedgerItem(actor, { caseId: params.id, itemId: params.itemId, changes: body }),
);
export const DELETE = route(calls.deleteLedgerItem, ({ actor, params }) =>
  deleteLedgerItem(actor, { caseId: params.id, itemId: params.itemId }),
);
