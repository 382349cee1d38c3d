import type { Coverage, SideBySidePoint } from "#lib/contracts/findings.ts";
import type { AssembledPoint } from "../analyst/findings.ts";
import { presentPlace } from "./present-place.ts";

export function presentSideBySide(points: readonly AssembledPoint[], read: Coverage["exhibits"]): SideBySidePoint[] {
  const present = presentPlace(read);
  return points.map(({ label, cells }) => ({
    label,
    cells: cells.map((cell) => ({ ...present(cell), differs: cell.differs ?? false, at: cell.at ?? null })),
  }));
}
