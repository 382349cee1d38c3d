import clsx from "clsx";
import { LEDGER, STANDING_LABEL } from "#lib/copy/ledger.ts";
import type { NumberedItem } from "./numbered-item.ts";
import { StandingIcon } from "#components/widgets/ledger-standing/standing-icon.tsx";

const FILTERS = ["all", "open", "requested", "overdue", "received", "refused"] as const;
export type LedgerFilter = (typeof FILTERS)[number];

type Props = {
  readonly items: readonly NumberedItem[];
  readonly filter: LedgerFilter;
  readonly onChange: (filter: LedgerFilter) => void;
};

/** How many items are in each state; a press shows these alone. */
export function FilterRow({ items, filter, onChange }: Props) {
  return (
    <div
      role="group"
      aria-label={LEDGER.show}
      className="mb-3 flex w-max max-w-full flex-wrap overflow-hidden rounded-control border border-field bg-sheet"
    >
      {FILTERS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={filter === one}
          onClick={() => onChange(one)}
          className={clsx(
            "inline-flex min-h-9 cursor-pointer items-center gap-1 border-0 border-field px-1.5 text-13 font-[550] not-first:border-l focus-visible:-outline-offset-3 [&_svg]:size-3.5",
            filter === one ? "bg-ink text-sheet" : "bg-transparent text-ink",
          )}
        >
          {one !== "all" && <StandingIcon standing={one} />}
          {one === "all" ? LEDGER.all : STANDING_LABEL[one]}
          <span className="text-12 font-medium">
            {one === "all" ? items.length : items.filter(({ standing }) => standing === one).length}
          </span>
        </button>
      ))}
    </div>
  );
}
