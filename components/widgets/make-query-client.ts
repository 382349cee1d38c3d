import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#lib/api/api-error.ts";

const RETRIES = 3;
/** Milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
const CACHE_LIFETIME = 5 * 60 * 1000;

/**
 * How every screen asks; specification section 9. A 4xx is an answer, not a failure of the way: asking again would only
 * delay it. Case Management has its own rule, one retry, in its queries.
 */
export function makeQueryClient(): QueryClient {
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
