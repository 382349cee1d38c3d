import type { ReactNode } from "react";

import { cn } from "./cn.ts";
type Props<T extends string> = {
  /** Name of the group. */
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** What a button shows. */
  readonly children: (option: T) => ReactNode;
  readonly className?: string;
  readonly buttonClass?: string;
};

/** A row of joined buttons of which one is pressed. */
export function PressedRow<T extends string>(props: Props<T>) {
  const { label, options, value, onChange, children, className, buttonClass } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className={cn("overflow-hidden rounded-control border border-field bg-sheet", className)}
    >
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          className={cn(
            "inline-flex cursor-pointer items-center border-0 border-field text-13 font-[550] whitespace-nowrap not-first:border-l focus-visible:-outline-offset-3",
            option === value ? "bg-ink text-sheet" : "bg-transparent text-ink",
            buttonClass,
          )}
          onClick={() => onChange(option)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  );
}
