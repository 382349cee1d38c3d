import * as calls from "#lib/contracts/model.ts";
import { testModel } from "#server/admin/test-model.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.testModel, ({ actor }) => testModel(actor));
