"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { cn } from "#components/ui/cn.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Select } from "#components/ui/form/select.tsx";
import { VIEWER } from "#lib/copy/case/viewer.ts";

type Props = {
  readonly pageNumber: number;
  readonly count: number;
  /** Names the controls where there are two of them; null where there is one exhibit. */
  readonly exhibit: string | null;
  readonly onPage: (pageNumber: number) => void;
};

/** Page back, page by number, page on. */
export function PageControls({ pageNumber, count, exhibit, onPage }: Props) {
  const selectId = useId();
  const nameOf = (label: string) => (exhibit === null ? label : VIEWER.ofExhibit(label, exhibit));
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      <IconButton
        label={nameOf(VIEWER.previousPage)}
        className="text-ink disabled:cursor-not-allowed disabled:text-field"
        disabled={pageNumber <= 1}
        onClick={() => onPage(pageNumber - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <label htmlFor={selectId} className={cn(exhibit !== null && "sr-only")}>
        {nameOf(VIEWER.page)}
      </label>
      <Select
        id={selectId}
        isSmall
        className="ml-1 w-[72px]"
        value={pageNumber}
        disabled={count === 0}
        onChange={(event) => onPage(Number(event.target.value))}
      >
        {Array.from({ length: count }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </Select>
      <span className="ml-1">{VIEWER.of(count)}</span>
      <IconButton
        label={nameOf(VIEWER.nextPage)}
        className="text-ink disabled:cursor-not-allowed disabled:text-field"
        disabled={pageNumber >= count}
        onClick={() => onPage(pageNumber + 1)}
      >
        <ChevronRight />
      </IconButton>
    </span>
  );
}
