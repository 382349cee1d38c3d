// @spec 4, 5: password reset; single sign-on (product page)
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { freePort } from "../support/free-port.ts";
import { CLIENT, type Person, startIdentityProvider } from "../support/identity-provider.ts";
import { issueTicket } from "../support/issue-ticket.ts";
import { runSql } from "../support/run-sql.ts";
import { startApp } from "../support/start-app.ts";
import { expect, test as base } from "../support/shared-browser.ts";

type Firm = {
  /** Where its product answers. */
  readonly url: string;
  readonly people: Map<string, Person>;
};

/** A firm with single sign-on: an identity provider, and a web process that is configured for it. */
async function startFirm() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const people = new Map<string, Person>();
  const provider = await startIdentityProvider(people, `${url}/api/auth/callback/sso`);
  const stopApp = await startApp(port, {
    APP_URL: url,
    SSO_ISSUER: provider.issuer,
    SSO_CLIENT_ID: CLIENT.id,
    SSO_CLIENT_SECRET: CLIENT.secret,
    SSO_LABEL: "Sign in with Achterberg LLP",
  });
  const stop = async () => {
    await stopApp();
    await provider.stop();
  };
  return { url, people, stop };
}

/** Of all tests here. A fixture of the worker would give this file a process and a browser of its own. */
let started: Awaited<ReturnType<typeof startFirm>> | undefined;
const test = base.extend<{ readonly firm: Firm }>({
  firm: async ({}, use) => {
    started ??= await startFirm();
    await use(started);
  },
});
test.afterAll(() => started?.stop());

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** Adds a person to the identity provider. @returns the name to sign in with there, and the e-mail */
function hire(firm: Firm, person: Partial<Person> = {}) {
  const name = `rosa-${unique()}`;
  const email = `${name}@firm.example`;
  firm.people.set(name, { email, email_verified: true, given_name: "Rosa", family_name: "Achterberg", ...person });
  return { name, email };
}

/** From the sign-in screen to the identity provider, through its forms and back. */
async function signIn(page: Page, firm: Firm, name: string) {
  await page.goto(`${firm.url}/login`);
  await page.getByRole("button", { name: "Sign in with Achterberg LLP" }).click();
  await page.getByPlaceholder("Enter any login").fill(name);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

async function register(firm: Firm, email: string) {
  const answer = await fetch(`${firm.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email,
      password: "Tall-Ferns-9-Walk",
      firstName: "Rosa",
      lastName: "Achterberg",
      registrationCode: await issueTicket(),
    }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { token: string };
}

type Setup = { readonly secret: string; readonly recoveryCodes: readonly string[] };

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

// The provider's page asks for a font from the internet, which a closed network lets it wait for.
test.beforeEach(({ page }) => page.route(/fonts\.(googleapis|gstatic)\.com/, (route) => route.abort()));

test("an account is found by its verified email, and by the identity ever after", async ({ page, firm }) => {
  const { name, email } = hire(firm);
  await register(firm, email);
  await signIn(page, firm, name);
  await expect(page).toHaveURL(`${firm.url}/dashboard`);
  await expect(page.getByText(email)).toBeVisible();
  expect((await cookieNames(page)).filter((each) => each.includes("next-auth"))).toEqual([]);

  const again = await page.evaluate(() => fetch("/api/auth/sso/exchange", { method: "POST" }).then((it) => it.status));
  expect(again, "the cookie was good for one session").toBe(401);

  await page.getByRole("button", { name: "Vanish" }).click();
  await expect(page).toHaveURL(/\/login$/);
  firm.people.set(name, { ...firm.people.get(name), email: `renamed-${email}` });
  await page.getByRole("button", { name: "Sign in with Achterberg LLP" }).click();
  await expect(page).toHaveURL(`${firm.url}/dashboard`);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test("who has turned on a second step is asked for its code", async ({ page, firm }) => {
  const { name, email } = hire(firm);
  const { token } = await register(firm, email);
  const ask = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    return fetch(`${firm.url}/api/account/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  };
  const { secret, recoveryCodes } = (await (await ask("second-factor", {})).json()) as Setup;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await ask("second-factor/confirm", { code })).status).toBe(200);

  await signIn(page, firm, name);
  const field = page.getByLabel("Code", { exact: true });
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(field).toHaveAccessibleDescription(/Code is required/);
  await field.fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert").getByText(/That code did not work/)).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Sign in with Achterberg LLP" }).click();
  await field.fill(recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${firm.url}/dashboard`);
});

test("an unknown email needs a Golden Ticket, which opens an account", async ({ page, firm }) => {
  const { name, email } = hire(firm);
  await signIn(page, firm, name);
  await expect(page).toHaveURL(/\/register\?sso=1/);
  await page.getByLabel("Golden Ticket").fill("AAAA-BBBB-CCCC-DDDD");
  await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
  await expect(page.getByLabel("Golden Ticket")).toHaveAccessibleDescription(
    /Invalid registration code\. Please check the code and try again\./,
  );
  await page.getByLabel("Golden Ticket").fill(await issueTicket());
  await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
  await expect(page).toHaveURL(`${firm.url}/dashboard`);
  await expect(page.getByText("Rosa Achterberg")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test("an email that the provider has not verified opens nothing", async ({ page, firm }) => {
  const { name, email } = hire(firm, { email_verified: false });
  await register(firm, email);
  await signIn(page, firm, name);
  await expect(
    page.getByText("Your firm's sign-in has not verified your email address. Please ask your administrator."),
  ).toBeVisible();
  const exchange = () => fetch("/api/auth/sso/exchange", { method: "POST" }).then((it) => it.status);
  expect(await page.evaluate(exchange)).toBe(401);
});

test("an identity without an email opens nothing", async ({ page, firm }) => {
  const { name } = hire(firm, { email: undefined });
  await signIn(page, firm, name);
  await expect(
    page.getByText("Your firm's sign-in did not send us your email address. Please ask your administrator."),
  ).toBeVisible();
});

test("a deactivated account stays closed", async ({ page, firm }) => {
  const { name, email } = hire(firm);
  await register(firm, email);
  await runSql(`UPDATE "User" SET "isActive" = false WHERE email = $1`, [email]);
  await signIn(page, firm, name);
  await expect(page.getByText("This account has been deactivated. Please contact your administrator.")).toBeVisible();
});

test("who turns back at the provider is told so", async ({ page, firm }) => {
  await page.goto(`${firm.url}/login`);
  await page.getByRole("button", { name: "Sign in with Achterberg LLP" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("The sign-in at your firm was cancelled or refused. Nothing was changed.")).toBeVisible();
});

test("of next-auth nothing is served beyond the way there and back", async ({ firm }) => {
  for (const path of ["session", "providers", "signout", "verify-request", "callback/credentials"]) {
    const answer = await fetch(`${firm.url}/api/auth/${path}`);
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      404,
      { success: false, code: "not_found", message: "Not found", error: "Not found" },
    ]);
  }
  const elsewhere = await fetch(`${firm.url}/api/auth/signin?callbackUrl=https://evil.example`, { redirect: "manual" });
  expect(elsewhere.headers.get("location")).not.toContain("//evil.example");
});
