import * as calls from "#lib/contracts/model.ts";
import { route } from "#server/http/route.ts";
import { getModelStatus } from "#server/operations/get-model-status.ts";

export const GET = route(calls.getModelStatus, () => getModelStatus());
