import { cn } from "./cn.ts";
const STROKE = "h-1 w-5.5 rounded-[2px] bg-exhibit motion-safe:animate-write";

/** Three pen strokes, one after another. `label` is what a screen reader hears. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5" role="status">
      <i className={STROKE} />
      <i className={cn("[animation-delay:300ms]", STROKE)} />
      <i className={cn("[animation-delay:600ms]", STROKE)} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
