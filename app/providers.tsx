"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Toaster } from "#components/ui/toaster.tsx";
import { makeQueryClient } from "#components/widgets/make-query-client.ts";
import { NamesProvider } from "#components/widgets/names.tsx";
import { SessionProvider } from "#components/session/session.tsx";
import type { Names } from "#lib/copy/names.ts";

/** What every page stands on: names, data, session, toasts. */
export function Providers({ names, children }: { readonly names: Names; readonly children: ReactNode }) {
  const [queryClient] = useState(makeQueryClient);
  return (
    <NamesProvider names={names}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>{children}</SessionProvider>
        <Toaster />
      </QueryClientProvider>
    </NamesProvider>
  );
}
