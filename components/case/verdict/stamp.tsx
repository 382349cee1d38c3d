"use client";

import { useEffect, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { PRIVATE_PREFIX } from "#lib/api/session-storage.ts";

type Props = { readonly caseId: string; readonly analysisId: string | null; readonly text: string };

/** The rubber stamp in the colour of the band. It comes down once for each new analysis, not on every visit. */
export function Stamp({ caseId, analysisId, text }: Props) {
  const key = `${PRIVATE_PREFIX}stamped:${caseId}`;
  const [isNew] = useState(() => analysisId !== null && localStorage.getItem(key) !== analysisId);
  useEffect(() => {
    if (analysisId !== null) localStorage.setItem(key, analysisId);
  }, [key, analysisId]);
  return (
    <span
      className={cn(
        "absolute top-1.25 right-4.5 inline-block w-max -rotate-4 rounded-[4px] border-3 border-double border-current px-2 pt-1.25 pb-1 font-display text-13/none font-extrabold tracking-[0.02em] whitespace-nowrap text-(--t,var(--stamp)) print:top-0 print:right-0 print:rotate-0 forced-colors:border-[CanvasText] on-narrow:static on-narrow:mb-2.5 on-phone:mt-0.5 on-phone:ml-1",
        isNew && "motion-safe:animate-thump",
      )}
    >
      {text}
    </span>
  );
}
