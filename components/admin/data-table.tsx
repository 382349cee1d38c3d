import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";

export type Column<Row> = {
  readonly header: string;
  /** CSS width of the column in the wide form; the columns without one share the rest. */
  readonly width?: string;
  /** `number` = set to the right. */
  readonly kind?: "text" | "number" | "actions";
  readonly cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  /** Names the table: the id of a heading on the page, or a caption that is only heard. */
  readonly label: { readonly headingId: string } | { readonly caption: string };
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** A newer page is on its way: what is shown here is still the old one. */
  readonly isBusy?: boolean;
  /** Many columns: less air between them. */
  readonly isDense?: boolean;
};

/** `clip` and not `hidden`: a scroll box of its own would keep the header from standing under the top bar. */
const SHEET = "overflow-clip rounded-sheet border border-rule bg-sheet print:border-0 print:bg-transparent";
const HEAD =
  "sticky top-14 z-1 border-b border-manila-edge bg-manila px-3 py-[9px] text-left text-12/[1.3] font-semibold whitespace-nowrap text-ink first:pl-4 last:pr-4";
const CELL =
  "border-b border-hair px-3 py-[9px] align-middle group-last/row:border-b-0 group-hover/row:bg-row-hover first:pl-4 last:pr-4 as-blocks:grid as-blocks:grid-cols-[92px_minmax(0,1fr)] as-blocks:items-baseline as-blocks:gap-2 as-blocks:border-0 as-blocks:px-0 as-blocks:py-[3px] as-blocks:text-left as-blocks:first:pl-0 as-blocks:last:pr-0";

/**
 * Rows of a list that the server pages. Where the table has little room, whatever the window, each row becomes a block of
 * terms and values.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, isBusy = false, isDense = false }: Props<Row>) {
  return (
    <div className="@container">
      <div className={SHEET}>
        <table
          data-table
          className="w-full table-fixed border-collapse text-13 leading-[1.4] aria-[busy]:cursor-progress as-blocks:block"
          aria-labelledby={"headingId" in label ? label.headingId : undefined}
          aria-busy={isBusy || undefined}
        >
          {"caption" in label && <caption className="sr-only">{label.caption}</caption>}
          <colgroup className="as-blocks:hidden">
            {columns.map(({ header, width }) => (
              <col key={header} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
          <thead className="as-blocks:hidden">
            <tr>
              {columns.map(({ header, kind }) => (
                <th
                  key={header}
                  scope="col"
                  className={cn(HEAD, isDense && "px-2 first:pl-4 last:pr-2", kind === "number" && "text-right")}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="as-blocks:block">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                className="group/row as-blocks:block as-blocks:border-b as-blocks:border-hair as-blocks:px-4 as-blocks:py-2.5 as-blocks:last:border-b-0"
              >
                {columns.map(({ header, kind, cell }) => (
                  <td
                    key={header}
                    className={cn(
                      CELL,
                      isDense && "px-2 first:pl-4 last:pr-2",
                      kind === "number" && "text-right",
                      // Buttons say what they do, and need the width.
                      kind === "actions" && "as-blocks:grid-cols-1 as-blocks:pt-2",
                    )}
                  >
                    {/* The header's word, shown only in the narrow form, where there is no header row. */}
                    <span className={cn("hidden text-label text-ink-2", kind !== "actions" && "as-blocks:block")}>
                      {header}
                    </span>
                    <div className="min-w-0">{cell(row)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
