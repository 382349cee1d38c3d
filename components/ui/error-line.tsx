import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** What went wrong, in one line below what it is about. */
export function ErrorLine({ className, ...rest }: ComponentProps<"p">) {
  return (
    <p {...rest} className={cn("flex items-start gap-1.5 text-13 leading-[1.4] font-[550] text-stamp", className)} />
  );
}
