import type { Metadata } from "next";
import { LoginScreen } from "#components/auth/login-screen.tsx";
import { LOGIN } from "#lib/copy/account/login.ts";

export const metadata: Metadata = { title: LOGIN.title };

type Parameter = string | string[] | undefined;
type Props = {
  readonly searchParams: Promise<{ readonly sso?: Parameter; readonly code?: Parameter; readonly error?: Parameter }>;
};

export default async function LoginPage({ searchParams }: Props) {
  const { sso, code, error } = await searchParams;
  return (
    <LoginScreen
      isBackFromSso={sso === "1"}
      code={typeof code === "string" ? code : ""}
      ssoError={typeof error === "string" ? error : null}
    />
  );
}
