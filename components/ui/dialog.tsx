"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { cn } from "./cn.ts";
import { DialogPanel } from "./dialog-panel.tsx";
import { iconButtonClass } from "./icon-button-class.ts";
import { Scrim } from "./scrim.tsx";

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Drawn before the title, in its line: an exhibit sticker, for example. */
  readonly before?: ReactNode;
  /** `stop` = red edge, for destructive actions. */
  readonly tone?: "normal" | "stop";
  /** `l` for tables and lists; `full` fills the window up to its gutter. */
  readonly size?: "m" | "l" | "full";
  readonly description?: string;
  /** Where the focus goes first; the first control that can take it when absent. */
  readonly onOpenAutoFocus?: (event: Event) => void;
  readonly children: ReactNode;
};

/** A modal dialog: focus is trapped, Escape and a press outside close it, focus returns to the opener. */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, before, tone = "normal", size = "m", description, children } = props;
  // Radix gives the focus back to a trigger of its own only, and these dialogs are opened by anything.
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim
          className={cn(
            "overflow-y-auto data-[state=open]:motion-safe:animate-appear max-phone:p-4",
            size === "full" && "max-phone:p-0",
          )}
        >
          <DialogPanel
            className={cn(
              tone === "stop" && "border-t-stamp",
              size === "full" &&
                "flex h-full min-h-0 max-w-none flex-col max-phone:rounded-none max-phone:px-4 max-phone:py-3",
              size === "l" && "max-w-190",
            )}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              props.onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            // Without a description radix would point to an element that does not exist.
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
          >
            <div className="mb-3 flex items-center gap-3">
              {before}
              <Radix.Title className={cn(size === "full" && "min-w-0 truncate")}>{title}</Radix.Title>
              <Radix.Close className={iconButtonClass({ className: "ml-auto" })} aria-label="Close" title="Close">
                <X />
              </Radix.Close>
            </div>
            {description !== undefined && <Radix.Description>{description}</Radix.Description>}
            {children}
          </DialogPanel>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
