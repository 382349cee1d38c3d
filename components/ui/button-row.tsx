import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** The buttons at the end of a form or a dialog. */
export function ButtonRow({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("flex flex-wrap justify-end gap-2", className)} />;
}
