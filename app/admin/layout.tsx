import type { ReactNode } from "react";
import { AdminShell } from "#components/admin/admin-shell.tsx";
import { RequireAdmin } from "#components/session/require-admin.tsx";

export default function AdminLayout({ children }: { readonly children: ReactNode }) {
  return (
    <RequireAdmin>
      <AdminShell>{children}</AdminShell>
    </RequireAdmin>
  );
}
