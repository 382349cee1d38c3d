import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";

type Props = {
  /** How it is set up. */
  readonly children: ReactNode;
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Absent: there is nothing to test. */
  readonly onTest?: () => void;
  readonly outcome: { readonly isGood: boolean; readonly text: string } | null;
};

/** A part that can be tried out: how it is set up, a button, and what came of it. */
export function Tested({ children, label, busyLabel, isBusy, onTest, outcome }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>{children}</span>
      {onTest !== undefined && (
        <Button variant="ghost" size="s" busy={isBusy} onClick={onTest}>
          {isBusy ? busyLabel : label}
        </Button>
      )}
      <p
        role="status"
        className={cn(
          "basis-full",
          outcome === null ? "sr-only" : outcome.isGood ? "text-strong-text" : "text-weak-text",
        )}
      >
        {outcome?.text}
      </p>
    </div>
  );
}
