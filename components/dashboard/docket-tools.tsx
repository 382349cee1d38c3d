"use client";

import { Choice } from "#components/ui/form/choice.tsx";
import { SearchField } from "#components/ui/form/search-field.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { DASHBOARD, SORT_LABEL, STATUS_FILTER_LABEL } from "#lib/copy/dashboard.ts";
import { PRIORITY_LABEL } from "#lib/copy/priority.ts";
import type { DocketFilters } from "./docket-filters.ts";
import type { DocketView } from "./docket-view.ts";
import { ViewSwitch } from "./view-switch.tsx";

type Props = {
  readonly filters: DocketFilters;
  readonly onChange: (changes: Partial<DocketFilters>) => void;
  readonly view: DocketView;
  readonly onView: (view: DocketView) => void;
};

/** Search, filters and order of the docket. */
export function DocketTools({ filters, onChange, view, onView }: Props) {
  const priorities = useCopy(PRIORITY_LABEL);
  return (
    <form
      className="mb-3 grid grid-cols-[minmax(0,1fr)_150px_168px_168px_auto] items-end gap-3 max-tablet:grid-cols-[1fr_1fr] max-phone:gap-2 max-phone:[&>:first-child]:col-span-full"
      role="search"
      aria-label={DASHBOARD.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label={DASHBOARD.search}
        placeholder={DASHBOARD.searchHint}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <Choice
        label={DASHBOARD.status}
        options={{ "": DASHBOARD.allStatuses, ...STATUS_FILTER_LABEL }}
        value={filters.status ?? ""}
        onChange={(status) => onChange({ status: status === "" ? null : status })}
      />
      <Choice
        label={DASHBOARD.priority}
        options={{ "": DASHBOARD.allPriorities, ...priorities }}
        value={filters.priority ?? ""}
        onChange={(priority) => onChange({ priority: priority === "" ? null : priority })}
      />
      <Choice
        label={DASHBOARD.sort}
        options={SORT_LABEL}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <ViewSwitch value={view} onChange={onView} />
    </form>
  );
}
