import type { Prisma, Tx } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "./actor.ts";
import { isAdmin } from "./actor.ts";
import { visibleDocuments } from "./cases.ts";

/** Whoever sees a document reads all its notes; its author changes a note, and an admin. */
export function editableAnnotations(actor: Actor): Prisma.AnnotationWhereInput {
  const document = visibleDocuments(actor);
  return isAdmin(actor) ? { document } : { document, authorId: actor.userId };
}

/** @throws AppError `not_found` when it is missing, not in this document, or not the actor's to change. */
export async function requireEditableAnnotation(
  tx: Tx,
  actor: Actor,
  { id, documentId }: { readonly id: string; readonly documentId: string },
) {
  const found = await tx.annotation.findFirst({ where: { AND: [{ id, documentId }, editableAnnotations(actor)] } });
  if (found === null) throw new AppError("not_found", "Not found");
  return found;
}
