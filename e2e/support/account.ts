import { expect, type Page, test as base } from "@playwright/test";
import type { SignedIn } from "../../lib/contracts/auth.ts";
import { issueTicket } from "./issue-ticket.ts";

/** An account of its own for each worker of the run, registered through the API; `signIn` puts it into a page. */
export const test = base.extend<{ readonly signIn: (page: Page) => Promise<void> }, { readonly account: SignedIn }>({
  account: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.APP_URL });
      const answer = await request.post("/api/auth/register", {
        data: {
          email: `attorney.${Date.now()}.${Math.random().toString(36).slice(2)}@firm.example`,
          password: "Tall-Ferns-9-Walk",
          firstName: "Rosa",
          lastName: "Achterberg",
          registrationCode: await issueTicket(),
        },
      });
      expect(answer.status()).toBe(201);
      await use((await answer.json()) as SignedIn);
      await request.dispose();
    },
    { scope: "worker" },
  ],
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
