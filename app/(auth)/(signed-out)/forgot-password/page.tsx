import type { Metadata } from "next";
import { ForgotPasswordScreen } from "#components/auth/forgot-password-screen.tsx";
import { FORGOT_PASSWORD } from "#lib/copy/account/recovery.ts";

export const metadata: Metadata = { title: FORGOT_PASSWORD.title };

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
