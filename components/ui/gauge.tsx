import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

type Props = Omit<ComponentProps<"div">, "role" | "children"> & {
  readonly role: "meter" | "progressbar";
  /** 0..100. */
  readonly percent: number;
};

/** A thin blue bar: how far something has come. */
export function Gauge({ percent, className, ...rest }: Props) {
  return (
    <div
      {...rest}
      className={cn("h-2 overflow-hidden rounded-[4px] border border-field bg-track", className)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i
        className="block h-full bg-exhibit transition-[width] duration-240 ease-out forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
