import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { SignedIn } from "../../lib/contracts/auth.ts";
import { newEmail, PASSWORD, registerPerson } from "./register-person.ts";
import { runSql } from "./run-sql.ts";

/** An administrator of the test's own, registered and promoted past the screens, and signed in to the page. */
export async function signInAdmin(page: Page, request: APIRequestContext): Promise<SignedIn> {
  const email = newEmail();
  await registerPerson(request, email);
  await runSql(`UPDATE "User" SET roles = '{User,Admin}' WHERE email = $1`, [email]);
  const answer = await request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  const signedIn = (await answer.json()) as SignedIn;
  await page.addInitScript(({ userId, token, refreshToken, ...user }) => {
    // Once a tab: a session that the page has refreshed since must not be put back.
    if (sessionStorage.getItem("signed-in") !== null) return;
    sessionStorage.setItem("signed-in", "yes");
    localStorage.setItem("auth_token", token);
    localStorage.setItem("refresh_token", refreshToken);
    localStorage.setItem("user_data", JSON.stringify({ id: userId, ...user }));
  }, signedIn);
  return signedIn;
}
