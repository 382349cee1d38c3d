import type { Metadata } from "next";
import { LoginScreen } from "#components/session/login-screen.tsx";
import { LOGIN } from "#lib/copy/login.ts";

export const metadata: Metadata = { title: LOGIN.title };

export default function LoginPage() {
  return <LoginScreen />;
}
