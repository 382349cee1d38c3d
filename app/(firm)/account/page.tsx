import type { Metadata } from "next";
import { AccountScreen } from "#components/account/account-screen.tsx";
import { ACCOUNT } from "#lib/copy/account/account.ts";

export const metadata: Metadata = { title: ACCOUNT.title };

export default function AccountPage() {
  return <AccountScreen />;
}
