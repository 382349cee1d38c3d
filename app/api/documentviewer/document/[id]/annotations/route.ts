import * as calls from "#lib/contracts/annotations.ts";
import { createAnnotation } from "#server/annotations/create-annotation.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.createAnnotation, ({ actor, params, body }) =>
  createAnnotation(actor, params.id, body),
);
