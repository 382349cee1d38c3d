import { Sheet } from "#components/ui/sheet.tsx";
import { type ReactNode, type Ref, useId } from "react";

type Props = {
  readonly title: string;
  readonly text?: string;
  /** Of the heading, where the focus goes when what had it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

/** One sheet of the account page, named by its heading. */
export function Section({ title, text, headingRef, children }: Props) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 text-ink-2">{text}</p>}
      {children}
    </Sheet>
  );
}
