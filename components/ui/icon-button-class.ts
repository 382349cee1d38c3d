import { cn } from "./cn.ts";

export type IconButtonLook = {
  /** `l` is 40 px instead of 32. */
  readonly size?: "m" | "l";
  readonly look?: "plain" | "box" | "danger";
  readonly className?: string | undefined;
};

const LOOK = {
  plain: "",
  box: "border-field",
  danger: "text-stamp hover:text-stamp",
} as const;

/** The classes of everything that looks like a button of one icon: triggers of dialogs and menus, and links. */
export function iconButtonClass({ size = "m", look = "plain", className }: IconButtonLook = {}): string {
  return cn(
    "inline-grid size-8 cursor-pointer place-items-center rounded-control border border-transparent bg-transparent p-0 text-ink-2 hover:bg-track hover:text-ink print:hidden",
    size === "l" && "size-10",
    LOOK[look],
    className,
  );
}
