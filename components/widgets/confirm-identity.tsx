"use client";

import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { PasswordInput } from "#components/ui/form/password-input.tsx";
import { ApiError, messageOf } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { confirmIdentity } from "#lib/contracts/account.ts";
import { CONFIRM_IDENTITY } from "#lib/copy/account/second-factor.ts";

/** Whether a refusal only asks for a proof of who is there. */
export const asksForProof = (error: unknown) => error instanceof ApiError && error.code === "confirmation_required";

type Props = {
  readonly hasPassword?: boolean;
  readonly onClose: () => void;
  /** The refused action, once more. */
  readonly onConfirmed: () => void;
};

/** Asks for the password before what somebody at an unlocked screen must not do. */
export function ConfirmIdentity({ hasPassword = true, onClose, onConfirmed }: Props) {
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const confirm = useMutation({
    mutationFn: () => call(confirmIdentity, { body: { password } }),
    onSuccess: onConfirmed,
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(password === "");
    if (password !== "" && !confirm.isPending) confirm.mutate();
  }

  const label = hasPassword ? CONFIRM_IDENTITY.password : CONFIRM_IDENTITY.code;
  const refused = confirm.isError ? messageOf(confirm.error, CONFIRM_IDENTITY.failed) : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={CONFIRM_IDENTITY.title}
      description={hasPassword ? CONFIRM_IDENTITY.text : CONFIRM_IDENTITY.codeText}
    >
      <form className="mt-4 grid grid-cols-1 content-start gap-4" noValidate onSubmit={submit}>
        <Field label={label} error={missing ? CONFIRM_IDENTITY.required : refused}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              name="password"
              label={label}
              autoComplete={hasPassword ? "current-password" : "one-time-code"}
              required
              value={password}
              onChange={({ target }) => {
                setPassword(target.value);
                setMissing(false);
                confirm.reset();
              }}
            />
          )}
        </Field>
        <ButtonRow className="items-center gap-3">
          <Button variant="ghost" onClick={onClose}>
            {CONFIRM_IDENTITY.cancel}
          </Button>
          <Button type="submit" busy={confirm.isPending}>
            {confirm.isPending ? CONFIRM_IDENTITY.confirming : CONFIRM_IDENTITY.confirm}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
