import type { Metadata } from "next";
import { RegisterScreen } from "#components/auth/register-screen.tsx";
import { SsoTicketScreen } from "#components/auth/sso-ticket-screen.tsx";
import { REGISTER } from "#lib/copy/account/register.ts";

export const metadata: Metadata = { title: REGISTER.title };

type Parameter = string | string[] | undefined;
type Props = { readonly searchParams: Promise<{ readonly sso?: Parameter; readonly code?: Parameter }> };

export default async function RegisterPage({ searchParams }: Props) {
  const { sso, code } = await searchParams;
  const given = typeof code === "string" ? code : "";
  return sso === "1" ? <SsoTicketScreen code={given} /> : <RegisterScreen code={given} />;
}
