import type { ReactNode } from "react";
import { cn } from "./cn.ts";

export type PillTone = "plain" | "good" | "active" | "muted" | "bad";

const TONE = {
  plain: "",
  good: "[&_svg]:text-strong-fill",
  active: "[&_svg]:text-exhibit",
  muted: "[&_svg]:text-ink-2",
  bad: "text-stamp",
} as const satisfies Record<PillTone, string>;

type Props = { readonly tone?: PillTone; readonly className?: string; readonly children: ReactNode };

/** A state: an icon and a word. */
export function Pill({ tone = "plain", className, children }: Props) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-[7px] text-13 leading-[1.2] font-[550] whitespace-nowrap in-data-table:align-top in-data-table:leading-[1.4] [&_svg]:size-3.5 [&_svg]:flex-none",
        TONE[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
