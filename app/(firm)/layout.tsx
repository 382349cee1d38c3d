import type { ReactNode } from "react";
import { RequireUser } from "#components/session/require-user.tsx";
import { Shell } from "#components/shell/shell.tsx";

export default function FirmLayout({ children }: { readonly children: ReactNode }) {
  return (
    <RequireUser>
      <Shell>{children}</Shell>
    </RequireUser>
  );
}
