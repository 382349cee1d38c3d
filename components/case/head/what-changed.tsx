"use client";

import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { sheetClass } from "#components/ui/sheet-class.ts";
import { iconButtonClass } from "#components/ui/icon-button-class.ts";
import { useSession } from "#components/session/session.tsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { ChangedPoint } from "#lib/contracts/work-product.ts";
import { CHANGES } from "#lib/copy/case/changes.ts";
import { formatDate } from "#lib/format/dates.ts";
import { PointLink } from "../points/point-link.tsx";
import { caseChanges } from "../queries.ts";
import { isDismissed, storeDismissed } from "./stored-dismissal.ts";

type Props = { readonly caseId: string; readonly analysis: Analysis };

/** Below the coverage line: what the documents that came in last changed, until somebody puts it away. */
export function WhatChanged({ caseId, analysis }: Props) {
  const { user } = useSession();
  const userId = user?.id ?? "";
  const [isAway, setIsAway] = useState(() => isDismissed(userId, analysis.id));
  const asked = useQuery({ ...caseChanges(caseId, analysis.id), enabled: !isAway, refetchOnMount: false });
  const changes = asked.data?.changes ?? null;
  if (isAway || changes === null) return null;
  const { documents, since, contradicted, weakened, strengthened, added, gapsClosed } = changes;
  const count = contradicted.length + weakened.length + strengthened.length + added.length + gapsClosed.length;
  return (
    <section
      className={sheetClass({ padding: "none", className: "relative py-3.5 pr-14 pl-5 max-phone:pl-4 print:hidden" })}
      aria-labelledby="what-changed"
    >
      <h2 id="what-changed" className="text-18">
        {CHANGES.title(documents.length)}
      </h2>
      <p className="text-12 text-ink-2">
        {CHANGES.since(formatDate(since))} {count === 0 && CHANGES.nothing}
      </p>
      <button
        type="button"
        className={iconButtonClass({ className: "absolute top-2 right-2" })}
        aria-label={CHANGES.dismiss}
        title={CHANGES.dismiss}
        onClick={() => {
          storeDismissed(userId, analysis.id);
          setIsAway(true);
        }}
      >
        <X />
      </button>
      <dl className="mt-2 columns-[250px] gap-6 text-13 *:mb-2.5 *:break-inside-avoid">
        <Changed caseId={caseId} label={CHANGES.contradicted} points={contradicted} />
        <Changed caseId={caseId} label={CHANGES.weakened} points={weakened} />
        <Changed caseId={caseId} label={CHANGES.strengthened} points={strengthened} />
        <Changed caseId={caseId} label={CHANGES.added} points={added} />
        {gapsClosed.length > 0 && (
          <div>
            <dt className="text-label text-ink-2">{CHANGES.gapsClosed}</dt>
            <dd>
              <ul className="list-none">
                {gapsClosed.map((thing) => (
                  <li key={thing} className="wrap-anywhere" dir="auto">
                    {thing}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

type ChangedProps = { readonly caseId: string; readonly label: string; readonly points: readonly ChangedPoint[] };

function Changed({ caseId, label, points }: ChangedProps) {
  if (points.length === 0) return null;
  return (
    <div>
      <dt className="text-label text-ink-2">{label}</dt>
      <dd>
        <ul className="list-none">
          {points.map(({ id, rank, title, citations }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
              <PointLink rank={rank} of={title} />
              <span dir="auto">{title}</span>
              <CitationChips caseId={caseId} citations={citations} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
