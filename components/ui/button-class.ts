import { cn } from "./cn.ts";

export type ButtonVariant = "primary" | "ghost" | "quiet" | "danger";
export type ButtonSize = "m" | "s";

const BASE =
  "inline-flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-control border-[1.5px] px-4 leading-[1.2] font-semibold whitespace-nowrap no-underline active:translate-y-0.5 active:shadow-none disabled:cursor-not-allowed disabled:border-track disabled:bg-track disabled:text-ink-2 disabled:shadow-none print:hidden";
const LOOK = {
  primary: "border-exhibit bg-exhibit text-on-exhibit shadow-[0_2px_0_var(--exhibit-low)]",
  ghost: "border-exhibit bg-transparent text-exhibit hover:bg-exhibit-wash",
  quiet: "border-transparent bg-transparent px-2.5 text-exhibit disabled:border-transparent disabled:bg-transparent",
  danger: "border-stamp bg-transparent text-stamp",
} as const satisfies Record<ButtonVariant, string>;
const SIZE = { m: "", s: "min-h-8 px-3 text-13" } as const satisfies Record<ButtonSize, string>;

/** The classes of everything that looks like a button, links included. */
export function buttonClass(look: {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
}): string {
  const { variant = "primary", size = "m", className } = look;
  return cn(BASE, LOOK[variant], SIZE[size], className);
}
