import type { Metadata } from "next";
import { AdminLoginScreen } from "#components/auth/admin-login-screen.tsx";
import { ADMIN_LOGIN } from "#lib/copy/account/login.ts";

export const metadata: Metadata = { title: ADMIN_LOGIN.title };

export default function AdminLoginPage() {
  return <AdminLoginScreen />;
}
