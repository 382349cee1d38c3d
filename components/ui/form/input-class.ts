import { cn } from "../cn.ts";

type Look = {
  readonly isBad?: boolean;
  /** 32 px high instead of 40. */
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
};

/** The classes of everything that is filled in: one line, several lines, a select. */
export function inputClass({ isBad = false, isSmall = false, className }: Look): string {
  return cn(
    "min-h-10 w-full rounded-control border border-field bg-sheet px-3 py-2 leading-[1.4] placeholder:text-ink-2 placeholder:opacity-100 [&[readonly]]:bg-track",
    isBad && "border-2 border-stamp px-[11px] py-[7px]",
    isSmall && "min-h-8 px-2.5 py-1 text-13",
    className,
  );
}
