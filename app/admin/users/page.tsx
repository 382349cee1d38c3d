import type { Metadata } from "next";
import { UsersScreen } from "#components/admin/users/users-screen.tsx";
import { USERS } from "#lib/copy/admin/admin-users.ts";

export const metadata: Metadata = { title: USERS.title };

export default function UsersPage() {
  return <UsersScreen />;
}
