import type { ComponentProps } from "react";
import { inputClass } from "./input-class.ts";

type Props = ComponentProps<"input"> & { readonly isSmall?: boolean };

/** A line of text; drawn as faulty when `aria-invalid` is set. */
export function TextInput({ isSmall = false, className, ...rest }: Props) {
  return <input {...rest} className={inputClass({ isBad: Boolean(rest["aria-invalid"]), isSmall, className })} />;
}
