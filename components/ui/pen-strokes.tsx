import { cn } from "./cn.ts";

/** Slanted strokes that come and go while somebody writes. `l` is for the middle of a page. */
export function PenStrokes({ size = "m" }: { readonly size?: "m" | "l" }) {
  const heights = size === "l" ? ["h-3", "h-5", "h-[15px]"] : ["h-2", "h-3.5", "h-2.5"];
  const delays = ["", "[animation-delay:150ms]", "[animation-delay:300ms]"];
  return (
    <span className={cn("inline-flex items-end", size === "l" ? "h-5.5 gap-1" : "gap-[3px]")} aria-hidden="true">
      {heights.map((height, index) => (
        <i
          key={height}
          className={cn(
            "-skew-x-14 rounded-[2px] bg-exhibit motion-safe:animate-stroke",
            size === "l" ? "w-1" : "w-[3px]",
            height,
            delays[index],
          )}
        />
      ))}
    </span>
  );
}
