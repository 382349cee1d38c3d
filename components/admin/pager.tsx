import type { MouseEvent } from "react";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";

type Props = {
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
  readonly totalPages: number;
  readonly onTurn: (by: 1 | -1) => void;
};

/** 'Showing X to Y of Z results' with Previous and Next; nothing while there is one page only. */
export function Pager({ page, pageSize, totalCount, totalPages, onTurn }: Props) {
  if (totalPages <= 1) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, totalCount);
  const count = (value: number) => value.toLocaleString("en-US");
  return (
    <nav className="mt-3.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2" aria-label={ADMIN_LIST.pages}>
      <span className="text-ink-2" role="status">
        {ADMIN_LIST.showing({ from: count(first), to: count(last), total: count(totalCount) })}
      </span>
      <span className="flex gap-2">
        <Step label={ADMIN_LIST.previous} isEnd={page <= 1} onPress={() => onTurn(-1)} />
        <Step label={ADMIN_LIST.next} isEnd={page >= totalPages} onPress={() => onTurn(1)} />
      </span>
    </nav>
  );
}

/** The next page begins at its first row. By keyboard nothing moves: the focus stays in view. */
function showBeginning({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
  const list = currentTarget.closest("nav")?.previousElementSibling;
  if (detail > 0 && list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

type StepProps = { readonly label: string; readonly isEnd: boolean; readonly onPress: () => void };

/** At an end `aria-disabled`: a disabled button would drop the focus of whoever has just pressed it. */
function Step({ label, isEnd, onPress }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="s"
      className={cn(isEnd && "cursor-not-allowed border-track bg-track text-ink-2 hover:bg-track")}
      aria-disabled={isEnd || undefined}
      onClick={(event) => {
        if (isEnd) return;
        onPress();
        showBeginning(event);
      }}
    >
      {label}
    </Button>
  );
}
