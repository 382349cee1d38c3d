"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { describeSsoFailure } from "#components/session/session-failures.ts";
import { useSession } from "#components/session/session.tsx";
import { LOGIN, SSO_ERROR } from "#lib/copy/account/login.ts";
import { AuthCard } from "./auth-card.tsx";
import { AuthLinks } from "./auth-links.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import { stepOf } from "./login-step.tsx";
import { LoadingPage } from "#components/session/loading-page.tsx";
import { needsTicket } from "./sso.ts";
import { SsoButton } from "./sso-button.tsx";
import { SsoCodeForm } from "./sso-code-form.tsx";

type Props = {
  /** The identity provider has sent the browser back with its yes in a cookie. */
  readonly isBackFromSso: boolean;
  /** A ticket that was given before the way to the identity provider, or empty. */
  readonly code: string;
  /** next-auth's name of what went wrong on that way. */
  readonly ssoError: string | null;
};

/** /login; specification sections 2.2 and 8. */
export function LoginScreen({ isBackFromSso, code, ssoError }: Props) {
  const { login, loginWithSso } = useSession();
  const router = useRouter();
  const [isExchanging, setIsExchanging] = useState(isBackFromSso);
  const [isAskedForCode, setIsAskedForCode] = useState(false);
  const [notice, setNotice] = useState(() => (ssoError === null ? null : describeSsoReturn(ssoError)));
  const hasReturned = useRef(false);

  useEffect(() => {
    // Once: the first exchange spends the cookie, and a second look at the address would stop a navigation.
    if (hasReturned.current || (!isBackFromSso && ssoError === null)) return;
    hasReturned.current = true;
    // A reload must not repeat it.
    window.history.replaceState(null, "", "/login");
    if (!isBackFromSso) return;
    loginWithSso({}).catch((error: unknown) => {
      if (needsTicket(error)) {
        router.replace(`/register?sso=1${code === "" ? "" : `&code=${encodeURIComponent(code)}`}`);
        return;
      }
      if (stepOf(error) === "code") setIsAskedForCode(true);
      else setNotice(describeSsoFailure(error));
      setIsExchanging(false);
    });
  }, [isBackFromSso, code, ssoError, loginWithSso, router]);

  if (isExchanging) return <LoadingPage />;
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
      {isAskedForCode ? (
        <SsoCodeForm
          onStartOver={(failure) => {
            setNotice(failure);
            setIsAskedForCode(false);
          }}
        />
      ) : (
        <>
          <CredentialsForm emailLabel={LOGIN.email} submitLabel={LOGIN.submit} notice={notice} signIn={login} />
          <SsoButton code={code} />
        </>
      )}
      <AuthLinks
        links={[
          { href: "/forgot-password", label: LOGIN.forgotPassword },
          { href: "/admin-login", label: LOGIN.adminLogin },
        ]}
      />
    </AuthCard>
  );
}

/** @param name next-auth's name of the failure */
function describeSsoReturn(name: string): string {
  const known = Object.entries(SSO_ERROR).find(([each]) => each === name);
  return known?.[1] ?? SSO_ERROR.other;
}
