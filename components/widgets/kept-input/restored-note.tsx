"use client";

import { Button } from "#components/ui/button.tsx";
import { KEPT_INPUT } from "#lib/copy/kept-input.ts";

type Props = {
  readonly kept: { readonly isRestored: boolean; readonly discard: () => void };
  /** What could not be kept, where there is such a thing. */
  readonly also?: string;
};

/** Says that a form shows what was typed before and is not saved. */
export function RestoredNote({ kept, also }: Props) {
  if (!kept.isRestored) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-2">
      <span>{also === undefined ? KEPT_INPUT.restored : `${KEPT_INPUT.restored} ${also}`}</span>
      <Button size="s" variant="quiet" onClick={kept.discard}>
        {KEPT_INPUT.discard}
      </Button>
    </p>
  );
}
