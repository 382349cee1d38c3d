"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Toaster } from "#components/ui/toaster.tsx";
import { NamesProvider } from "#components/widgets/names.tsx";
import { SessionProvider } from "#components/widgets/session.tsx";
import { ApiError } from "#lib/api/api-error.ts";
import type { Names } from "#lib/copy/names.ts";

const RETRIES = 3;
/** Milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
const CACHE_LIFETIME = 5 * 60 * 1000;

/** Specification section 9. A 4xx is an answer, not a failure of the way: asking again would only delay it. */
function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: CACHE_LIFETIME,
        retry: (failures, error) =>
          failures < RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        retryDelay: (failures) => Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY),
      },
      // Offline a press fails and says so; the default would hold it back and send it whenever the network returns.
      mutations: { networkMode: "always" },
    },
  });
}

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
