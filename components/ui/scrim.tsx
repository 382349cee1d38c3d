import { Dialog } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** What lies over the page while a dialog is open; it scrolls with the dialog inside. */
export function Scrim({ className, ...rest }: ComponentProps<typeof Dialog.Overlay>) {
  return (
    <Dialog.Overlay
      {...rest}
      className={cn("fixed inset-0 z-5 grid place-items-center bg-scrim p-8 print:hidden", className)}
    />
  );
}
