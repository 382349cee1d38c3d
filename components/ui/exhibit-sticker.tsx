import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

type Props = ComponentProps<"span"> & {
  /** Nobody has it: an empty sticker. */
  readonly isMissing?: boolean;
};

/** The sticker with an exhibit's name. */
export function ExhibitSticker({ isMissing = false, className, ...rest }: Props) {
  return (
    <span
      {...rest}
      data-slot="exhibit"
      className={cn(
        "inline-flex min-h-6 items-center justify-center rounded-stamp bg-exhibit px-[7px] pt-0.5 font-mono text-12/none font-bold whitespace-nowrap text-on-exhibit print:border print:border-solid print:border-[#000] print:bg-transparent print:text-[#000]",
        isMissing && "border-[1.5px] border-dashed border-field bg-transparent text-ink-2",
        className,
      )}
    />
  );
}
