"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { toast } from "sonner";
import { checkNewPassword, fieldErrorsOf, type NewPassword } from "#components/auth/check-new-password.ts";
import { focusField } from "#components/auth/focus-field.ts";
import { FormError } from "#components/auth/form-error.tsx";
import { NewPasswordFields } from "#components/auth/new-password-fields.tsx";
import { useMinPasswordLength } from "#components/auth/use-min-password-length.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { PasswordInput } from "#components/ui/form/password-input.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { Account } from "#lib/contracts/account.ts";
import { CHANGE_PASSWORD } from "#lib/copy/account/account.ts";
import { replacePassword, sessionsQuery } from "./queries.ts";
import { Section } from "./section.tsx";

const FIELDS = ["currentPassword", "newPassword", "confirmPassword"] as const;
type Values = NewPassword & { readonly currentPassword: string };
type Errors = Readonly<Partial<Record<keyof Values, string>>>;

const EMPTY: Values = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** A new password by the old one; for an account that has one. */
export function ChangePassword({ account }: { readonly account: Account }) {
  return (
    <Section
      title={CHANGE_PASSWORD.title}
      text={account.hasPassword ? CHANGE_PASSWORD.text : CHANGE_PASSWORD.withoutPassword}
    >
      {account.hasPassword && <PasswordForm email={account.email} />}
    </Section>
  );
}

function PasswordForm({ email }: { readonly email: string }) {
  const queryClient = useQueryClient();
  const minLength = useMinPasswordLength();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const change = useMutation({
    ...replacePassword,
    onSuccess: async (message) => {
      setValues(EMPTY);
      toast(message);
      // The other sessions are over.
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });

  function show(form: HTMLFormElement, found: Errors): boolean {
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first !== undefined) focusField(form, first);
    return first !== undefined;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (change.isPending) return;
    change.reset();
    const found = {
      ...(values.currentPassword === "" ? { currentPassword: CHANGE_PASSWORD.currentRequired } : {}),
      ...checkNewPassword(values, minLength),
    };
    if (!show(form, found)) change.mutate(values, { onError: (error) => show(form, fieldErrorsOf(error, FIELDS)) });
  }

  function edit(name: keyof Values, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  const hasFieldErrors = FIELDS.some((name) => errors[name] !== undefined);
  return (
    <form className="mt-4 grid max-w-115.5 grid-cols-1 gap-4" noValidate onSubmit={submit}>
      <FormError>
        {change.isError && !hasFieldErrors ? messageOf(change.error, CHANGE_PASSWORD.failed) : null}
      </FormError>
      {/* A password manager stores the new password under this name; nobody else needs it a second time. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={CHANGE_PASSWORD.currentPassword} error={errors.currentPassword}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="currentPassword"
            label={CHANGE_PASSWORD.currentPassword}
            autoComplete="current-password"
            required
            value={values.currentPassword}
            onChange={({ target }) => edit("currentPassword", target.value)}
          />
        )}
      </Field>
      <NewPasswordFields labels={CHANGE_PASSWORD} values={values} errors={errors} onChange={edit} />
      <div className="flex justify-end max-phone:[&>*]:flex-auto">
        <Button type="submit" busy={change.isPending}>
          {change.isPending ? CHANGE_PASSWORD.saving : CHANGE_PASSWORD.save}
        </Button>
      </div>
    </form>
  );
}
