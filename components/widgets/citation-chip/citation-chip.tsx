"use client";

import { HoverCard } from "radix-ui";
import { chipClass } from "#components/ui/chip-class.ts";
import { placeOfCitation } from "#components/widgets/viewer-place.ts";
import { ViewerLink } from "#components/widgets/viewer-link.tsx";
import type { Citation } from "#lib/contracts/findings.ts";
import { joinQuotes, NEAR_MATCH, placeLabel, quoteCount } from "#lib/copy/case/documents.ts";

export type CitedPlace = Pick<
  Citation,
  "documentId" | "exhibit" | "fileName" | "pageNumber" | "start" | "end" | "status"
>;

type Props = {
  readonly caseId: string;
  /** Where the viewer opens. */
  readonly citation: CitedPlace;
  /** The page's words that the chip represents, shown on hover and said with its name. Empty where they are beside it. */
  readonly quotes?: readonly string[];
  /** How many quotes of the page it represents. */
  readonly count?: number;
  /** Id of the point or finding whose citations the viewer steps through. */
  readonly from?: string | undefined;
};

/** The sticker behind a finding. It opens the viewer on the page with the quote marked. */
export function CitationChip({ caseId, citation, from, quotes = [], count = 1 }: Props) {
  const { fileName, status } = citation;
  const label = placeLabel(citation);
  const isNear = status === "near";
  const words = joinQuotes(quotes);
  const name = [label, fileName, count > 1 && quoteCount(count), isNear && NEAR_MATCH].filter(Boolean).join(", ");
  const chip = (
    <ViewerLink
      caseId={caseId}
      place={{ ...placeOfCitation(citation), from }}
      data-slot="chip"
      data-near={isNear ? "" : undefined}
      className={chipClass(isNear)}
      // With a card of its own words a second tooltip would cover it.
      title={words !== "" ? undefined : isNear ? `${fileName}, ${NEAR_MATCH}` : fileName}
      aria-label={words === "" ? name : `${name}: ${words}`}
    >
      {label}
      {count > 1 && <span className="ml-1">x{count}</span>}
    </ViewerLink>
  );
  if (words === "") return chip;
  return (
    <HoverCard.Root openDelay={250} closeDelay={80}>
      <HoverCard.Trigger asChild>{chip}</HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content
          className="z-9 max-w-80 rounded-stamp border border-l-4 border-rule border-l-canary bg-sheet px-2.5 py-2 font-mono text-13 leading-snug wrap-anywhere print:hidden"
          sideOffset={6}
          collisionPadding={12}
          dir="auto"
        >
          <p className="line-clamp-8">{words}</p>
          <p className="mt-1 font-sans text-12 text-ink-2">{fileName}</p>
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
