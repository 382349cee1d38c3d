"use client";

import clsx from "clsx";
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, FileImage, MessageSquarePlus, Search } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Select } from "#components/ui/select.tsx";
import { VIEWER } from "#lib/copy/viewer.ts";
import { formatFraction } from "#lib/format/percent.ts";
import styles from "./document-viewer.module.css";
import type { DocumentContent } from "./queries.ts";
import type { DocumentSearch } from "./use-document-search.ts";

type Props = {
  readonly pageNumber: number;
  readonly pages: DocumentContent["pages"];
  readonly search: DocumentSearch;
  /** 0..1; null without a page. */
  readonly confidence: number | null;
  readonly onPage: (pageNumber: number) => void;
  /** Null where there is nothing to note. */
  readonly onNote: (() => void) | null;
  /** The picture of the page beside its text; null where there is none or it has a view of its own. */
  readonly original: { readonly isShown: boolean; readonly onToggle: () => void } | null;
};

export function ViewerToolbar({ pageNumber, pages, search, confidence, onPage, onNote, original }: Props) {
  const selectId = useId();
  return (
    <div className={styles.bar}>
      <span className={styles.group}>
        <IconButton label={VIEWER.previousPage} disabled={pageNumber <= 1} onClick={() => onPage(pageNumber - 1)}>
          <ChevronLeft className="i" />
        </IconButton>
        <label htmlFor={selectId}>{VIEWER.page}</label>
        <Select
          id={selectId}
          className="s"
          value={pageNumber}
          disabled={pages.length === 0}
          onChange={(event) => onPage(Number(event.target.value))}
        >
          {pages.map((page) => (
            <option key={page.pageNumber}>{page.pageNumber}</option>
          ))}
        </Select>
        <span className="nowrap">{VIEWER.of(pages.length)}</span>
        <IconButton
          label={VIEWER.nextPage}
          disabled={pageNumber >= pages.length}
          onClick={() => onPage(pageNumber + 1)}
        >
          <ChevronRight className="i" />
        </IconButton>
      </span>
      <span className={styles.separator} />
      <SearchField search={search} pageNumber={pageNumber} disabled={pages.length === 0} />
      {confidence !== null && (
        <span className={styles.confidence}>
          {VIEWER.confidence} <b>{formatFraction(confidence, 1)}</b>
        </span>
      )}
      {original !== null && (
        <IconButton label={VIEWER.showOriginal} aria-pressed={original.isShown} onClick={original.onToggle}>
          <FileImage className="i" />
        </IconButton>
      )}
      {onNote !== null && (
        // The selected words must still be selected when the click comes.
        <Button
          className={styles.addNote}
          variant="ghost"
          size="s"
          title={VIEWER.addNote}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onNote}
        >
          <MessageSquarePlus className="i" />
          <span>{VIEWER.addNote}</span>
        </Button>
      )}
    </div>
  );
}

type SearchFieldProps = {
  readonly search: DocumentSearch;
  readonly pageNumber: number;
  readonly disabled: boolean;
};

function SearchField({ search, pageNumber, disabled }: SearchFieldProps) {
  const inputId = useId();
  const { query, matches, activeIndex, active } = search;
  const isAsked = query.trim() !== "";

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    search.step(event.shiftKey ? -1 : 1);
  }

  return (
    <span className={clsx(styles.group, styles.search)}>
      <span className={styles.find}>
        <label className="vh" htmlFor={inputId}>
          {VIEWER.search}
        </label>
        <Search className="i" />
        <input
          className="in s"
          id={inputId}
          type="text"
          data-find=""
          enterKeyHint="search"
          autoComplete="off"
          placeholder={VIEWER.search}
          disabled={disabled}
          value={query}
          onChange={(event) => search.setQuery(event.target.value, pageNumber)}
          onKeyDown={onKeyDown}
        />
        {isAsked && (
          <span className={styles.count} aria-hidden="true">
            {active === null ? VIEWER.noMatch : VIEWER.count(activeIndex + 1, matches.length)}
          </span>
        )}
        <span className="vh" role="status">
          {isAsked &&
            (active === null
              ? VIEWER.noMatch
              : VIEWER.match({ index: activeIndex + 1, count: matches.length, page: active.pageNumber }))}
        </span>
      </span>
      <IconButton label={VIEWER.previousMatch} disabled={matches.length === 0} onClick={() => search.step(-1)}>
        <ChevronUp className="i" />
      </IconButton>
      <IconButton label={VIEWER.nextMatch} disabled={matches.length === 0} onClick={() => search.step(1)}>
        <ChevronDown className="i" />
      </IconButton>
    </span>
  );
}
