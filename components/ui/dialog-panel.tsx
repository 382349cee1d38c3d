import { Dialog } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** The sheet of a dialog, for those that are more than a title and some fields. */
export function DialogPanel({ className, ...rest }: ComponentProps<typeof Dialog.Content>) {
  return (
    <Dialog.Content
      {...rest}
      className={cn(
        "w-full max-w-130 rounded-sheet border border-t-3 border-rule border-t-exhibit bg-sheet px-6 pt-5 pb-6 focus-visible:outline-none",
        className,
      )}
    />
  );
}
