import type { Metadata } from "next";
import { CodesScreen } from "#components/admin/codes/codes-screen.tsx";
import { CODES } from "#lib/copy/admin/admin-codes.ts";

export const metadata: Metadata = { title: CODES.title };

export default function RegistrationCodesPage() {
  return <CodesScreen />;
}
