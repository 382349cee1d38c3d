"use client";

import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { DASHBOARD, SORT_LABEL, STATUS_FILTER_LABEL } from "#lib/copy/dashboard.ts";
import { PRIORITY_LABEL } from "#lib/copy/priority.ts";
import { PRIORITIES } from "#lib/domain/priority.ts";
import { type DocketFilters, FILTER_STATUSES, SORTS } from "./docket-filters.ts";
import styles from "./docket-tools.module.css";

/** Milliseconds of quiet before a typed search is sent. */
const QUIET = 300;

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
      <SearchField value={filters.search} onChange={(search) => onChange({ search })} />
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

type SearchProps = { readonly value: string; readonly onChange: (search: string) => void };

function SearchField({ value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not the echo of what was typed here, but "Clear Filters" or the way back: the address wins.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const search = typed.trim();
  const send = useEffectEvent(() => {
    setSent(search);
    onChange(search);
  });
  useEffect(() => {
    if (search === sent) return;
    const timer = setTimeout(send, QUIET);
    return () => clearTimeout(timer);
  }, [search, sent]);
  return (
    <Field label={DASHBOARD.search}>
      {(wiring) => (
        <span className="with-i block">
          <Search className="i" />
          <TextInput
            {...wiring}
            type="search"
            maxLength={200}
            placeholder={DASHBOARD.searchHint}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </span>
      )}
    </Field>
  );
}
