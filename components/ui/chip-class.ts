import { cn } from "./cn.ts";

/** The classes of the sticker behind a finding: dashed where the words are near the quote and not the same. */
export function chipClass(isNear: boolean): string {
  return cn(
    "my-px inline-flex min-h-6 items-center rounded-stamp border-[1.5px] border-exhibit bg-exhibit-wash px-1.5 pt-0.5 align-middle font-mono text-12/none font-bold tracking-[-0.02em] whitespace-nowrap text-exhibit no-underline hover:bg-exhibit hover:text-on-exhibit in-data-pad:ml-0.5 in-data-pad:align-[1px] print:min-h-0 print:border-0 print:bg-transparent print:p-0 print:text-[#000] print:before:content-['['] print:after:content-[']'] forced-colors:border-[CanvasText]",
    isNear && "border-dashed bg-transparent hover:bg-exhibit-wash hover:text-exhibit",
  );
}
