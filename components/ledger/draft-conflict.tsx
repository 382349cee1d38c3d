"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { LETTER } from "#lib/copy/case/ledger.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { caseLedger } from "./queries.ts";

/** Another tab or a colleague saved the letter in between: a person chooses, nothing is overwritten unseen. */
export function DraftConflict({ caseId, saver }: { readonly caseId: string; readonly saver: DraftSaver }) {
  const { data, refetch } = useQuery({ ...caseLedger(caseId), enabled: false });
  const [isBusy, setIsBusy] = useState(false);
  // Their version, for its name and for taking it.
  useEffect(() => void refetch(), [refetch]);

  async function choose(keepMine: boolean) {
    setIsBusy(true);
    const { data: fresh } = await refetch();
    if (fresh !== undefined && keepMine) await saver.overwrite(fresh.draft.version);
    else if (fresh !== undefined) saver.adopt(fresh.draft, { always: true });
    setIsBusy(false);
  }

  return (
    <div className="px-4 pt-3">
      <Note
        title={LETTER.conflictTitle}
        action={
          <>
            <Button size="s" busy={isBusy} onClick={() => void choose(true)}>
              {LETTER.keepMine}
            </Button>
            <Button size="s" variant="ghost" busy={isBusy} onClick={() => void choose(false)}>
              {LETTER.takeTheirs}
            </Button>
          </>
        }
      >
        {LETTER.conflictText(data?.draft.savedBy ?? null)}
      </Note>
    </div>
  );
}
