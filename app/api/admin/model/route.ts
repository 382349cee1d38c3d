import * as calls from "#lib/contracts/model.ts";
import { getModelStatus } from "#server/admin/get-model-status.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getModelStatus, () => getModelStatus());
