"use client";

import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { toast } from "sonner";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { checkNewPassword, fieldErrorsOf, type NewPasswordErrors } from "#components/auth/check-new-password.ts";
import { focusField } from "#components/auth/focus-field.ts";
import { NewPasswordFields } from "#components/auth/new-password-fields.tsx";
import { useMinPasswordLength } from "#components/auth/use-min-password-length.ts";
import { Button } from "#components/ui/button.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";
import { USER_RESET } from "#lib/copy/admin/admin-users.ts";
import { setUserPassword } from "./queries.ts";

const FIELDS = ["newPassword", "confirmPassword"] as const;

type Props = { readonly user: AdminUser; readonly onClose: () => void };

export function ResetByPassword({ user, onClose }: Props) {
  const minLength = useMinPasswordLength();
  const [values, setValues] = useState({ newPassword: "", confirmPassword: "" });
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const set = useMutation({
    ...setUserPassword,
    onSuccess: ({ message }) => {
      toast(message);
      onClose();
    },
  });

  function show(form: HTMLFormElement, found: NewPasswordErrors) {
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first !== undefined) focusField(form, first);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (set.isPending) return;
    const form = event.currentTarget;
    const found = checkNewPassword(values, minLength);
    show(form, found);
    if (Object.keys(found).length > 0) return;
    set.mutate({ userId: user.id, ...values }, { onError: (error) => show(form, fieldErrorsOf(error, FIELDS)) });
  }

  const hasFieldErrors = FIELDS.some((name) => errors[name] !== undefined);
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={submit}>
      <p>{USER_RESET.passwordText}</p>
      <NewPasswordFields
        labels={USER_RESET}
        values={values}
        errors={errors}
        onChange={(name, value) => {
          setValues((before) => ({ ...before, [name]: value }));
          setErrors((before) => ({ ...before, [name]: undefined }));
        }}
      />
      {set.isError && !hasFieldErrors && (
        <ErrorLine role="alert">{messageOf(set.error, USER_RESET.passwordFailed)}</ErrorLine>
      )}
      <ButtonRow className="mt-1">
        <Button variant="ghost" onClick={onClose}>
          {ADMIN_LIST.cancel}
        </Button>
        <Button type="submit" busy={set.isPending}>
          {set.isPending ? USER_RESET.setting : USER_RESET.set}
        </Button>
      </ButtonRow>
    </form>
  );
}
