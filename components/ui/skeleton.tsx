import clsx from "clsx";
import type { ComponentProps } from "react";

/** A block that stands for text still loading; size it by `style` or a utility. Hidden from screen readers. */
export function Skeleton({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} aria-hidden="true" className={clsx("sk block", className)} />;
}
