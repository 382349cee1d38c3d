"use client";

import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { ExhibitSticker } from "#components/ui/exhibit-sticker.tsx";
import { ViewerLink } from "#components/widgets/viewer-link.tsx";
import { SIDE_BY_SIDE } from "#lib/copy/case/findings.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import { pointAnchor } from "#components/widgets/point-anchor.ts";
import { type GridPlace, moveInGrid } from "./move-in-grid.ts";
import type { SideBySideTable, TableCell, TableColumn } from "./side-by-side-table.ts";

type Props = {
  readonly caseId: string;
  readonly table: SideBySideTable;
  /** What each document is, by its id. */
  readonly names: ReadonlyMap<string, string>;
};

/** From here on the columns of a sheet of paper would be too narrow: it gets a list for each matter. */
const MANY = 8;
const CELL = "border-hair border-b border-l px-2 py-1 align-top group-last/row:border-b-0 print:px-1";
const FIRST =
  "sticky left-0 z-1 w-46 min-w-46 on-phone:w-28 on-phone:min-w-28 print:static print:w-28 print:min-w-0 print:px-1.5";

/** One tab stop; the arrow keys move from cell to cell, Enter follows the cell's link. */
export function SideBySideGrid({ caseId, table, names }: Props) {
  const { columns, rows } = table;
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 1 });
  const hintId = useId();
  const isMany = columns.length >= MANY;
  const stop = (row: number, column: number) => ({
    tabIndex: active.row === row && active.column === column ? 0 : -1,
    "data-cell": `${row} ${column}`,
  });

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const from = placeOf(event.target);
    const size = { rows: rows.length, columns: columns.length + 1 };
    const to = from === null ? null : moveInGrid(from, event.key, event.ctrlKey, size);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)?.focus();
  }

  function handleFocus(event: FocusEvent<HTMLTableElement>) {
    const at = placeOf(event.target);
    if (at !== null) setActive(at);
  }

  return (
    <div className="overflow-x-auto rounded-sheet border border-rule bg-sheet print:overflow-visible on-phone:rounded-none on-phone:border-0 on-phone:border-t">
      <p id={hintId} className="sr-only">
        {SIDE_BY_SIDE.keys}
      </p>
      <table
        role="grid"
        aria-label={SIDE_BY_SIDE.title}
        aria-describedby={hintId}
        className={cn(
          "w-full table-fixed border-separate border-spacing-0 text-13 print:min-w-0!",
          isMany && "print:block",
        )}
        // Each exhibit keeps the width of two short lines; more of them scroll beside the matter.
        style={{ minWidth: 184 + columns.length * 128 }}
        onKeyDown={handleKey}
        onFocus={handleFocus}
      >
        <thead className={cn(isMany && "print:hidden")}>
          <tr className="bg-manila text-left text-12">
            <th scope="col" className={cn(FIRST, "border-b border-manila-edge bg-manila px-4 py-1.5 font-semibold")}>
              {SIDE_BY_SIDE.matter}
            </th>
            {columns.map((column) => (
              <Head key={column.documentId} column={column} name={names.get(column.documentId)} />
            ))}
          </tr>
        </thead>
        <tbody className={cn(isMany && "print:block")}>
          {rows.map(({ label, rank, cells }, row) => (
            <tr key={label} className={cn("group/row", isMany && "print:block print:py-1")}>
              <th
                scope="row"
                className={cn(
                  FIRST,
                  "border-b border-hair bg-sheet py-1 pr-2 pl-4 text-left align-top leading-snug font-semibold wrap-anywhere group-last/row:border-b-0",
                  isMany && "print:block print:w-auto",
                )}
                {...(rank === null && stop(row, 0))}
              >
                <span dir="auto">{label}</span>{" "}
                {rank !== null && (
                  <a
                    href={`#${pointAnchor(rank)}`}
                    className="ml-0.5 py-1 text-12 font-medium whitespace-nowrap"
                    aria-label={POINTS.number(rank)}
                    {...stop(row, 0)}
                  >
                    {SIDE_BY_SIDE.rank(rank)}
                  </a>
                )}
              </th>
              {cells.map((cell, index) => (
                <Cell
                  key={columns[index]?.documentId}
                  caseId={caseId}
                  cell={cell}
                  exhibit={columns[index]?.exhibit ?? columns[index]?.fileName ?? ""}
                  isMany={isMany}
                  stop={stop(row, index + 1)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ column, name }: { readonly column: TableColumn; readonly name: string | undefined }) {
  const { exhibit, fileName } = column;
  return (
    <th scope="col" title={fileName} className="border-b border-manila-edge py-1.5 pr-1 pl-2 align-top font-medium">
      {exhibit !== null && <ExhibitSticker>{exhibit}</ExhibitSticker>}
      <span className="mt-1 line-clamp-2 leading-tight wrap-anywhere print:text-[8pt]/[1.2] print:wrap-break-word">
        {name ?? fileName}
      </span>
    </th>
  );
}

type CellProps = {
  readonly caseId: string;
  readonly cell: TableCell | null;
  /** Its column, for the list of a printed page. */
  readonly exhibit: string;
  readonly isMany: boolean;
  readonly stop: { readonly tabIndex: number; readonly "data-cell": string };
};

function Cell({ caseId, cell, exhibit, isMany, stop }: CellProps) {
  if (cell === null)
    return (
      <td
        className={cn(CELL, "text-ink-2 focus-visible:-outline-offset-3", isMany && "print:hidden")}
        aria-label={SIDE_BY_SIDE.silent}
        {...stop}
      >
        –
      </td>
    );
  const { words, quote, pageNumber, differs, place } = cell;
  const page = SIDE_BY_SIDE.page(pageNumber);
  return (
    <td
      className={cn(
        CELL,
        "relative",
        differs && "bg-stamp-wash pr-4.5 print:pr-3.5",
        isMany && "print:block print:border-0 print:py-0",
      )}
    >
      <ViewerLink
        caseId={caseId}
        place={place}
        title={quote}
        aria-label={[`${quote} ${page}`, differs && SIDE_BY_SIDE.differs].filter(Boolean).join(", ")}
        className="block min-h-6 text-12 leading-[1.4] text-ink no-underline hover:underline"
        {...stop}
      >
        {isMany && <b className="hidden print:inline">{exhibit}</b>}
        {/* The page is at the end of the first line, so that two lines of words stay whole beside it. In the narrow columns
            of paper a word would be cut beside it: there it is in the line. */}
        <span
          className="line-clamp-2 font-mono wrap-anywhere print:font-sans print:text-[8pt]/[1.3] print:wrap-break-word wide:line-clamp-6"
          dir="auto"
        >
          <span className="float-right ml-1 font-sans text-ink-2 print:float-none print:mr-1 print:ml-0">{page}</span>
          {words}
        </span>
      </ViewerLink>
      {differs && (
        // Drawn by its border: a printer leaves out backgrounds, and the system's colors replace them.
        <i
          className="absolute top-2.5 right-1 size-2 rotate-45 rounded-[1px] border-4 border-stamp"
          data-differs=""
          aria-hidden="true"
        />
      )}
    </td>
  );
}

function placeOf(target: EventTarget): GridPlace | null {
  const [row, column] = (target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell?.split(" ") ?? [];
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}
