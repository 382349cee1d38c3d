import { cn } from "#components/ui/cn.ts";
/** A card of the margin; the color of its left edge is its kind's. */
export function cardClass(isCurrent: boolean): string {
  return cn(
    "grid w-full gap-1.5 rounded-stamp border border-l-4 bg-sheet px-3 py-2.5 text-start text-13 leading-[1.45] wrap-anywhere text-ink",
    isCurrent ? "border-exhibit" : "border-rule",
  );
}
