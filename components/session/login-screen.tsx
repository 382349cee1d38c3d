"use client";

import Link from "next/link";
import { type ChangeEvent, type SubmitEvent, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { useSession } from "#components/widgets/session.tsx";
import { LOGIN } from "#lib/copy/login.ts";
import { AuthCard } from "./auth-card.tsx";
import { focusField } from "./focus-field.ts";
import { FormError } from "./form-error.tsx";

type Errors = { readonly email?: string; readonly password?: string };

/** /login; specification sections 2.2 and 8. */
export function LoginScreen() {
  const { login, clearError, isLoading, error } = useSession();
  const [values, setValues] = useState({ email: "", password: "" });
  const [errors, setErrors] = useState<Errors>({});
  // An error of another screen must not greet here, nor this one's wait for its next visit.
  useEffect(() => clearError(), [clearError]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = values.email.trim();
    const { password } = values;
    const found: Errors = {
      ...(email === "" ? { email: LOGIN.emailRequired } : {}),
      ...(password === "" ? { password: LOGIN.passwordRequired } : {}),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) focusField(form, first);
    // The session keeps the text of a failure; there is nothing else to do with it here.
    else await login({ email, password }).catch(() => undefined);
  }

  /** What both controls share. */
  function control(name: keyof typeof values) {
    return {
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setValues((before) => ({ ...before, [name]: target.value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
        if (error !== null) clearError();
      },
    };
  }

  return (
    <AuthCard
      title={LOGIN.title}
      width="narrow"
      foot={
        <>
          {LOGIN.noAccount} <Link href="/register">{LOGIN.register}</Link>
        </>
      }
    >
      <form className="stack mt-[18px]" noValidate onSubmit={(event) => void submit(event)}>
        <FormError>{error}</FormError>
        <Field label={LOGIN.email} error={errors.email}>
          {(wiring) => <TextInput {...wiring} {...control("email")} type="email" autoComplete="email" required />}
        </Field>
        <Field label={LOGIN.password} error={errors.password}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              {...control("password")}
              label={LOGIN.password}
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <Button type="submit" busy={isLoading}>
          {isLoading ? LOGIN.submitting : LOGIN.submit}
        </Button>
      </form>
    </AuthCard>
  );
}
