import * as calls from "#lib/contracts/annotations.ts";
import { deleteAnnotation } from "#server/annotations/delete-annotation.ts";
import { updateAnnotation } from "#server/annotations/update-annotation.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.updateAnnotation, ({ actor, params: { id, annotationId }, body }) =>
  updateAnnotation(actor, { documentId: id, annotationId, changes: body }),
);
export const DELETE = route(calls.deleteAnnotation, async ({ actor, params: { id, annotationId } }) =>
  deleteAnnotation(actor, { documentId: id, annotationId }),
);
