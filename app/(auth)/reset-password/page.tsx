import type { Metadata } from "next";
import { ResetPasswordScreen } from "#components/auth/reset-password-screen.tsx";
import { RESET_PASSWORD } from "#lib/copy/account/recovery.ts";

export const metadata: Metadata = { title: RESET_PASSWORD.title };

type Parameter = string | string[] | undefined;
type Props = { readonly searchParams: Promise<{ readonly token?: Parameter; readonly email?: Parameter }> };

/** Open to signed-in and signed-out users: the link decides whose password it is, not the session. */
export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token, email } = await searchParams;
  return (
    <ResetPasswordScreen
      token={typeof token === "string" ? token : ""}
      email={typeof email === "string" ? email : ""}
    />
  );
}
