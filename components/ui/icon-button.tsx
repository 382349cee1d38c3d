import type { ComponentProps } from "react";
import { type IconButtonLook, iconButtonClass } from "./icon-button-class.ts";

type Props = Omit<ComponentProps<"button">, "aria-label" | "title" | "className"> &
  IconButtonLook & {
    /** Accessible name and tooltip. */
    readonly label: string;
  };

/** A button of one icon. */
export function IconButton({ label, size, look, className, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonClass({ size, look, className })}
    />
  );
}
