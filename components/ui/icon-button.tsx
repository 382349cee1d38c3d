import clsx from "clsx";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "aria-label" | "title"> & {
  /** Accessible name and tooltip. */
  readonly label: string;
};

/** A button of one icon. Further looks by class: `box` bordered, `no` destructive, `l` 40 px instead of 32. */
export function IconButton({ label, className, type = "button", ...rest }: Props) {
  return <button {...rest} type={type} aria-label={label} title={label} className={clsx("ib", className)} />;
}
