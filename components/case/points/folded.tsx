"use client";

import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { foldItems } from "./fold-items.ts";

type Props<T> = {
  readonly items: readonly T[];
  /** How many stand there before "Show all". */
  readonly limit: number;
  /** Of each group at least one item is shown. */
  readonly groupOf?: (item: T) => string;
  readonly children: (shown: readonly T[]) => ReactNode;
};

/** A list that may be long: its beginning, and a button for the rest. On paper it is whole. */
export function Folded<T>({ items, limit, groupOf = () => "", children }: Props<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  // One more than the limit is shown at once: a button for a single line would take its room.
  const isFolded = !isOpen && !isPrinting && items.length > limit + 1;
  return (
    <>
      {children(isFolded ? foldItems(items, limit, groupOf) : items)}
      {items.length > limit + 1 && (
        <p>
          <Button variant="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? CASE_DETAIL.showFewer : CASE_DETAIL.showAll(items.length)}
          </Button>
        </p>
      )}
    </>
  );
}
