"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Calendar, Download, Flag, X } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ComponentProps } from "react";
import { toast } from "sonner";
import { cn } from "#components/ui/cn.ts";
import { MENU } from "#components/widgets/menu-class.ts";
import { saveFile } from "#components/widgets/save-file.ts";
import { useCopy } from "#components/widgets/voice.ts";
import { messageOf } from "#lib/api/api-error.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { DOCKET } from "#lib/copy/docket.ts";
import { PRIORITY_LABEL } from "#lib/copy/priority.ts";
import { PRIORITIES } from "#lib/domain/priority.ts";
import { archiveChosen, downloadDates, downloadWordList, prioritizeChosen } from "./queries.ts";

type Props = { readonly cases: readonly Case[]; readonly onClear: () => void };

/** What is done with the chosen cases together. */
export function SelectionBar({ cases, onClear }: Props) {
  const queryClient = useQueryClient();
  const priorities = useCopy(PRIORITY_LABEL);
  const ids = cases.map(({ id }) => id);
  const isArchived = cases.every(({ archivedAt }) => archivedAt !== null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["cases"] });
  const onError = (error: Error) => toast.error(messageOf(error, DOCKET.failedAction));
  const undo = useMutation({ ...archiveChosen, onSuccess: refresh, onError });
  const archive = useMutation({
    ...archiveChosen,
    onSuccess: async (_, given) => {
      onClear();
      const done = given.isArchived ? DOCKET.putAwayDone : DOCKET.takeOutDone;
      toast(done(given.ids.length), {
        action: { label: DOCKET.undo, onClick: () => undo.mutate({ ...given, isArchived: !given.isArchived }) },
      });
      await refresh();
    },
    onError,
  });
  const prioritize = useMutation({
    ...prioritizeChosen,
    onSuccess: async (_, given) => {
      toast(DOCKET.priorityDone(given.ids.length));
      await refresh();
    },
    onError,
  });
  const wordList = useMutation({
    ...downloadWordList,
    onSuccess: (bytes) => saveFile(bytes, DOCKET.wordListFile),
    onError,
  });
  const dates = useMutation({ ...downloadDates, onSuccess: (bytes) => saveFile(bytes, DOCKET.datesFile), onError });
  return (
    <div
      role="group"
      aria-label={DOCKET.selectedLabel(cases.length)}
      className="flex flex-wrap items-center gap-2 rounded-t-sheet bg-ink py-1.5 pr-2 pl-4 text-13 text-sheet"
    >
      <b aria-live="polite">{DOCKET.selected(cases.length)}</b>
      <BarButton onClick={() => archive.mutate({ ids, isArchived: !isArchived })}>
        {isArchived ? <ArchiveRestore /> : <Archive />}
        {isArchived ? DOCKET.takeOut : DOCKET.putAway}
      </BarButton>
      <span className="relative">
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger asChild>
            <BarButton>
              <Flag />
              {DOCKET.setPriority}
            </BarButton>
          </DropdownMenu.Trigger>
          {/* No portal: the menu belongs to the page's landmark. */}
          <DropdownMenu.Content className={cn("text-ink", MENU.menu)} align="start" sideOffset={4}>
            {PRIORITIES.map((priority) => (
              <DropdownMenu.Item
                key={priority}
                className={MENU.item}
                onSelect={() => prioritize.mutate({ ids, priority })}
              >
                {priorities[priority]}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </span>
      <BarButton onClick={() => wordList.mutate(ids)}>
        <Download />
        {DOCKET.wordList}
      </BarButton>
      <BarButton onClick={() => dates.mutate(ids)}>
        <Calendar />
        {DOCKET.dates}
      </BarButton>
      <BarButton className="ml-auto" onClick={onClear}>
        <X />
        {DOCKET.clear}
      </BarButton>
    </div>
  );
}

function BarButton({ className = "", ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        "inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-2.5 font-semibold hover:underline focus-visible:outline-3 focus-visible:-outline-offset-2 focus-visible:outline-sheet on-phone:min-h-11",
        className,
      )}
    />
  );
}
