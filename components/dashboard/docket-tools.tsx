"use client";

import { Field } from "#components/ui/field.tsx";
import { SearchField } from "#components/ui/search-field.tsx";
import { Select } from "#components/ui/select.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { DASHBOARD, SORT_LABEL, STATUS_FILTER_LABEL } from "#lib/copy/dashboard.ts";
import { PRIORITY_LABEL } from "#lib/copy/priority.ts";
import { PRIORITIES } from "#lib/domain/priority.ts";
import { type DocketFilters, FILTER_STATUSES, SORTS } from "./docket-filters.ts";
import styles from "./docket-tools.module.css";

type Props = {
  readonly filters: DocketFilters;
  readonly onChange: (changes: Partial<DocketFilters>) => void;
};

/** Search, filters and order of the docket. */
export function DocketTools({ filters, onChange }: Props) {
  const priorities = useCopy(PRIORITY_LABEL);
  return (
    <form
      className={styles.tools}
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
      <Field label={DASHBOARD.status}>
        {(wiring) => (
          <Select
            {...wiring}
            value={filters.status ?? ""}
            onChange={({ target }) =>
              onChange({ status: FILTER_STATUSES.find((status) => status === target.value) ?? null })
            }
          >
            <option value="">{DASHBOARD.allStatuses}</option>
            {FILTER_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_FILTER_LABEL[status]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={DASHBOARD.priority}>
        {(wiring) => (
          <Select
            {...wiring}
            value={filters.priority ?? ""}
            onChange={({ target }) =>
              onChange({ priority: PRIORITIES.find((priority) => priority === target.value) ?? null })
            }
          >
            <option value="">{DASHBOARD.allPriorities}</option>
            {PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {priorities[priority]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={DASHBOARD.sort}>
        {(wiring) => (
          <Select
            {...wiring}
            value={filters.sort}
            onChange={({ target }) => onChange({ sort: SORTS.find((sort) => sort === target.value) ?? "activity" })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_LABEL[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </form>
  );
}
