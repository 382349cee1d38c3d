import type { Actor } from "../policies/actor.ts";
import { requireEditableAnnotation } from "../policies/annotations.ts";
import { changeNotes } from "./change-notes.ts";

/** @throws AppError 404, also for a note of somebody else */
export async function deleteAnnotation(
  actor: Actor,
  { documentId, annotationId }: { readonly documentId: string; readonly annotationId: string },
): Promise<void> {
  await changeNotes({ actor, documentId, action: "annotation.delete", did: "Deleted a note on" }, async (tx) => {
    await requireEditableAnnotation(tx, actor, { id: annotationId, documentId });
    return tx.annotation.delete({ where: { id: annotationId } });
  });
}
