"use client";

import { useId, useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { Finding } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { ASK_FOR_IT } from "#lib/copy/case-detail.ts";
import { draftDiscoveryRequest } from "#lib/domain/discovery-request.ts";

type Props = {
  readonly caseItem: Case;
  /** One or more; more go into one request. */
  readonly gaps: readonly Finding[];
  /** Documents of the defense, which no letter may mention. */
  readonly ours: ReadonlySet<string>;
};

/** Drafts a discovery request for what is missing, one thing or all of it, to be finished and copied. */
export function AskForIt({ caseItem, gaps, ours }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  const only = gaps.length === 1 ? (gaps[0] ?? null) : null;
  const open = () =>
    setDraft(draftDiscoveryRequest({ title: caseItem.title, caseNumber: caseItem.caseNumber, gaps, ours }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(draft ?? "");
      toast(ASK_FOR_IT.copied);
    } catch {
      toast.error(ASK_FOR_IT.copyFailed);
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        size="s"
        onClick={open}
        aria-label={only === null ? undefined : ASK_FOR_IT.askFor(only.text)}
      >
        {only === null ? ASK_FOR_IT.askForAll(gaps.length) : ASK_FOR_IT.ask}
      </Button>
      <Dialog open={draft !== null} onOpenChange={() => setDraft(null)} title={ASK_FOR_IT.title}>
        <label htmlFor={id} className="label mt-4 block">
          {ASK_FOR_IT.draft}
        </label>
        <textarea
          id={id}
          className="in mt-1"
          rows={16}
          dir="auto"
          style={{ height: "auto", paddingBlock: 10 }}
          value={draft ?? ""}
          onChange={(event) => setDraft(event.target.value)}
        />
        <p className="tiny muted mt-2">{ASK_FOR_IT.hint}</p>
        <div className="row wrap mt-5 justify-end">
          <Button variant="ghost" onClick={() => setDraft(null)}>
            {ASK_FOR_IT.close}
          </Button>
          <Button onClick={() => void copy()}>{ASK_FOR_IT.copy}</Button>
        </div>
      </Dialog>
    </>
  );
}
