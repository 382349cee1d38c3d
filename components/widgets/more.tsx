"use client";

import { Popover } from "radix-ui";
import type { ReactNode } from "react";

type Props = {
  readonly label: string;
  /** What a screen reader hears after the label: where the button leads. */
  readonly spoken: string;
  readonly children: ReactNode;
};

/** A short line that opens its explanation in a small panel. */
export function More({ label, spoken, children }: Props) {
  return (
    <Popover.Root>
      <Popover.Trigger className="inline-flex min-h-6 cursor-pointer items-center text-12 text-exhibit underline decoration-1 underline-offset-3 print:hidden">
        {label}
        <span className="sr-only">: {spoken}</span>
      </Popover.Trigger>
      {/* No portal: the panel belongs to the section's landmark. */}
      <Popover.Content
        aria-label={spoken}
        align="end"
        sideOffset={4}
        collisionPadding={16}
        className="z-9 w-72 rounded-sheet border border-field bg-sheet p-3 text-13"
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
