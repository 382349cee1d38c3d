import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./data-table.module.css";

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
  /** A newer page is on its way: what stands here is still the old one. */
  readonly isBusy?: boolean;
  /** Many columns: less air between them. */
  readonly isDense?: boolean;
};

/** Rows of a list that the server pages. Where it is narrow each row becomes a block of terms and values. */
export function DataTable<Row>({ label, columns, rows, rowKey, isBusy = false, isDense = false }: Props<Row>) {
  return (
    <div className={styles.frame}>
      <div className={clsx("tbl-wrap", styles.wrap)}>
        <table
          className={clsx("tbl", styles.table, isDense && styles.dense)}
          aria-labelledby={"headingId" in label ? label.headingId : undefined}
          aria-busy={isBusy || undefined}
        >
          {"caption" in label && <caption className="vh">{label.caption}</caption>}
          <colgroup>
            {columns.map(({ header, width }) => (
              <col key={header} style={width === undefined ? undefined : { width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map(({ header, kind }) => (
                <th key={header} scope="col" className={clsx(kind === "number" && "num")}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ header, kind, cell }) => (
                  <td key={header} className={clsx(kind === "number" && "num", kind === "actions" && styles.actions)}>
                    {/* The header's word, shown only in the narrow form, where there is no header row. */}
                    <span className={clsx("label", styles.term)}>{header}</span>
                    <div className={styles.value}>{cell(row)}</div>
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
