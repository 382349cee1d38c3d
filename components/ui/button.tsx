import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

type Props = ComponentProps<"button"> & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** The action runs: the button stays focusable and named, and further presses do nothing. */
  readonly busy?: boolean;
};

/** A button; `type` is "button" unless said otherwise, so that none submits a form by accident. */
export function Button({ variant, size, busy = false, className, type = "button", onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, className })}
      // aria-disabled, because a disabled button would drop the focus of whoever has just pressed it.
      aria-disabled={busy ? true : rest["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
