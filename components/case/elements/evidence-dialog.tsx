"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { SearchField } from "#components/ui/form/search-field.tsx";
import { useSettled } from "#components/widgets/use-settled.ts";
import { messageOf } from "#lib/api/api-error.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { ChargeElement, Evidence } from "#lib/contracts/charges.ts";
import type { Passage } from "#lib/contracts/search.ts";
import { placeLabel } from "#lib/copy/case/documents.ts";
import { ELEMENTS, EVIDENCE_DIALOG } from "#lib/copy/case/elements.ts";
import { EVIDENCE_SIDES, type EvidenceSide } from "#lib/domain/charge-elements.ts";
import { caseCharges, casePassages, changeEvidence } from "./queries.ts";
import { holds, quoteChoices } from "./quote-choices.ts";

/** Quotes that are listed at once; the search reaches the others. */
const SHOWN = 40;
/** Milliseconds without a key before the documents are asked. */
const PAUSE = 250;

type Props = {
  readonly caseId: string;
  readonly element: ChargeElement;
  readonly analysis: Analysis | null;
  readonly onClose: () => void;
};

/**
 * Places quotes of the analysis for or against one element, and of a search also sentences that the analysis does not cite.
 * Each press is saved at once; a second one takes it back.
 */
export function EvidenceDialog({ caseId, element, analysis, onClose }: Props) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useState("");
  const change = useMutation({
    ...changeEvidence,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: caseCharges(caseId).queryKey }),
  });
  const choices = analysis === null ? [] : quoteChoices(analysis, element, search);
  const shown = choices.slice(0, SHOWN);
  const groups = [
    { title: EVIDENCE_DIALOG.suggested, items: shown.filter(({ isSuggested }) => isSuggested) },
    { title: EVIDENCE_DIALOG.all, items: shown.filter(({ isSuggested }) => !isSuggested) },
  ];
  const words = search.trim();
  const settled = useSettled(words, PAUSE);
  const found = useQuery(casePassages(caseId, settled));
  const isSearching = words !== "" && (words !== settled || found.isFetching);
  const passages = (words === "" ? [] : (found.data?.passages ?? [])).filter(
    (passage) => passage.end > passage.start && !shown.some(({ citation }) => holds(citation, passage)),
  );
  const isNone = choices.length === 0 && passages.length === 0;

  function place(what: { readonly citationId: string } | { readonly passage: Passage }, given: Placed) {
    if (change.isPending) return;
    const of = { caseId, elementId: element.id };
    const { chosen, side } = given;
    change.mutate(chosen?.side === side ? { ...of, evidenceId: chosen.id } : { ...of, ...what, side });
  }

  return (
    <Dialog
      open
      size="l"
      title={EVIDENCE_DIALOG.title}
      description={element.text}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="mt-3 grid grid-cols-1 content-start gap-4">
        {analysis === null ? (
          <p>{EVIDENCE_DIALOG.noAnalysis}</p>
        ) : (
          <SearchField
            label={EVIDENCE_DIALOG.search}
            placeholder={EVIDENCE_DIALOG.searchHint}
            value={search}
            onChange={setSearch}
          />
        )}
        {analysis !== null && isNone && (
          <p className="text-ink-2" role="status">
            {isSearching
              ? EVIDENCE_DIALOG.searching
              : found.isError
                ? EVIDENCE_DIALOG.searchFailed
                : EVIDENCE_DIALOG.none}
          </p>
        )}
        {groups.map(
          ({ title, items }) =>
            items.length > 0 && (
              <section key={title} aria-label={title}>
                <h3 className="text-15">{title}</h3>
                <ul className="list-none divide-y divide-hair">
                  {items.map(({ citation, about, suggestedSide, chosen }) => (
                    <QuoteRow
                      key={citation.id}
                      quote={citation.quote}
                      place={placeLabel(citation)}
                      {...{ about, suggestedSide, chosen }}
                      onPlace={(side) => place({ citationId: citation.id }, { chosen, side })}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
        {choices.length > shown.length && (
          <p className="text-13 text-ink-2">{EVIDENCE_DIALOG.more(choices.length - shown.length)}</p>
        )}
        {passages.length > 0 && (
          <section aria-label={EVIDENCE_DIALOG.passages}>
            <h3 className="text-15">{EVIDENCE_DIALOG.passages}</h3>
            <p className="text-12 text-ink-2">{EVIDENCE_DIALOG.passagesHint}</p>
            <ul className="list-none divide-y divide-hair">
              {passages.map((passage) => {
                const chosen = element.evidence.find((one) => holds(one, passage)) ?? null;
                return (
                  <QuoteRow
                    key={`${passage.documentId} ${passage.pageNumber}`}
                    quote={chosen?.quote ?? passage.snippet}
                    place={placeLabel(passage)}
                    about={null}
                    suggestedSide={null}
                    chosen={chosen}
                    onPlace={(side) => place({ passage }, { chosen, side })}
                  />
                );
              })}
            </ul>
          </section>
        )}
        {change.isError && <ErrorLine role="alert">{messageOf(change.error, ELEMENTS.failed)}</ErrorLine>}
        <div className="flex items-center justify-end gap-3">
          <Button onClick={onClose}>{EVIDENCE_DIALOG.done}</Button>
        </div>
      </div>
    </Dialog>
  );
}

type Placed = { readonly chosen: Evidence | null; readonly side: EvidenceSide };

type RowProps = {
  readonly quote: string;
  readonly place: string;
  /** What the analysis says of it; null where it says nothing. */
  readonly about: string | null;
  readonly suggestedSide: EvidenceSide | null;
  readonly chosen: Evidence | null;
  readonly onPlace: (side: EvidenceSide) => void;
};

function QuoteRow({ quote, place, about, suggestedSide, chosen, onPlace }: RowProps) {
  return (
    <li className="flex items-start gap-4 py-2 text-13 leading-snug on-phone:flex-col on-phone:gap-1.5">
      <div className="min-w-0 flex-1 wrap-anywhere" dir="auto">
        <p>
          “{quote}” <span className="text-ink-2">({place})</span>
        </p>
        {about !== null && <p className="text-12 text-ink-2">{about}</p>}
      </div>
      <div className="flex flex-none gap-1.5">
        {EVIDENCE_SIDES.map((side) => (
          <Button
            key={side}
            size="s"
            variant={chosen?.side === side ? "primary" : suggestedSide === side ? "ghost" : "quiet"}
            aria-pressed={chosen?.side === side}
            aria-label={EVIDENCE_DIALOG.press(EVIDENCE_DIALOG[side], place)}
            onClick={() => onPlace(side)}
          >
            {EVIDENCE_DIALOG[side]}
          </Button>
        ))}
      </div>
    </li>
  );
}
