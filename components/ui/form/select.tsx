import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { inputClass } from "./input-class.ts";

type Props = ComponentProps<"select"> & { readonly isSmall?: boolean };

/** The browser's own select, which every phone and screen reader knows, with our frame and arrow. */
export function Select({ isSmall = false, className, ...rest }: Props) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={inputClass({
          isBad: Boolean(rest["aria-invalid"]),
          isSmall,
          className: cn("cursor-pointer appearance-none pr-8.5", className),
        })}
      />
      <ChevronDown className="pointer-events-none absolute top-1/2 right-2.5 -mt-2 size-4 text-ink-2" />
    </span>
  );
}
