"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useSession } from "#components/session/session.tsx";
import { SSO } from "#lib/copy/account/login.ts";
import { REGISTER, REGISTER_INVALID } from "#lib/copy/account/register.ts";
import { AuthCard } from "./auth-card.tsx";
import { focusField } from "./focus-field.ts";
import { AuthForm } from "./auth-form.tsx";
import { registrationFieldErrors } from "./registration.ts";
import { SsoButton } from "./sso-button.tsx";
import { TicketField } from "./ticket-field.tsx";

/** /register?sso=1: the firm has said who this is; the Golden Ticket is all that is missing. */
export function SsoTicketScreen({ code }: { readonly code: string }) {
  const { loginWithSso, clearError, error: failure, isLoading } = useSession();
  const [ticket, setTicket] = useState(code);
  const [error, setError] = useState<string>();
  // Coming here the session holds the refusal that asks for the ticket; leaving, the next screen must not greet with it.
  useEffect(() => {
    clearError();
    return clearError;
  }, [clearError]);

  async function submit(form: HTMLFormElement) {
    const show = (text: string | undefined) => {
      setError(text);
      if (text !== undefined) focusField(form, "registrationCode");
    };
    if (ticket.trim() === "") show(REGISTER_INVALID.registrationCodeRequired);
    else
      await loginWithSso({ registrationCode: ticket.trim().toUpperCase() }).catch((reason: unknown) =>
        show(registrationFieldErrors(reason).registrationCode),
      );
  }

  return (
    <AuthCard
      title={SSO.ticketTitle}
      width="narrow"
      foot={
        <>
          {REGISTER.alreadyRegistered} <Link href="/login">{REGISTER.signIn}</Link>
        </>
      }
    >
      <p className="mt-2">{SSO.ticketText}</p>
      <AuthForm error={error === undefined ? failure : null} onSubmit={submit}>
        <TicketField
          value={ticket}
          error={error}
          onChange={(value) => {
            setTicket(value);
            setError(undefined);
            clearError();
          }}
        />
        <Button type="submit" busy={isLoading}>
          {isLoading ? REGISTER.submitting : REGISTER.submit}
        </Button>
      </AuthForm>
      {failure !== null && error === undefined && <SsoButton code={ticket} />}
    </AuthCard>
  );
}
