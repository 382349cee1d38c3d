import * as calls from "#lib/contracts/ledger.ts";
import { route } from "#server/http/route.ts";
import { getLedger } from "#server/ledger/get-ledger.ts";

export const GET = route(calls.getLedger, ({ actor, params }) => getLedger(actor, params.id));
