import { PressedRow } from "#components/ui/pressed-row.tsx";
import { LEDGER, STANDING_LABEL } from "#lib/copy/case/ledger.ts";
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
    <PressedRow
      label={LEDGER.show}
      options={FILTERS}
      value={filter}
      onChange={onChange}
      className="mb-3 flex w-max max-w-full flex-wrap"
      buttonClass="min-h-9 gap-1 px-1.5 [&_svg]:size-3.5"
    >
      {(one) => (
        <>
          {one !== "all" && <StandingIcon standing={one} />}
          {one === "all" ? LEDGER.all : STANDING_LABEL[one]}
          <span className="text-12 font-medium">
            {one === "all" ? items.length : items.filter(({ standing }) => standing === one).length}
          </span>
        </>
      )}
    </PressedRow>
  );
}
