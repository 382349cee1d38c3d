"use client";

import { useId, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { DOCKET } from "#lib/copy/docket.ts";
import { CaseRow } from "./case-row.tsx";
import { SelectionBar } from "./selection-bar.tsx";

type Props = {
  readonly cases: readonly Case[];
  /** The list is sorted by the next date. */
  readonly isByDate: boolean;
};

const { columns } = DOCKET;
const HEAD =
  "border-b border-manila-edge bg-manila px-1.5 py-2 text-left align-bottom text-12 leading-tight font-semibold";

/** The docket as rows, with what is done with several cases at once. On a phone each row is a block. */
export function CaseRows({ cases, isByDate }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const oddsId = useId();
  const selected = cases.filter(({ id }) => chosen.has(id));
  const isAll = selected.length === cases.length && cases.length > 0;

  function choose(id: string, isChosen: boolean) {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  return (
    <>
      {selected.length > 0 && <SelectionBar cases={selected} onClear={() => setChosen(new Set())} />}
      <div
        className={cn(
          "overflow-x-auto rounded-b-sheet border border-rule bg-sheet",
          selected.length > 0 ? "border-t-0" : "rounded-t-sheet",
        )}
      >
        <table className="w-full border-collapse text-13 on-phone:block on-phone:*:block" aria-label={DOCKET.caption}>
          <thead className="on-phone:border-b on-phone:border-manila-edge on-phone:bg-manila">
            <tr className="on-phone:flex on-phone:items-center on-phone:px-4 on-phone:*:not-first:sr-only">
              <th scope="col" className={cn(HEAD, "w-10 pl-4 on-phone:border-0 on-phone:p-2")}>
                <input
                  type="checkbox"
                  className="block size-4.5 accent-exhibit on-phone:size-6"
                  aria-label={DOCKET.selectAll(cases.length)}
                  checked={isAll}
                  ref={(box) => {
                    if (box !== null) box.indeterminate = selected.length > 0 && !isAll;
                  }}
                  onChange={() => setChosen(isAll ? new Set() : new Set(cases.map(({ id }) => id)))}
                />
              </th>
              <th scope="col" className={HEAD}>
                {columns.case}
              </th>
              <th scope="col" className={HEAD}>
                {columns.priority}
              </th>
              <th scope="col" className={HEAD} aria-sort={isByDate ? "ascending" : undefined}>
                {columns.date}
              </th>
              <th scope="col" className={HEAD} id={oddsId}>
                {columns.odds}
              </th>
              <th scope="col" className={cn(HEAD, "text-right")}>
                {columns.review}
              </th>
              <th scope="col" className={HEAD}>
                {columns.failed}
              </th>
              <th scope="col" className={HEAD}>
                {columns.activity}
              </th>
            </tr>
          </thead>
          <tbody>
            {cases.map((each) => (
              <CaseRow
                key={each.id}
                caseItem={each}
                oddsId={oddsId}
                isChosen={chosen.has(each.id)}
                onChoose={(isChosen) => choose(each.id, isChosen)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
