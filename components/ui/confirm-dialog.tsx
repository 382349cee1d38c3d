"use client";

import { useRef } from "react";
import { ButtonRow } from "./button-row.tsx";
import { ErrorLine } from "./error-line.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What it is about, by name. */
  readonly subject?: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `normal` for an action that destroys nothing but is worth a question. */
  readonly tone?: "normal" | "stop";
  /** The action runs: the dialog cannot be closed. */
  readonly busy?: boolean;
  /** What went wrong; shown above the buttons, the dialog stays open. */
  readonly error?: string | null;
  readonly onConfirm: () => void;
};

/** Asks before something is destroyed. The focus starts on Cancel, so that a hasty Enter destroys nothing. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    onOpenChange,
    title,
    subject,
    text,
    confirmLabel,
    cancelLabel = "Cancel",
    tone = "stop",
    busy = false,
    error,
    onConfirm,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      tone={tone}
      description={text}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancel.current?.focus();
      }}
    >
      {subject !== undefined && (
        <p className="mt-3 font-semibold wrap-anywhere" dir="auto">
          {subject}
        </p>
      )}
      {error && (
        <ErrorLine className="mt-4" role="alert">
          {error}
        </ErrorLine>
      )}
      <ButtonRow className="mt-5 items-center gap-3">
        <Button ref={cancel} variant="ghost" onClick={() => change(false)}>
          {cancelLabel}
        </Button>
        <Button variant={tone === "stop" ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
