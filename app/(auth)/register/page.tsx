import type { Metadata } from "next";
import { RegisterScreen } from "#components/session/register-screen.tsx";
import { REGISTER } from "#lib/copy/register.ts";

export const metadata: Metadata = { title: REGISTER.title };

type Props = { readonly searchParams: Promise<{ readonly code?: string | string[] }> };

export default async function RegisterPage({ searchParams }: Props) {
  const { code } = await searchParams;
  return <RegisterScreen code={typeof code === "string" ? code : ""} />;
}
