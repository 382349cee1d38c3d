"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import type { ViewerPlace } from "#components/widgets/viewer-place.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import { quoteOf } from "./use-exhibit.ts";
import type { Viewer } from "./use-viewer.ts";
import type { ViewerContext } from "./viewer-context.ts";

type Props = {
  readonly viewer: Viewer;
  readonly context: ViewerContext | null;
  readonly onGo: (place: ViewerPlace) => void;
};

/** What is done with what was compared: copy both quotes, decide, go on to the next one. */
export function ViewerFoot({ viewer: { sides }, context, onGo }: Props) {
  const quotes = sides.flatMap(({ content: { data }, pageNumber, selected, cited }) => {
    const page = data?.pages[Math.min(pageNumber, data.pages.length) - 1] ?? null;
    const quote =
      data === undefined ? null : quoteOf(data, page, selected ?? (cited?.pageNumber === pageNumber ? cited : null));
    return quote === null ? [] : [quote];
  });
  const isBoth = sides.length > 1 && quotes.length > 1;
  const hasDecision =
    context !== null && (context.review !== null || context.previous !== null || context.next !== null);
  if (!isBoth && !hasDecision) return null;
  return (
    <ButtonRow className="flex-none items-center gap-x-3 gap-y-2 border-t border-rule py-2.5 pr-4 pl-5 text-13 max-phone:justify-end max-phone:px-3 print:hidden">
      {isBoth && (
        <span className="max-phone:hidden">
          <CopyButton
            text={quotes.map(({ text }) => text).join("\n\n")}
            label={VIEWER.copyBoth}
            copiedLabel={VIEWER.copied}
            what={quotes.map(({ citation }) => citation).join("; ")}
            size="s"
          />
        </span>
      )}
      {context?.review}
      {context !== null && (
        <span className={cn("flex gap-2", context.review === null && "ml-auto")}>
          {context.previous !== null && (
            <Button variant="ghost" size="s" onClick={() => context.previous && onGo(context.previous.place)}>
              <ChevronLeft />
              {context.previous.label}
            </Button>
          )}
          {context.next !== null && (
            <Button size="s" onClick={() => context.next && onGo(context.next.place)}>
              {context.next.label}
              <ChevronRight />
            </Button>
          )}
        </span>
      )}
    </ButtonRow>
  );
}
