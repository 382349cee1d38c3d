import clsx from "clsx";

export type ButtonVariant = "primary" | "ghost" | "quiet" | "danger";
export type ButtonSize = "m" | "s";

/** The classes of everything that looks like a button, links included. */
export function buttonClass(look: {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
}): string {
  const { variant = "primary", size = "m", className } = look;
  return clsx("btn", variant !== "primary" && variant, size === "s" && "s", className);
}
