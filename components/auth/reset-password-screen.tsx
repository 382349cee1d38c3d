"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { useSession } from "#components/session/session.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { INVALID_LINK, RESET_DONE, RESET_PASSWORD } from "#lib/copy/account/recovery.ts";
import { AuthCard } from "./auth-card.tsx";
import { AuthLinks } from "./auth-links.tsx";
import { checkNewPassword, fieldErrorsOf, type NewPassword, type NewPasswordErrors } from "./check-new-password.ts";
import { focusField } from "./focus-field.ts";
import { AuthForm } from "./auth-form.tsx";
import { LoadingPage } from "#components/session/loading-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { setNewPassword } from "./queries.ts";
import { useMinPasswordLength } from "./use-min-password-length.ts";

const FIELDS = ["newPassword", "confirmPassword"] as const;

type Link = {
  /** Of the mailed link; empty when the address lacks it. */
  readonly token: string;
  readonly email: string;
};

/** /reset-password; specification sections 2.1, 2.2, 5 and 8. */
export function ResetPasswordScreen({ token, email }: Link) {
  const { isReady } = useSession();
  if (!isReady) return <LoadingPage />;
  return token === "" || email === "" ? <InvalidLink /> : <ResetForm token={token} email={email} />;
}

function InvalidLink() {
  return (
    <AuthCard title={INVALID_LINK.title} width="narrow" tone="stop">
      <p className="mt-2 mb-[18px]">{INVALID_LINK.text}</p>
      <LinkButton className="w-full" href="/forgot-password">
        {INVALID_LINK.action}
      </LinkButton>
    </AuthCard>
  );
}

function ResetForm(given: Link) {
  // Kept from the first look at the address, which loses it right away: a link that is good for a new password stays
  // neither in the history nor in a bookmark, a screen shot or a Referer.
  const [link] = useState(given);
  useEffect(() => window.history.replaceState(null, "", "/reset-password"), []);

  const { user, logout } = useSession();
  const minLength = useMinPasswordLength();
  const [values, setValues] = useState<NewPassword>({ newPassword: "", confirmPassword: "" });
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const form = useRef<HTMLFormElement>(null);

  function show(found: NewPasswordErrors): boolean {
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first !== undefined && form.current !== null) focusField(form.current, first);
    return first !== undefined;
  }

  const reset = useMutation({
    ...setNewPassword,
    // The server has ended every session of the account; the one in this browser may be among them.
    onSuccess: () => (user?.email.toLowerCase() === link.email.toLowerCase() ? logout() : undefined),
    onError: (error) => show(fieldErrorsOf(error, FIELDS)),
  });

  function submit() {
    if (reset.isPending) return;
    reset.reset();
    if (!show(checkNewPassword(values, minLength))) reset.mutate({ ...link, ...values });
  }

  if (reset.isSuccess) return <ResetDone />;
  const hasFieldErrors = FIELDS.some((name) => errors[name] !== undefined);
  return (
    <AuthCard title={RESET_PASSWORD.title} width="wide">
      <AuthForm
        ref={form}
        error={reset.isError && !hasFieldErrors ? messageOf(reset.error, RESET_PASSWORD.failed) : null}
        onSubmit={submit}
      >
        <Field label={RESET_PASSWORD.email}>
          {/* Named as a user name, so that a password manager knows whose new password it stores. */}
          {(wiring) => (
            <TextInput {...wiring} name="email" type="email" autoComplete="username" readOnly value={link.email} />
          )}
        </Field>
        <NewPasswordFields
          labels={RESET_PASSWORD}
          hint={RESET_PASSWORD.hint(minLength)}
          values={values}
          errors={errors}
          onChange={(name, value) => {
            setValues((before) => ({ ...before, [name]: value }));
            setErrors((before) => ({ ...before, [name]: undefined }));
          }}
        />
        <Button type="submit" busy={reset.isPending}>
          {reset.isPending ? RESET_PASSWORD.submitting : RESET_PASSWORD.submit}
        </Button>
      </AuthForm>
      <AuthLinks
        links={[
          { href: "/forgot-password", label: INVALID_LINK.action },
          { href: "/login", label: RESET_PASSWORD.back },
        ]}
      />
    </AuthCard>
  );
}

function ResetDone() {
  const card = useRef<HTMLDivElement>(null);
  // The form is gone, and the focus with it: the reader goes on at the heading.
  useEffect(() => card.current?.querySelector("h1")?.focus(), []);
  return (
    <div ref={card}>
      <AuthCard title={RESET_DONE.title} width="narrow">
        <p className="mt-2 mb-[18px]">{RESET_DONE.text}</p>
        <LinkButton className="w-full" href="/login">
          {RESET_DONE.action}
        </LinkButton>
      </AuthCard>
    </div>
  );
}
