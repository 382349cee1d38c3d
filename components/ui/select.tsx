import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

/** The browser's own select, which every phone and screen reader knows, with our frame and arrow. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="sel">
      <select {...rest} className={clsx("in", rest["aria-invalid"] && "bad", className)} />
      <ChevronDown className="i" />
    </span>
  );
}
