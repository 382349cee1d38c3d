import type { ComponentProps } from "react";
import { cn } from "#components/ui/cn.ts";

/** What the page is about, with its gutter. */
export function PageMain({ className, children, ...rest }: Omit<ComponentProps<"main">, "id" | "tabIndex">) {
  return (
    <main
      {...rest}
      className={cn("min-w-0 px-8 pt-8 pb-14 max-phone:px-4 max-phone:pt-5 max-phone:pb-10 print:p-0", className)}
      id="main"
      tabIndex={-1}
    >
      <div className="mx-auto max-w-[1180px] print:max-w-none">{children}</div>
    </main>
  );
}
