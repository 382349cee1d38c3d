import * as calls from "#lib/contracts/model.ts";
import { route } from "#server/http/route.ts";
import { testModel } from "#server/operations/test-model.ts";

export const POST = route(calls.testModel, ({ actor }) => testModel(actor));
