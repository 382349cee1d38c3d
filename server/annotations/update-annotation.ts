import type { Annotation, updateAnnotation as contract } from "#lib/contracts/annotations.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { Actor } from "../policies/actor.ts";
import { requireEditableAnnotation } from "../policies/annotations.ts";
import { changeNotes } from "./change-notes.ts";
import { findAnnotationPlace } from "./find-annotation-place.ts";
import { presentAnnotation, WITH_AUTHOR } from "./present-annotation.ts";

type Input = {
  readonly documentId: string;
  readonly annotationId: string;
  readonly changes: CallParsed<typeof contract>["body"];
};

/**
 * Changes the given fields of a note; words are looked up only when they or their place are given.
 * @throws AppError 400 when the page does not have the words; 404, also for a note of somebody else
 */
export async function updateAnnotation(
  actor: Actor,
  { documentId, annotationId, changes }: Input,
): Promise<Annotation> {
  const { note, color, ...moved } = changes;
  const row = await changeNotes(
    { actor, documentId, action: "annotation.update", did: "Changed a note on" },
    async (tx) => {
      const before = await requireEditableAnnotation(tx, actor, { id: annotationId, documentId });
      const isMoved = Object.keys(moved).length > 0;
      const place = isMoved ? await findAnnotationPlace(tx, documentId, { ...before, ...moved }) : {};
      return tx.annotation.update({
        where: { id: annotationId },
        data: { ...place, note, color },
        include: WITH_AUTHOR,
      });
    },
  );
  return presentAnnotation(actor, row);
}
