"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { FORGOT_PASSWORD } from "#lib/copy/account/recovery.ts";
import { REGISTER_INVALID } from "#lib/copy/account/register.ts";
import { looksLikeEmail } from "#lib/domain/firm/email-address.ts";
import { AuthCard } from "./auth-card.tsx";
import { AuthLinks } from "./auth-links.tsx";
import { focusField } from "./focus-field.ts";
import { AuthForm } from "./auth-form.tsx";
import { sendResetLink, signInOptions } from "./queries.ts";
import { useTypedEmail } from "./typed-email.tsx";

/** /forgot-password; specification sections 2.2 and 8. */
export function ForgotPasswordScreen() {
  const { email, setEmail } = useTypedEmail();
  const [error, setError] = useState<string>();
  const router = useRouter();
  const hasMail = useQuery(signInOptions).data?.hasMail ?? true;
  const send = useMutation({
    ...sendResetLink,
    onSuccess: ({ message }) => {
      toast(message);
      router.push("/login");
    },
  });

  function submit(form: HTMLFormElement) {
    if (send.isPending || send.isSuccess) return;
    const found = check(email.trim());
    setError(found);
    if (found === undefined) send.mutate(email.trim());
    else focusField(form, "email");
  }

  return (
    <AuthCard title={FORGOT_PASSWORD.title} width="narrow">
      <p className="mt-2">{hasMail ? FORGOT_PASSWORD.text : FORGOT_PASSWORD.textWithoutMail}</p>
      <AuthForm error={send.isError ? messageOf(send.error, FORGOT_PASSWORD.failed) : null} onSubmit={submit}>
        <Field label={FORGOT_PASSWORD.email} error={error}>
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
                setError(undefined);
                if (send.isError) send.reset();
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={send.isPending || send.isSuccess}>
          {send.isPending ? FORGOT_PASSWORD.submitting : FORGOT_PASSWORD.submit}
        </Button>
      </AuthForm>
      <AuthLinks links={[{ href: "/login", label: FORGOT_PASSWORD.back }]} />
    </AuthCard>
  );
}

function check(email: string): string | undefined {
  if (email === "") return REGISTER_INVALID.emailRequired;
  return looksLikeEmail(email) ? undefined : REGISTER_INVALID.emailShape;
}
