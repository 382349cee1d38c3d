import { z } from "zod";
import type { AssembledPoint } from "#server/analyst/findings.ts";
import type { Analysis } from "#server/db/client.ts";
import { StoredCitation } from "./stored-citation.ts";

const Cell = StoredCitation.extend({ differs: z.boolean().optional(), at: z.int().optional() });
const Points = z.array(z.object({ label: z.string(), cells: z.array(Cell) }));

/** The points on which exhibits stand side by side; none while the analysis is not completed, or when it is older than the table. */
export function sideBySideOf(row: Pick<Analysis, "sideBySide">): readonly AssembledPoint[] {
  return row.sideBySide === null ? [] : Points.parse(row.sideBySide);
}

/** Without the words of a document; a point that one document alone speaks of is none. */
export function pointsWithoutDocument(points: readonly AssembledPoint[], documentId: string): AssembledPoint[] {
  return points
    .map(({ label, cells }) => ({ label, cells: cells.filter((cell) => cell.documentId !== documentId) }))
    .filter(({ cells }) => new Set(cells.map((cell) => cell.documentId)).size > 1);
}
