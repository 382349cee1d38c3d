/** A cell of a grid; both from 0, column 0 is the row's header. */
export type GridPlace = { readonly row: number; readonly column: number };

type Size = { readonly rows: number; readonly columns: number };

/** Where a key leads from a cell (ARIA grid pattern); null when the key does not move, the same cell at an edge. */
export function moveInGrid({ row, column }: GridPlace, key: string, isCtrl: boolean, size: Size): GridPlace | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(0, row - 1), column };
    case "ArrowDown":
      return { row: Math.min(last.row, row + 1), column };
    case "ArrowLeft":
      return { row, column: Math.max(0, column - 1) };
    case "ArrowRight":
      return { row, column: Math.min(last.column, column + 1) };
    case "Home":
      return { row: isCtrl ? 0 : row, column: 0 };
    case "End":
      return { row: isCtrl ? last.row : row, column: last.column };
    default:
      return null;
  }
}
