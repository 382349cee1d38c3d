import { z } from "zod";
import { ApiError } from "#lib/api/api-error.ts";

const Csrf = z.object({ csrfToken: z.string() });
const Start = z.object({ url: z.url() });

/**
 * Leaves for the identity provider. Its calls are next-auth's, hence no contracts of ours: a token against forged
 * requests first, then the provider's address. The browser comes back to /login?sso=1, or to /login?error=.
 * @param code a ticket to carry there and back, or empty
 * @throws when the server or the identity provider cannot be reached
 */
export async function leaveForSso(code: string): Promise<void> {
  const { csrfToken } = Csrf.parse(await readJson(fetch("/api/auth/csrf")));
  const back = new URL("/login", window.location.origin);
  back.searchParams.set("sso", "1");
  if (code !== "") back.searchParams.set("code", code);
  const { url } = Start.parse(
    await readJson(
      fetch("/api/auth/signin/sso", {
        method: "POST",
        body: new URLSearchParams({ csrfToken, callbackUrl: back.href, json: "true" }),
      }),
    ),
  );
  window.location.assign(url);
}

async function readJson(request: Promise<Response>): Promise<unknown> {
  const response = await request;
  if (!response.ok) throw new Error(`Answered ${response.status}`);
  return response.json();
}

/** The identity is good, but there is no account with its e-mail and no ticket that opens one. */
export function needsTicket(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422;
}
