"use client";

import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { DocumentContent } from "../queries.ts";
import { ScrollRegion } from "../scroll-region.tsx";

/** All pages as plain text, for copying. Drawn only when asked for: a long document is megabytes of it. */
export function FullText({ pages }: { readonly pages: DocumentContent["pages"] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (pages.length === 0) return null;
  return (
    <details
      className="group flex-none border-t border-rule bg-sheet print:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 px-4 text-13 font-semibold text-exhibit focus-visible:-outline-offset-[3px] [&::-webkit-details-marker]:hidden">
        <ChevronRight className="group-open:rotate-90" aria-hidden="true" />
        {VIEWER.fullText}
      </summary>
      {isOpen && (
        <ScrollRegion
          className="max-h-[40vh] overflow-auto px-5 pb-4 focus-visible:-outline-offset-[3px]"
          aria-label={VIEWER.fullText}
        >
          {pages.map(({ pageNumber, text }) => (
            <pre
              key={pageNumber}
              dir="auto"
              className="m-0 border-t border-hair py-3 font-mono text-13 leading-[1.6] wrap-anywhere whitespace-pre-wrap [contain-intrinsic-size:auto_600px] [content-visibility:auto]"
            >
              {text}
            </pre>
          ))}
        </ScrollRegion>
      )}
    </details>
  );
}
