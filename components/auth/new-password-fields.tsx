"use client";

import { Field } from "#components/ui/form/field.tsx";
import { PasswordInput } from "#components/ui/form/password-input.tsx";
import type { NewPassword, NewPasswordErrors } from "./check-new-password.ts";
import { PasswordChecklist } from "./password-checklist.tsx";
import { PasswordMatch } from "./password-match.tsx";

type Props = {
  readonly labels: { readonly newPassword: string; readonly confirmPassword: string };
  readonly hint?: string;
  readonly values: NewPassword;
  readonly errors: NewPasswordErrors;
  readonly onChange: (name: keyof NewPassword, value: string) => void;
};

/** A new password and its confirmation, with the live checklist and match; for a reset and for a change. */
export function NewPasswordFields({ labels, hint, values, errors, onChange }: Props) {
  const control = (name: keyof NewPassword) =>
    ({
      name,
      label: labels[name],
      value: values[name],
      autoComplete: "new-password",
      required: true,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
    }) as const;
  return (
    <>
      <div>
        <Field label={labels.newPassword} hint={hint} error={errors.newPassword}>
          {(wiring) => <PasswordInput {...wiring} {...control("newPassword")} />}
        </Field>
        <PasswordChecklist password={values.newPassword} />
      </div>
      <div>
        <Field label={labels.confirmPassword} error={errors.confirmPassword}>
          {(wiring) => <PasswordInput {...wiring} {...control("confirmPassword")} />}
        </Field>
        {errors.confirmPassword === undefined && (
          <PasswordMatch password={values.newPassword} confirmation={values.confirmPassword} />
        )}
      </div>
    </>
  );
}
