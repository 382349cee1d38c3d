import type { Annotation } from "#lib/contracts/annotations.ts";
import { ANNOTATION_COLORS } from "#lib/domain/files/annotation-colors.ts";
import type { Prisma } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { isAdmin } from "../policies/actor.ts";

export const WITH_AUTHOR = { author: { select: { id: true, firstName: true, lastName: true } } } as const;

/** An annotation as the given actor sees it. */
export function presentAnnotation(
  actor: Actor,
  row: Prisma.AnnotationGetPayload<{ include: typeof WITH_AUTHOR }>,
): Annotation {
  const { id, pageNumber, quote, start, end, note, createdAt, updatedAt, author } = row;
  return {
    ...{ id, pageNumber, quote, start, end, note },
    color: ANNOTATION_COLORS.find((color) => color === row.color) ?? "canary",
    author: { id: author.id, fullName: `${author.firstName} ${author.lastName}`.trim() },
    mayEdit: isAdmin(actor) || author.id === actor.userId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
