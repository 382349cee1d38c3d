import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { ButtonRow } from "../button-row.tsx";

type Props = {
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** What else can be done, at the other end of the row: a button with the class mr-auto. */
  readonly children?: ReactNode;
};

/** The last row of a form in a dialog. */
export function FormActions({ cancelLabel, onCancel, submitLabel, isBusy, children }: Props) {
  return (
    <ButtonRow className="mt-1 items-center gap-3">
      {children}
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" busy={isBusy}>
        {submitLabel}
      </Button>
    </ButtonRow>
  );
}
