import type { ReactNode } from "react";
import { SignedOutOnly } from "#components/auth/signed-out-only.tsx";

export default function SignedOutLayout({ children }: { readonly children: ReactNode }) {
  return <SignedOutOnly>{children}</SignedOutOnly>;
}
