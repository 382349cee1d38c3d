import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";

/** A round seal with initials. Its name is beside it, so nobody needs to hear the letters. */
export function Seal({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <span
      className={cn(
        "grid size-9 place-items-center rounded-full border-2 border-current font-display text-[13px]/none font-extrabold shadow-[inset_0_0_0_2px_var(--manila),inset_0_0_0_3px_currentColor]",
        className,
      )}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
