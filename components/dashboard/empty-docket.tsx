import type { ReactNode } from "react";

type Props = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** Nothing to show: one drawing, two lines, one way on. */
export function EmptyDocket({ title, text, children }: Props) {
  return (
    <div className="grid justify-items-center gap-1.5 rounded-sheet border-[1.5px] border-dashed border-field px-5 pt-10 pb-11 text-center">
      <svg
        className="mb-2.5 h-21 w-30 text-ink-2"
        viewBox="0 0 120 84"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M8 76V14a4 4 0 0 1 4-4h26l8 10h58a4 4 0 0 1 4 4v6" />
        <path d="M8 76 20 34a5 5 0 0 1 5-4h87l-13 42a5 5 0 0 1-5 4z" />
        <path d="M44 46h40M41 56h28" />
      </svg>
      <h2>{title}</h2>
      <p className="text-ink-2">{text}</p>
      <div className="mt-3.5">{children}</div>
    </div>
  );
}
