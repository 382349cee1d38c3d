import { type ReactNode, useId } from "react";
import { ErrorLine } from "../error-line.tsx";

type Wiring = { readonly id: string; readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean;
  /** Draws the control with the ids that tie it to its label, hint and error. */
  readonly children: (wiring: Wiring) => ReactNode;
};

/** A labelled control with its hint and its error below. */
export function Field({ label, hint, error, optional = false, children }: Props) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ");
  return (
    <div className="grid min-w-0 gap-1.5" data-slot="field">
      <label className="text-13 leading-[1.3] font-semibold" htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      {children({
        id,
        ...(describedBy === "" ? {} : { "aria-describedby": describedBy }),
        ...(error === undefined ? {} : { "aria-invalid": true }),
      })}
      {error !== undefined && <ErrorLine id={errorId}>{error}</ErrorLine>}
      {hint !== undefined && (
        <p className="text-12 text-ink-2" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
