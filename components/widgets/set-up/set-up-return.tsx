"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { SET_UP } from "#lib/copy/account/set-up.ts";
import { putSetUpAway, setUpState } from "./queries.ts";

/** Brings the list of what is left to set up back to the docket of whoever put it away. */
export function SetUpReturn() {
  const { data } = useQuery(setUpState);
  const queryClient = useQueryClient();
  const bringBack = useMutation({
    ...putSetUpAway,
    onSuccess: () => {
      toast(SET_UP.brought);
      return queryClient.invalidateQueries({ queryKey: setUpState.queryKey });
    },
    onError: (error) => toast.error(messageOf(error, SET_UP.failed)),
  });
  if (data?.isPutAway !== true || data.steps.every(({ isDone }) => isDone)) return null;
  return (
    <Button variant="ghost" size="s" busy={bringBack.isPending} onClick={() => bringBack.mutate(false)}>
      {SET_UP.bringBack}
    </Button>
  );
}
