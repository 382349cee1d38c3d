"use client";

import clsx from "clsx";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import styles from "./dialog.module.css";

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
        <Radix.Overlay className={clsx("scrim", styles.scrim)}>
          <Radix.Content
            className={clsx(
              "dialog",
              tone === "stop" && "stop",
              size === "full" && styles.full,
              size === "l" && styles.large,
              styles.content,
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
            <div className={styles.head}>
              {before}
              <Radix.Title className={clsx(size === "full" && "trunc")}>{title}</Radix.Title>
              <Radix.Close className="ib" aria-label="Close" title="Close">
                <X className="i" />
              </Radix.Close>
            </div>
            {description !== undefined && <Radix.Description>{description}</Radix.Description>}
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
