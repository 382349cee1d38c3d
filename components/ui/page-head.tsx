import type { ReactNode } from "react";
import { cn } from "./cn.ts";

/** The head of a page: its title with a line below, and at the right end what can be done. */
export function PageHead({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <div
      className={cn(
        "mb-6 flex items-end justify-between gap-4 in-data-admin:mb-5 max-phone:mb-4 max-phone:in-data-admin:mb-5 [&_p]:mt-1 [&_p]:text-ink-2 max-phone:[&_p]:text-13",
        className,
      )}
    >
      {children}
    </div>
  );
}
