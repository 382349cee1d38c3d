import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";

export type Tile = {
  readonly label: string;
  /** Null while it is loading: its place is kept, so that nothing below moves under the pointer. */
  readonly value: string | null;
  /** `bad` = set in the colour of errors. */
  readonly tone?: "normal" | "bad";
};

/** Counts side by side on one sheet, as many to a line as fit. */
export function StatTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <dl
      className={cn(
        "mb-5 grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] overflow-clip rounded-sheet border border-rule bg-sheet",
        tiles.length <= 4 && "grid-cols-[repeat(auto-fit,minmax(140px,1fr))]",
      )}
    >
      {tiles.map(({ label, value, tone }) => (
        // The lines belong to the tiles and are half outside: those at the edges are cut off with any number of columns.
        <div key={label} className="min-w-0 py-3 pr-2 pl-3.5 shadow-[1px_0_0_var(--hair),0_1px_0_var(--hair)]">
          <dt className="text-12 font-[550] text-ink-2">{label}</dt>
          <dd className={cn("mt-0.5 font-display text-[24px]/[1.2] font-[750]", tone === "bad" && "text-stamp")}>
            {value ?? <Skeleton className="h-[1.2em] w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
