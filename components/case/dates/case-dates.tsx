"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { CalendarArrowDown, Pencil, Plus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { toast } from "sonner";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { saveFile } from "#components/widgets/save-file.ts";
import { messageOf } from "#lib/api/api-error.ts";
import type { CaseDate, CaseDates as Dates } from "#lib/contracts/case-dates.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DATES, DATE_KIND_LABEL, DATE_STANDING_LABEL } from "#lib/copy/case/case-dates.ts";
import { dateStanding, type DateStanding } from "#lib/domain/case-dates.ts";
import { dateEverywhere } from "#lib/domain/ledger.ts";
import { formatCalendarDate, timeNow } from "#lib/format/dates.ts";
import { Folded } from "../points/folded.tsx";
import { DateDialog } from "./date-dialog.tsx";
import { caseDates, downloadCaseDates } from "./queries.ts";

/** Dates that are shown before "Show all": they share the first screen with the facts. */
const SHOWN = 2;

/** Hearings, deadlines and requests that people entered, with the answers that the discovery ledger awaits. */
export function CaseDates({ caseItem }: { readonly caseItem: Case }) {
  const { id, title } = caseItem;
  const { data, isError, refetch } = useQuery({ ...caseDates(id), refetchOnMount: false });
  /** `new`: a date is added. */
  const [editing, setEditing] = useState<CaseDate | "new" | null>(null);
  const download = useMutation({
    ...downloadCaseDates,
    onSuccess: (bytes) => saveFile(bytes, CASE_DATES.fileName(title).replace(/[/\\:*?"<>|]/g, "_")),
    onError: (error) => toast.error(messageOf(error, CASE_DATES.fileFailed)),
  });
  const entries = data === undefined ? [] : entriesOf(data, dateEverywhere(timeNow()));
  return (
    <CaseSection
      id="dates"
      title={CASE_DATES.title}
      summary={CASE_DATES.count(entries.length)}
      actions={
        data !== undefined && (
          <span className="flex items-center gap-1">
            {entries.length > 0 && (
              <IconButton label={CASE_DATES.file} disabled={download.isPending} onClick={() => download.mutate(id)}>
                <CalendarArrowDown />
              </IconButton>
            )}
            <Button size="s" variant="ghost" onClick={() => setEditing("new")}>
              <Plus />
              {CASE_DATES.add}
            </Button>
          </span>
        )
      }
    >
      {data === undefined && !isError && <p className="text-ink-2">{CASE_DATES.loading}</p>}
      {isError && (
        <p role="alert">
          {CASE_DATES.loadFailed}{" "}
          <Button size="s" variant="quiet" onClick={() => void refetch()}>
            {CASE_DATES.retry}
          </Button>
        </p>
      )}
      {data !== undefined && entries.length === 0 && <p className="text-13 text-ink-2">{CASE_DATES.none}</p>}
      {entries.length > 0 && (
        <Folded items={entries} limit={SHOWN}>
          {(shown) => (
            <ul className="divide-y divide-hair">
              {shown.map((entry) => (
                <DateRow key={entry.id} caseId={id} entry={entry} onEdit={setEditing} />
              ))}
            </ul>
          )}
        </Folded>
      )}
      {editing !== null && (
        <DateDialog caseId={id} date={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      )}
    </CaseSection>
  );
}

type RowProps = {
  readonly caseId: string;
  readonly entry: Entry;
  readonly onEdit: (date: CaseDate) => void;
};

function DateRow({ caseId, entry: { on, text, remark, standing, date }, onEdit }: RowProps) {
  return (
    <li className="flex items-start gap-2 py-1 text-13 leading-snug">
      <div className="min-w-0 flex-1 py-1 wrap-anywhere">
        <p>
          <b className={cn("mr-1 font-semibold whitespace-nowrap", standing === "overdue" && "text-stamp")}>
            {formatCalendarDate(on)}
          </b>{" "}
          <span className={cn(standing === "done" && "text-ink-2 line-through")} dir="auto">
            {text}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-2 text-12 text-ink-2">
          {remark !== "" && <span>{remark}</span>}
          {date === null && (
            <Link className="print:hidden" href={`/cases/${caseId}/ledger`}>
              {CASE_DATES.fromLedger}
            </Link>
          )}
        </p>
      </div>
      {date !== null && (
        <IconButton label={CASE_DATES.edit(date.title)} onClick={() => onEdit(date)}>
          <Pencil />
        </IconButton>
      )}
    </li>
  );
}

type Entry = {
  readonly id: string;
  readonly on: string;
  readonly text: string;
  readonly remark: string;
  readonly standing: DateStanding;
  /** Null for an answer that the ledger awaits: it is changed there. */
  readonly date: CaseDate | null;
};

/** By date, what is past or done last. */
function entriesOf({ dates, requests }: Dates, today: string): Entry[] {
  const entries: Entry[] = [
    ...dates.map((date) => {
      const standing = dateStanding(date, today);
      return { id: date.id, on: date.on, text: date.title, remark: remarkOf(date, standing), standing, date };
    }),
    ...requests.map(({ id, title, on }) => {
      const standing = dateStanding({ kind: "request", on, isDone: false }, today);
      const remark = DATE_STANDING_LABEL[standing] ?? "";
      return { id, on, text: CASE_DATES.answerDue(title), remark, standing, date: null };
    }),
  ];
  const isOver = ({ standing }: Entry) => (standing === "past" || standing === "done" ? 1 : 0);
  return entries.toSorted((a, b) => isOver(a) - isOver(b) || (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

function remarkOf({ kind, time, timeZone, place, remindDays }: CaseDate, standing: DateStanding): string {
  const at = time === null || timeZone === null ? null : `${time} (${timeZone.replaceAll("_", " ")})`;
  return [
    DATE_KIND_LABEL[kind],
    at,
    place === "" ? null : place,
    remindDays === null ? null : CASE_DATES.reminder(remindDays),
    DATE_STANDING_LABEL[standing],
  ]
    .filter((part) => part !== null)
    .join(", ");
}
