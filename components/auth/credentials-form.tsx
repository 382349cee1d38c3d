"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { PasswordInput } from "#components/ui/form/password-input.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { useSession } from "#components/session/session.tsx";
import { ApiError } from "#lib/api/api-error.ts";
import { LOGIN } from "#lib/copy/account/login.ts";
import { LOGIN_STEP, SECOND_FACTOR } from "#lib/copy/account/second-factor.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { focusField } from "./focus-field.ts";
import { AuthForm } from "./auth-form.tsx";
import { LoginStepFields, type LoginStep, NO_STEP_VALUES, stepOf, type StepValues } from "./login-step.tsx";
import { useTypedEmail } from "./typed-email.tsx";
import { useMinPasswordLength } from "./use-min-password-length.ts";

type Credentials = { readonly email: string; readonly password: string };

type Props = {
  readonly emailLabel: string;
  readonly submitLabel: string;
  /** What went wrong before the form was touched; the session's own failure comes before it. */
  readonly notice?: string | null;
  /** Called with an e-mail and a password; a rejection is the session's to describe. */
  readonly signIn: (credentials: Credentials & Partial<StepValues>) => Promise<void>;
};

/**
 * E-mail and password, for users and for administrators; specification sections 2.2 and 8. Then what the account asks for
 * beside them: a code, or a password of its own.
 */
export function CredentialsForm({ emailLabel, submitLabel, notice = null, signIn }: Props) {
  const { clearError, isLoading, error } = useSession();
  const { email, setEmail } = useTypedEmail();
  const [password, setPassword] = useState("");
  const [step, setStep] = useState<LoginStep | null>(null);
  const [extra, setExtra] = useState(NO_STEP_VALUES);
  const [errors, setErrors] = useState<Partial<Credentials & StepValues>>({});
  const minLength = useMinPasswordLength();
  const [isTouched, setIsTouched] = useState(false);
  // An error of another screen must not greet here, nor this one's wait for its next visit.
  useEffect(() => clearError(), [clearError]);
  const root = useRef<HTMLFormElement>(null);
  // The password's field is gone then: the reader goes on at the first one of the step.
  useEffect(() => {
    if (step !== null && root.current !== null) focusField(root.current, step === "password" ? "newPassword" : "code");
  }, [step]);

  async function submit(form: HTMLFormElement) {
    setIsTouched(true);
    const found = {
      ...(email.trim() === "" ? { email: LOGIN.emailRequired } : {}),
      ...(password === "" ? { password: LOGIN.passwordRequired } : {}),
      ...((step === "code" || step === "setUp") && extra.code.trim() === ""
        ? { code: SECOND_FACTOR.codeRequired }
        : {}),
      ...(step === "password" ? checkNewPassword(extra, minLength) : {}),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) focusField(form, first);
    else await signIn({ email: email.trim(), password, ...extra }).catch((failure: unknown) => goOn(failure, form));
  }

  /** The session keeps the text of a failure; what only asks for more is none. */
  function goOn(failure: unknown, form: HTMLFormElement) {
    const next = stepOf(failure);
    if (next !== null && next !== step) {
      setStep(next);
      clearError();
    }
    const refused = failure instanceof ApiError ? failure.errors.newPassword?.[0] : undefined;
    if (refused === undefined) return;
    setErrors({ newPassword: refused });
    focusField(form, "newPassword");
  }

  function startOver() {
    setStep(null);
    setExtra(NO_STEP_VALUES);
    setPassword("");
    setErrors({});
    clearError();
  }

  function edited(name: keyof (Credentials & StepValues)) {
    setErrors((before) => ({ ...before, [name]: undefined }));
    setIsTouched(true);
    if (error !== null) clearError();
  }

  return (
    <AuthForm ref={root} error={error ?? (isTouched ? null : notice)} onSubmit={submit}>
      <Field label={emailLabel} error={errors.email}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="email"
            type="email"
            autoComplete="email"
            required
            readOnly={step !== null}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              edited("email");
            }}
          />
        )}
      </Field>
      {step !== null && (
        <LoginStepFields
          step={step}
          credentials={{ email: email.trim(), password }}
          values={extra}
          errors={errors}
          onChange={(name, value) => {
            setExtra((before) => ({ ...before, [name]: value }));
            edited(name);
          }}
        />
      )}
      {step === null && (
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
      )}
      <Button type="submit" busy={isLoading}>
        {isLoading ? LOGIN.submitting : step === null ? submitLabel : LOGIN_STEP.submit}
      </Button>
      {step !== null && (
        <Button variant="ghost" onClick={startOver}>
          {LOGIN_STEP.back}
        </Button>
      )}
    </AuthForm>
  );
}
