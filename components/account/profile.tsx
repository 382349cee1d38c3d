"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type SubmitEvent, useState } from "react";
import { toast } from "sonner";
import { fieldErrorsOf } from "#components/auth/check-new-password.ts";
import { focusField } from "#components/auth/focus-field.ts";
import { FormError } from "#components/auth/form-error.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { useSession } from "#components/session/session.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { Account } from "#lib/contracts/account.ts";
import { PROFILE } from "#lib/copy/account/account.ts";
import { accountQuery, saveAccount } from "./queries.ts";
import { Section } from "./section.tsx";

const FIELDS = ["firstName", "lastName", "barNumber", "lawFirm"] as const;
type Name = (typeof FIELDS)[number];
type Errors = Readonly<Partial<Record<Name, string>>>;

/** Names, bar number and law firm; the e-mail is shown only, it is what the account is known by. */
export function Profile({ account }: { readonly account: Account }) {
  const { reloadUser } = useSession();
  const queryClient = useQueryClient();
  const [values, setValues] = useState<Readonly<Record<Name, string>>>({
    firstName: account.firstName,
    lastName: account.lastName,
    barNumber: account.barNumber ?? "",
    lawFirm: account.lawFirm ?? "",
  });
  const [errors, setErrors] = useState<Errors>({});
  const save = useMutation({
    ...saveAccount,
    onSuccess: async (saved) => {
      queryClient.setQueryData(accountQuery.queryKey, saved);
      toast(PROFILE.saved);
      // The sidebar's name comes from the session; when it cannot be had now, the next start shows the new one.
      await reloadUser().catch((error: unknown) => console.warn("The profile could not be read again", error));
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
    if (save.isPending) return;
    save.reset();
    if (show(form, check(values))) return;
    const { barNumber, lawFirm, ...names } = values;
    save.mutate(
      { ...names, barNumber: barNumber.trim() || null, lawFirm: lawFirm.trim() || null },
      { onError: (error) => show(form, fieldErrorsOf(error, FIELDS)) },
    );
  }

  /** What every control of the form shares. */
  function control(name: Name) {
    return {
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setValues((before) => ({ ...before, [name]: target.value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    };
  }

  const hasFieldErrors = FIELDS.some((name) => errors[name] !== undefined);
  return (
    <Section title={PROFILE.title}>
      <form className="mt-4 grid grid-cols-1 gap-4" noValidate onSubmit={submit}>
        <FormError>{save.isError && !hasFieldErrors ? messageOf(save.error, PROFILE.failed) : null}</FormError>
        <Field label={PROFILE.email} hint={PROFILE.emailHint}>
          {(wiring) => <TextInput {...wiring} type="email" readOnly value={account.email} />}
        </Field>
        <div className="grid grid-cols-2 items-start gap-4 max-phone:grid-cols-1">
          <Field label={PROFILE.firstName} error={errors.firstName}>
            {(wiring) => (
              <TextInput {...wiring} {...control("firstName")} autoComplete="given-name" maxLength={100} required />
            )}
          </Field>
          <Field label={PROFILE.lastName} error={errors.lastName}>
            {(wiring) => (
              <TextInput {...wiring} {...control("lastName")} autoComplete="family-name" maxLength={100} required />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-2 items-start gap-4 max-phone:grid-cols-1">
          <Field label={PROFILE.barNumber} error={errors.barNumber} optional>
            {(wiring) => <TextInput {...wiring} {...control("barNumber")} autoComplete="off" maxLength={100} />}
          </Field>
          <Field label={PROFILE.lawFirm} error={errors.lawFirm} optional>
            {(wiring) => <TextInput {...wiring} {...control("lawFirm")} autoComplete="organization" maxLength={200} />}
          </Field>
        </div>
        <div className="flex justify-end max-phone:[&>*]:flex-auto">
          <Button type="submit" busy={save.isPending}>
            {save.isPending ? PROFILE.saving : PROFILE.save}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function check(values: Readonly<Record<Name, string>>): Errors {
  return {
    ...(values.firstName.trim() === "" ? { firstName: PROFILE.firstNameRequired } : {}),
    ...(values.lastName.trim() === "" ? { lastName: PROFILE.lastNameRequired } : {}),
  };
}
