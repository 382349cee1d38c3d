"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { ChargeElement } from "#lib/contracts/charges.ts";
import { ELEMENTS, EVIDENCE_SIDE_LABEL } from "#lib/copy/case/elements.ts";
import { EVIDENCE_SIDES } from "#lib/domain/charge-elements.ts";
import { caseCharges, changeEvidence } from "./queries.ts";

type Props = {
  readonly caseId: string;
  /** From 1, within its charge. */
  readonly number: number;
  readonly element: ChargeElement;
  readonly onChoose: () => void;
};

/** One element: what has to be proved, and beside each other the quotes for and against it. */
export function ElementRow({ caseId, number, element, onChoose }: Props) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...changeEvidence,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: caseCharges(caseId).queryKey }),
    onError: (error) => toast.error(messageOf(error, ELEMENTS.failed)),
  });
  const { id, text, evidence } = element;
  const suggested = leftOf(element);
  return (
    <li className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)] gap-x-5 gap-y-1.5 py-2 text-13 leading-snug print:break-inside-avoid on-phone:grid-cols-[minmax(0,1fr)]">
      <div className="grid grid-cols-[20px_minmax(0,1fr)]">
        <span className="font-mono font-bold text-ink-2">{number}</span>
        <div>
          <p className="font-semibold wrap-anywhere" dir="auto">
            {text}
          </p>
          <p className="print:hidden">
            <Button
              size="s"
              variant="quiet"
              className="-ml-3.25"
              aria-label={ELEMENTS.chooseFor(text)}
              onClick={onChoose}
            >
              {ELEMENTS.choose}
            </Button>
            {suggested > 0 && <span className="text-12 text-ink-2">{ELEMENTS.suggested(suggested)}</span>}
          </p>
        </div>
      </div>
      {EVIDENCE_SIDES.map((side) => {
        const chosen = evidence.filter((one) => one.side === side);
        return (
          <div key={side} className="min-w-0 on-phone:pl-5">
            <p className="text-label text-ink-2">{EVIDENCE_SIDE_LABEL[side]}</p>
            {chosen.length === 0 && <p className="text-ink-2">{ELEMENTS.noneNoted}</p>}
            <ul className="list-none">
              {chosen.map((one) => (
                <li key={one.id} className="group flex items-start gap-1">
                  <p className="min-w-0 flex-1 py-1 wrap-anywhere" dir="auto">
                    “{one.quote}” <CitationChip caseId={caseId} citation={one} />
                  </p>
                  <IconButton
                    label={ELEMENTS.remove(one.quote)}
                    className="print:hidden pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
                    onClick={() => {
                      if (!remove.isPending) remove.mutate({ caseId, elementId: id, evidenceId: one.id });
                    }}
                  >
                    <X />
                  </IconButton>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </li>
  );
}

/** Suggestions are counted while nothing was chosen: what a person has decided is not asked for again and again. */
function leftOf({ evidence, suggested }: ChargeElement): number {
  return evidence.length > 0 ? 0 : suggested.length;
}
