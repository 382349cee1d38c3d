"use client";

import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Charge } from "#lib/contracts/charges.ts";
import { ELEMENTS } from "#lib/copy/case/elements.ts";
import { ChargeDialog } from "./charge-dialog.tsx";
import { ElementRow } from "./element-row.tsx";
import { EvidenceDialog } from "./evidence-dialog.tsx";
import { caseCharges } from "./queries.ts";

type Props = {
  readonly caseId: string;
  /** The latest completed one. */
  readonly analysis: Analysis | null;
};

/** What has to be proved for each charge, with the quotes that a person chose for and against it. Folded while there is none. */
export function Elements({ caseId, analysis }: Props) {
  const { data: charges, isError, refetch } = useQuery({ ...caseCharges(caseId), refetchOnMount: false });
  /** `new`: a charge is added. */
  const [editing, setEditing] = useState<Charge | "new" | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const all = charges?.flatMap(({ elements }) => elements) ?? [];
  const without = all.filter(({ evidence }) => !evidence.some(({ side }) => side === "for")).length;
  const count = all.length === 0 ? ELEMENTS.none : ELEMENTS.count(all.length, without);
  const chosen = all.find(({ id }) => id === choosing);
  return (
    <CaseSection
      id="elements"
      folds={all.length === 0 ? "always" : "phone"}
      {...(all.length === 0 ? { className: "print:hidden" } : {})}
      title={ELEMENTS.title}
      summary={charges === undefined ? undefined : count}
      note={charges === undefined ? undefined : count}
    >
      {isError && (
        <p role="alert">
          {ELEMENTS.loadFailed}{" "}
          <Button size="s" variant="quiet" onClick={() => void refetch()}>
            {ELEMENTS.retry}
          </Button>
        </p>
      )}
      {charges?.length === 0 && <p className="mb-2 max-w-160 text-13 text-ink-2">{ELEMENTS.about}</p>}
      {charges?.map((charge) => (
        <div key={charge.id} className="not-first:mt-4">
          <div className="flex items-center gap-2 border-b border-rule pb-1">
            <h3 className="min-w-0 text-15 wrap-anywhere" dir="auto">
              {charge.name}
            </h3>
            <IconButton className="print:hidden" label={ELEMENTS.edit(charge.name)} onClick={() => setEditing(charge)}>
              <Pencil />
            </IconButton>
          </div>
          <ol className="list-none divide-y divide-hair">
            {charge.elements.map((element, index) => (
              <ElementRow
                key={element.id}
                caseId={caseId}
                number={index + 1}
                element={element}
                onChoose={() => setChoosing(element.id)}
              />
            ))}
          </ol>
        </div>
      ))}
      {charges !== undefined && (
        <p className="mt-1.5 print:hidden">
          <Button size="s" variant="ghost" onClick={() => setEditing("new")}>
            <Plus />
            {ELEMENTS.add}
          </Button>
        </p>
      )}
      {editing !== null && (
        <ChargeDialog
          caseId={caseId}
          charge={editing === "new" ? null : editing}
          offenceClass={analysis?.offenceClass ?? null}
          onClose={() => setEditing(null)}
        />
      )}
      {chosen !== undefined && (
        <EvidenceDialog caseId={caseId} element={chosen} analysis={analysis} onClose={() => setChoosing(null)} />
      )}
    </CaseSection>
  );
}
