"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { DASHBOARD } from "#lib/copy/dashboard.ts";
import { loadDemoCases } from "./queries.ts";

/** The other way on from an empty docket: cases made up for trying the product, analysed for real. */
export function DemoOffer() {
  const queryClient = useQueryClient();
  const load = useMutation({
    ...loadDemoCases,
    // Waited for, so that the button stays busy until the folders are there.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["cases"] }),
  });
  return (
    <>
      <p className="mt-4 text-13 text-ink-2">{DASHBOARD.demoText}</p>
      <Button className="mt-1" variant="quiet" size="s" busy={load.isPending} onClick={() => load.mutate()}>
        {load.isPending ? DASHBOARD.demoLoading : DASHBOARD.demoLoad}
      </Button>
      {load.isError && (
        <div className="mt-4 max-w-[440px] text-left">
          <Note title={DASHBOARD.demoErrorTitle}>{messageOf(load.error, DASHBOARD.demoFailed)}</Note>
        </div>
      )}
    </>
  );
}
