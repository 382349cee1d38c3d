"use client";

import { useSession } from "#components/session/session.tsx";
import { ADMIN_LOGIN, LOGIN } from "#lib/copy/account/login.ts";
import { AuthCard } from "./auth-card.tsx";
import { AuthLinks } from "./auth-links.tsx";
import { CredentialsForm } from "./credentials-form.tsx";

/** /admin-login: the same sign-in, for those who are administrators only; specification section 2.2. */
export function AdminLoginScreen() {
  const { loginAsAdmin } = useSession();
  return (
    <AuthCard title={ADMIN_LOGIN.title} width="narrow">
      <CredentialsForm emailLabel={ADMIN_LOGIN.email} submitLabel={ADMIN_LOGIN.submit} signIn={loginAsAdmin} />
      <AuthLinks
        links={[
          { href: "/forgot-password", label: LOGIN.forgotPassword },
          { href: "/login", label: ADMIN_LOGIN.userLogin },
        ]}
      />
    </AuthCard>
  );
}
