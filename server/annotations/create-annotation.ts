import type { Annotation, createAnnotation as contract } from "#lib/contracts/annotations.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { Actor } from "../policies/actor.ts";
import { changeNotes } from "./change-notes.ts";
import { findAnnotationPlace } from "./find-annotation-place.ts";
import { presentAnnotation, WITH_AUTHOR } from "./present-annotation.ts";

/**
 * Marks words of a page, with or without a note. Whoever sees the document may, and everybody who sees it reads it.
 * @throws AppError 400 when the page does not have the words; 404
 */
export async function createAnnotation(
  actor: Actor,
  documentId: string,
  { note, color, ...given }: CallParsed<typeof contract>["body"],
): Promise<Annotation> {
  const row = await changeNotes(
    { actor, documentId, action: "annotation.create", did: "Added a note to" },
    async (tx) => {
      const place = await findAnnotationPlace(tx, documentId, given);
      const data = { documentId, ...place, note, color, authorId: actor.userId };
      return tx.annotation.create({ data, include: WITH_AUTHOR });
    },
  );
  return presentAnnotation(actor, row);
}
