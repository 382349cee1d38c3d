"use client";

import Link from "next/link";
import { type ChangeEvent, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { PasswordInput } from "#components/ui/form/password-input.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { describeRegistrationFailure } from "#components/session/session-failures.ts";
import { useSession } from "#components/session/session.tsx";
import { REGISTER } from "#lib/copy/account/register.ts";
import { AuthCard } from "./auth-card.tsx";
import { focusField } from "./focus-field.ts";
import { AuthForm } from "./auth-form.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";
import { PasswordMatch } from "./password-match.tsx";
import {
  checkRegistration,
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationErrors,
  type RegistrationField,
  registrationBanner,
  registrationFieldErrors,
} from "./registration.ts";
import { SsoButton } from "./sso-button.tsx";
import { TicketField } from "./ticket-field.tsx";
import { useMinPasswordLength } from "./use-min-password-length.ts";

/** /register; specification sections 2.2, 5 and 8. `code` is the ticket of an invitation link, or empty. */
export function RegisterScreen({ code }: { readonly code: string }) {
  const { register, clearError, isLoading } = useSession();
  const minLength = useMinPasswordLength();
  const [values, setValues] = useState<Registration>(() => ({
    ...(Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, ""])) as Record<RegistrationField, string>),
    registrationCode: code,
  }));
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [banner, setBanner] = useState<string | null>(null);
  // The session's text belongs to this screen: the next one must not greet with it.
  useEffect(() => clearError, [clearError]);

  function show(form: HTMLFormElement, found: RegistrationErrors) {
    setErrors(found);
    const first = REGISTRATION_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) focusField(form, first);
    return first !== undefined;
  }

  async function submit(form: HTMLFormElement) {
    setBanner(null);
    if (show(form, checkRegistration(values, minLength))) return;
    try {
      await register({
        registrationCode: values.registrationCode.trim().toUpperCase(),
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        password: values.password,
        barNumber: values.barNumber.trim() || undefined,
        lawFirm: values.lawFirm.trim() || undefined,
      });
    } catch (error) {
      if (!show(form, registrationFieldErrors(error)))
        setBanner(registrationBanner(error, describeRegistrationFailure(error)));
    }
  }

  function edit(name: RegistrationField, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  /** What the plain controls of the form share. */
  function control(name: RegistrationField) {
    return {
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => edit(name, target.value),
    };
  }

  return (
    <AuthCard
      title={REGISTER.title}
      width="wide"
      foot={
        <>
          {REGISTER.alreadyRegistered} <Link href="/login">{REGISTER.signIn}</Link>
        </>
      }
    >
      <AuthForm error={banner} onSubmit={submit}>
        <TicketField
          value={values.registrationCode}
          error={errors.registrationCode}
          onChange={(value) => edit("registrationCode", value)}
        />
        <div className="grid grid-cols-[1fr_1fr] items-start gap-4 max-[481px]:grid-cols-[1fr]">
          <Field label={REGISTER.firstName} error={errors.firstName}>
            {(wiring) => (
              <TextInput {...wiring} {...control("firstName")} autoComplete="given-name" maxLength={100} required />
            )}
          </Field>
          <Field label={REGISTER.lastName} error={errors.lastName}>
            {(wiring) => (
              <TextInput {...wiring} {...control("lastName")} autoComplete="family-name" maxLength={100} required />
            )}
          </Field>
        </div>
        <Field label={REGISTER.email} error={errors.email}>
          {(wiring) => <TextInput {...wiring} {...control("email")} type="email" autoComplete="email" required />}
        </Field>
        <div>
          <Field label={REGISTER.password} error={errors.password}>
            {(wiring) => (
              <PasswordInput
                {...wiring}
                {...control("password")}
                label={REGISTER.password}
                autoComplete="new-password"
                required
              />
            )}
          </Field>
          <PasswordChecklist password={values.password} />
        </div>
        <div>
          <Field label={REGISTER.confirmPassword} error={errors.confirmPassword}>
            {(wiring) => (
              <PasswordInput
                {...wiring}
                {...control("confirmPassword")}
                label={REGISTER.confirmPassword}
                autoComplete="new-password"
                required
              />
            )}
          </Field>
          {errors.confirmPassword === undefined && (
            <PasswordMatch password={values.password} confirmation={values.confirmPassword} />
          )}
        </div>
        <div className="grid grid-cols-[0.78fr_1.22fr] items-start gap-4 max-[481px]:grid-cols-[1fr]">
          <Field label={REGISTER.barNumber} error={errors.barNumber} optional>
            {(wiring) => <TextInput {...wiring} {...control("barNumber")} autoComplete="off" maxLength={100} />}
          </Field>
          <Field label={REGISTER.lawFirm} error={errors.lawFirm} optional>
            {(wiring) => <TextInput {...wiring} {...control("lawFirm")} autoComplete="organization" maxLength={200} />}
          </Field>
        </div>
        <Button type="submit" busy={isLoading}>
          {isLoading ? REGISTER.submitting : REGISTER.submit}
        </Button>
      </AuthForm>
      <SsoButton code={values.registrationCode.trim()} />
    </AuthCard>
  );
}
