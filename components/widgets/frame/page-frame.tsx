import type { ComponentProps } from "react";
import { cn } from "#components/ui/cn.ts";

/** The window: a sidebar and the page; on a phone a bar and the page. */
export function PageFrame({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={cn(
        "grid min-h-screen grid-cols-[224px_minmax(0,1fr)] max-phone:grid-cols-1 max-phone:grid-rows-[auto_1fr] print:block",
        className,
      )}
    />
  );
}
