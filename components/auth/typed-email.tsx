"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

type TypedEmail = { readonly email: string; readonly setEmail: (email: string) => void };

const TypedEmailContext = createContext<TypedEmail | null>(null);

/**
 * Carries the e-mail from one signed-out screen to the next, so that nobody types it twice (WCAG 3.3.7). It lives as
 * long as these screens do: in an address or in the storage it would stay behind on a shared computer.
 */
export function TypedEmailProvider({ children }: { readonly children: ReactNode }) {
  const [email, setEmail] = useState("");
  const value = useMemo(() => ({ email, setEmail }), [email]);
  return <TypedEmailContext value={value}>{children}</TypedEmailContext>;
}

export function useTypedEmail(): TypedEmail {
  const value = useContext(TypedEmailContext);
  if (value === null) throw new Error("useTypedEmail needs a TypedEmailProvider above it.");
  return value;
}
