"use client";

import { Ellipsis, FileText, ListChecks, Pencil, Printer, RotateCw, ShieldCheck } from "lucide-react";
import Link from "next/link";
import { DropdownMenu } from "radix-ui";
import { useRef, useState } from "react";
import { useSession } from "#components/session/session.tsx";
import { iconButtonClass } from "#components/ui/icon-button-class.ts";
import { MENU } from "#components/widgets/menu-class.ts";
import { ANALYSIS, PRINT } from "#lib/copy/case/analysis.ts";
import { CASE_ACTIONS, EDIT_CASE } from "#lib/copy/case/case-page.ts";
import type { Person } from "#lib/contracts/findings.ts";
import { MEMO_DIALOG } from "#lib/copy/case/memo.ts";
import { OUTLINE_DIALOG } from "#lib/copy/case/outline.ts";
import type { CaseDetail } from "../queries.ts";
import { EditCase } from "./edit-case.tsx";
import { MemoDialog } from "./memo-dialog.tsx";
import { OutlineDialog } from "./outline-dialog.tsx";
import { useRunAnalysis } from "./use-run-analysis.ts";

type Props = {
  readonly detail: CaseDetail;
  /** Without an analysis its first run is offered on the page itself. */
  readonly isAnalyzed: boolean;
  /** The people whom the latest analysis lists. */
  readonly people: readonly Person[];
};

/** Everything that can be done with the whole case, in one menu. */
export function CaseActions({ detail, isAnalyzed, people }: Props) {
  const { id, caseNumber, progress } = detail.case;
  const { isAdmin } = useSession();
  const { isStarting, run } = useRunAnalysis(id);
  const [isEditing, setIsEditing] = useState(false);
  const [isOutlineOpen, setIsOutlineOpen] = useState(false);
  const [isMemoOpen, setIsMemoOpen] = useState(false);
  const chosen = useRef<keyof typeof acts | null>(null);
  const acts = {
    edit: () => setIsEditing(true),
    run: () => run(),
    memo: () => setIsMemoOpen(true),
    outline: () => setIsOutlineOpen(true),
    print: () => window.print(),
  };
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          className={iconButtonClass({ size: "l", look: "box", className: "flex-none bg-sheet on-phone:order-2" })}
          aria-label={CASE_ACTIONS.title}
          title={CASE_ACTIONS.title}
        >
          <Ellipsis />
        </DropdownMenu.Trigger>
        {/* No portal: the menu belongs to the page's landmark. */}
        <DropdownMenu.Content
          className={MENU.menu}
          align="end"
          sideOffset={4}
          // The menu first gives the focus back to its button, so that a dialog opened from it returns the focus there.
          onCloseAutoFocus={() => {
            const act = chosen.current;
            chosen.current = null;
            if (act !== null) setTimeout(acts[act]);
          }}
        >
          <DropdownMenu.Item className={MENU.item} onSelect={() => (chosen.current = "edit")}>
            {EDIT_CASE.open}
            <Pencil />
          </DropdownMenu.Item>
          {isAnalyzed && detail.documents.length > 0 && (
            <DropdownMenu.Item
              className={MENU.item}
              disabled={progress !== null || isStarting}
              onSelect={() => (chosen.current = "run")}
            >
              {ANALYSIS.runAgain}
              <RotateCw />
            </DropdownMenu.Item>
          )}
          {isAnalyzed && (
            <DropdownMenu.Item className={MENU.item} onSelect={() => (chosen.current = "memo")}>
              {MEMO_DIALOG.open}
              <FileText />
            </DropdownMenu.Item>
          )}
          {people.length > 0 && (
            <DropdownMenu.Item className={MENU.item} onSelect={() => (chosen.current = "outline")}>
              {OUTLINE_DIALOG.open}
              <ListChecks />
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item className={MENU.item} onSelect={() => (chosen.current = "print")}>
            {PRINT.print}
            <Printer />
          </DropdownMenu.Item>
          {isAdmin && (
            <>
              <DropdownMenu.Separator className={MENU.rule} />
              <DropdownMenu.Item className={MENU.item} asChild>
                <Link href={`/admin/cases?${new URLSearchParams({ search: caseNumber }).toString()}`}>
                  {CASE_ACTIONS.backOffice}
                  <ShieldCheck />
                </Link>
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <MemoDialog caseItem={detail.case} isOpen={isMemoOpen} onOpenChange={setIsMemoOpen} />
      <OutlineDialog caseItem={detail.case} people={people} isOpen={isOutlineOpen} onOpenChange={setIsOutlineOpen} />
      <EditCase detail={detail} isOpen={isEditing} onOpenChange={setIsEditing} />
    </>
  );
}
