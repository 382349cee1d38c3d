"use client";

import { type SubmitEvent, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { PasswordInput } from "#components/ui/password-input.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { useSession } from "#components/widgets/session.tsx";
import { LOGIN } from "#lib/copy/login.ts";
import { focusField } from "./focus-field.ts";
import { FormError } from "./form-error.tsx";
import { useTypedEmail } from "./typed-email.tsx";

type Credentials = { readonly email: string; readonly password: string };

type Props = {
  readonly emailLabel: string;
  readonly submitLabel: string;
  /** What went wrong before the form was touched; the session's own failure comes before it. */
  readonly notice?: string | null;
  /** Called with an e-mail and a password; a rejection is the session's to describe. */
  readonly signIn: (credentials: Credentials) => Promise<void>;
};

/** E-mail and password, for users and for administrators; specification sections 2.2 and 8. */
export function CredentialsForm({ emailLabel, submitLabel, notice = null, signIn }: Props) {
  const { clearError, isLoading, error } = useSession();
  const { email, setEmail } = useTypedEmail();
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Partial<Credentials>>({});
  const [isTouched, setIsTouched] = useState(false);
  // An error of another screen must not greet here, nor this one's wait for its next visit.
  useEffect(() => clearError(), [clearError]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsTouched(true);
    const found = {
      ...(email.trim() === "" ? { email: LOGIN.emailRequired } : {}),
      ...(password === "" ? { password: LOGIN.passwordRequired } : {}),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) focusField(form, first);
    // The session keeps the text of a failure; there is nothing else to do with it here.
    else await signIn({ email: email.trim(), password }).catch(() => undefined);
  }

  function edited(name: keyof Credentials) {
    setErrors((before) => ({ ...before, [name]: undefined }));
    setIsTouched(true);
    if (error !== null) clearError();
  }

  return (
    <form className="stack mt-[18px]" noValidate onSubmit={(event) => void submit(event)}>
      <FormError>{error ?? (isTouched ? null : notice)}</FormError>
      <Field label={emailLabel} error={errors.email}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              edited("email");
            }}
          />
        )}
      </Field>
      <Field label={LOGIN.password} error={errors.password}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="password"
            label={LOGIN.password}
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              edited("password");
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={isLoading}>
        {isLoading ? LOGIN.submitting : submitLabel}
      </Button>
    </form>
  );
}
