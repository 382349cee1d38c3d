import type { ComponentProps } from "react";
import { inputClass } from "./input-class.ts";

type Props = ComponentProps<"textarea"> & { readonly isSmall?: boolean };

/** Several lines of text. */
export function TextArea({ isSmall = false, className, ...rest }: Props) {
  return <textarea {...rest} className={inputClass({ isSmall, className })} />;
}
