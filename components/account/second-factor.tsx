"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { toast } from "sonner";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { fieldErrorsOf } from "#components/auth/check-new-password.ts";
import { FormError } from "#components/auth/form-error.tsx";
import { CodeField } from "#components/auth/second-factor/code-field.tsx";
import { SetupSheet } from "#components/auth/second-factor/setup-sheet.tsx";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { asksForProof, ConfirmIdentity } from "#components/widgets/confirm-identity.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { Account } from "#lib/contracts/account.ts";
import type { SecondFactorSetup } from "#lib/contracts/auth.ts";
import { SECOND_FACTOR } from "#lib/copy/account/second-factor.ts";
import { accountQuery, beginSecondFactor, endSecondFactor, finishSecondFactor, sessionsQuery } from "./queries.ts";
import { Section } from "./section.tsx";

/** The second step at sign-in: off, being set up, or on. */
export function SecondFactor({ account }: { readonly account: Account }) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  if (account.secondFactor === undefined) return null;
  if (!account.hasPassword) return <Section title={SECOND_FACTOR.title} text={SECOND_FACTOR.ssoOnly} children={null} />;
  return (
    <Section title={SECOND_FACTOR.title} text={SECOND_FACTOR.text}>
      {setup === null ? (
        <State {...account.secondFactor} onSetup={setSetup} />
      ) : (
        <Finish setup={setup} onEnd={() => setSetup(null)} />
      )}
    </Section>
  );
}

type StateProps = NonNullable<Account["secondFactor"]> & { readonly onSetup: (setup: SecondFactorSetup) => void };

function State({ isOn, isRequired, codesLeft, onSetup }: StateProps) {
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const begin = useMutation({ ...beginSecondFactor, gcTime: 0, onSuccess: onSetup });
  const end = useMutation({
    ...endSecondFactor,
    onSuccess: (account) => {
      queryClient.setQueryData(accountQuery.queryKey, account);
      setIsAsked(false);
      toast(SECOND_FACTOR.turnedOff);
    },
  });
  const [failed, retry] = asksForProof(begin.error) ? [begin, () => begin.mutate()] : [end, () => end.mutate()];
  const error = begin.error ?? end.error;
  return (
    <>
      <FormError>{error === null || asksForProof(error) ? null : messageOf(error, SECOND_FACTOR.failed)}</FormError>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="font-semibold">{isOn ? SECOND_FACTOR.on(codesLeft) : SECOND_FACTOR.off}</span>
          {isRequired && <span className="text-ink-2"> {SECOND_FACTOR.required}</span>}
        </p>
        {!isOn && (
          <Button variant="quiet" busy={begin.isPending} onClick={() => begin.mutate()}>
            {SECOND_FACTOR.setUp}
          </Button>
        )}
        {isOn && !isRequired && (
          <Button variant="ghost" onClick={() => setIsAsked(true)}>
            {SECOND_FACTOR.turnOff}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked && !asksForProof(end.error)}
        onOpenChange={(open) => !open && setIsAsked(false)}
        title={SECOND_FACTOR.turnOffTitle}
        text={SECOND_FACTOR.turnOffText}
        confirmLabel={SECOND_FACTOR.turnOff}
        busy={end.isPending}
        error={end.isError ? messageOf(end.error, SECOND_FACTOR.failed) : null}
        onConfirm={() => end.mutate()}
      />
      {asksForProof(failed.error) && <ConfirmIdentity onClose={() => failed.reset()} onConfirmed={retry} />}
    </>
  );
}

function Finish({ setup, onEnd }: { readonly setup: SecondFactorSetup; readonly onEnd: () => void }) {
  const queryClient = useQueryClient();
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const finish = useMutation({
    ...finishSecondFactor,
    onSuccess: async (account) => {
      queryClient.setQueryData(accountQuery.queryKey, account);
      toast(SECOND_FACTOR.turnedOn);
      onEnd();
      // The other sessions are over.
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(code.trim() === "");
    if (code.trim() !== "" && !finish.isPending) finish.mutate(code);
  }

  const refused = fieldErrorsOf(finish.error, ["code"]).code;
  return (
    <form className="mt-4 grid grid-cols-1 gap-4" noValidate onSubmit={submit}>
      <SetupSheet setup={setup} />
      <FormError>
        {finish.isError && refused === undefined ? messageOf(finish.error, SECOND_FACTOR.failed) : null}
      </FormError>
      <CodeField
        value={code}
        hint={SECOND_FACTOR.codeHint}
        error={missing ? SECOND_FACTOR.codeRequired : refused}
        onChange={(value) => {
          setCode(value);
          setMissing(false);
          finish.reset();
        }}
      />
      <ButtonRow className="items-center gap-3">
        <Button variant="ghost" onClick={onEnd}>
          {SECOND_FACTOR.cancel}
        </Button>
        <Button type="submit" busy={finish.isPending}>
          {finish.isPending ? SECOND_FACTOR.confirming : SECOND_FACTOR.confirm}
        </Button>
      </ButtonRow>
    </form>
  );
}
