import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

type Props = ComponentProps<typeof Link> & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
};

/** A link that looks like a button: it goes somewhere, so the middle button and "copy link" work. */
export function LinkButton({ variant, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}
