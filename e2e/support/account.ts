import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "../../lib/contracts/auth.ts";
import { newEmail, PASSWORD, registerPerson } from "./register-person.ts";
import { expect, test as base } from "./shared-browser.ts";

/** Milliseconds after which a test signs in again: an access token lives for 15 minutes, the run may take longer. */
const STALE_AFTER = 5 * 60_000;

type Kept = { readonly email: string; signedIn: SignedIn; since: number };

/** Of this process. As a fixture of the worker it would cost a new process and a browser between files with and without it. */
let kept: Kept | undefined;

/** An account for each worker of the run, registered through the API, signed in; `signIn` puts it into a page. */
export const test = base.extend<{ readonly account: SignedIn; readonly signIn: (page: Page) => Promise<void> }>({
  account: async ({ request }, use) => {
    if (kept === undefined) {
      const email = newEmail();
      kept = { email, signedIn: await registerPerson(request, email), since: Date.now() };
    }
    if (Date.now() - kept.since > STALE_AFTER) {
      kept.signedIn = await signInAgain(request, kept.email);
      kept.since = Date.now();
    }
    await use(kept.signedIn);
  },
  signIn: async ({ account }, use) => {
    await use(async (page) => {
      await page.addInitScript((signedIn) => {
        // Once a tab: a session that the page has refreshed since must not be put back.
        if (sessionStorage.getItem("signed-in") !== null) return;
        sessionStorage.setItem("signed-in", "yes");
        const { userId, email, fullName, roles, token, refreshToken } = signedIn;
        localStorage.setItem("auth_token", token);
        localStorage.setItem("refresh_token", refreshToken);
        localStorage.setItem("user_data", JSON.stringify({ id: userId, email, fullName, roles }));
      }, account);
    });
  },
});

async function signInAgain(request: APIRequestContext, email: string): Promise<SignedIn> {
  const answer = await request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as SignedIn;
}
