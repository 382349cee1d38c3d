import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** A block in place of text still loading; size it by `style` or a utility. Hidden from screen readers. */
export function Skeleton({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      {...rest}
      data-slot="skeleton"
      aria-hidden="true"
      className={cn("block animate-waiting rounded-[4px] bg-track", className)}
    />
  );
}
