"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Note } from "#components/ui/note.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { asksForProof, ConfirmIdentity } from "#components/widgets/confirm-identity.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { ACCOUNT, SESSIONS } from "#lib/copy/account/account.ts";
import { describeDevice } from "./describe-device.ts";
import { accountQuery, finishSession, type SessionRow, sessionsQuery } from "./queries.ts";
import { Section } from "./section.tsx";
import { SessionItem } from "./session-item.tsx";

/** Where the user is signed in; each session but this one can be ended. */
export function Sessions() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const { data: account } = useQuery(accountQuery);
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<SessionRow | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ended = useRef<string | null>(null);
  const end = useMutation({
    ...finishSession,
    onSuccess: async (_, id) => {
      queryClient.setQueryData(sessionsQuery.queryKey, (before) => before?.filter((each) => each.id !== id));
      setEnding(null);
      ended.current = id;
      toast(SESSIONS.ended);
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });
  // When the row is gone, and with it the button that had the focus, the reader goes on at the heading of the list.
  useEffect(() => {
    if (ended.current === null || sessions?.some(({ id }) => id === ended.current)) return;
    ended.current = null;
    heading.current?.focus();
  }, [sessions]);

  return (
    <Section title={SESSIONS.title} text={SESSIONS.text} headingRef={heading}>
      {sessions === undefined && error === null && <Spinner label={SESSIONS.loading} />}
      {sessions === undefined && error !== null && (
        <Note
          title={SESSIONS.loadFailed}
          action={
            <Button size="s" onClick={() => void refetch()}>
              {ACCOUNT.retry}
            </Button>
          }
        >
          {messageOf(error, ACCOUNT.noAnswer)}
        </Note>
      )}
      {sessions !== undefined && (
        <ul className="mt-3 list-none">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              onEnd={() => {
                end.reset();
                setEnding(session);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={ending !== null && !asksForProof(end.error)}
        onOpenChange={(open) => !open && setEnding(null)}
        title={SESSIONS.confirmTitle}
        text={SESSIONS.confirmText(describeDevice(ending?.userAgent ?? null))}
        confirmLabel={SESSIONS.confirm}
        busy={end.isPending}
        error={end.isError ? messageOf(end.error, SESSIONS.failed) : null}
        onConfirm={() => ending !== null && end.mutate(ending.id)}
      />
      {ending !== null && asksForProof(end.error) && (
        <ConfirmIdentity
          hasPassword={account?.hasPassword}
          onClose={() => setEnding(null)}
          onConfirmed={() => end.mutate(ending.id)}
        />
      )}
    </Section>
  );
}
