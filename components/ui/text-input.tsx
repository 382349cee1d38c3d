import clsx from "clsx";
import type { ComponentProps } from "react";

/** A line of text; drawn as faulty when `aria-invalid` is set. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={clsx("in", rest["aria-invalid"] && "bad", className)} />;
}
