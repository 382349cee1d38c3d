"use client";

import { ButtonRow } from "#components/ui/button-row.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import { formatFraction } from "#lib/format/percent.ts";
import type { Quote } from "../use-exhibit.ts";

type Props = {
  readonly quote: Quote | null;
  /** Shows the words above their citation. */
  readonly withWords: boolean;
  /** How sure the reading of the page is, 0..1. */
  readonly confidence: number;
};

/** The pinpoint citation of the quote or the selected words, to be copied with them. */
export function CiteRow({ quote, withWords, confidence }: Props) {
  return (
    <div className="flex-none border-t border-hair bg-paper py-[7px] pr-2.5 pl-4 text-13 print:hidden">
      {withWords && quote !== null && (
        <p className="line-clamp-2 pt-1 pr-2 font-mono text-13" dir="auto">
          {"\u201C"}
          {quote.words}
          {"\u201D"}
        </p>
      )}
      <ButtonRow className="min-h-8 items-center gap-x-2 gap-y-0">
        <span className="mr-auto min-w-0 text-ink-2">{quote?.citation ?? VIEWER.nothingToCopy}</span>
        <span className="whitespace-nowrap text-ink-2">
          {VIEWER.confidence} <b>{formatFraction(confidence, 1)}</b>
        </span>
        {quote !== null && (
          <CopyButton
            text={quote.text}
            label={VIEWER.copyCited}
            copiedLabel={VIEWER.copied}
            what={quote.citation}
            variant="quiet"
            size="s"
          />
        )}
      </ButtonRow>
    </div>
  );
}
