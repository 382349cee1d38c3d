import type { Citation } from "#lib/contracts/findings.ts";

type Place = Pick<Citation, "documentId" | "pageNumber" | "start" | "end">;

/** Whether two citations have words of a page in common. */
export function overlaps(a: Place, b: Place): boolean {
  return a.documentId === b.documentId && a.pageNumber === b.pageNumber && a.start < b.end && b.start < a.end;
}
