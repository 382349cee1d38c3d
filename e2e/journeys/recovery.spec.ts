// @spec 2.2: admin login, forgot and reset password, change password
// @spec 4, 5: password reset; single sign-on (product page)
// @spec 8: password recovery
import { createHash, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";
import { expect, test } from "../support/shared-browser.ts";

const NEW_PASSWORD = "Short-Oaks-4-Climb";
const SENT = "This server does not send email. Please ask your administrator for a password reset link.";

/** A link as the mail brings it; made here, because the mail of this server goes to its log. */
async function makeLink(email: string, validFor = "1 hour"): Promise<string> {
  const token = randomUUID();
  await runSql(
    `INSERT INTO "PasswordResetToken" ("id", "userId", "tokenHash", "expiresAt")
     SELECT $1::uuid, id, $2, now() AT TIME ZONE 'UTC' + $3::interval FROM "User" WHERE email = $4`,
    [randomUUID(), createHash("sha256").update(token).digest("hex"), validFor, email],
  );
  return `/reset-password?${new URLSearchParams({ token, email }).toString()}`;
}

async function fillReset(page: Page, password: string, confirmation = password) {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(confirmation);
  await page.getByRole("button", { name: "Reset Password" }).click();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Let's Cook Up a Defense" }).click();
}

const banner = (page: Page) => page.getByRole("main").getByRole("alert");

test.describe("asking for a link", () => {
  test("the email goes with the user, and the server's message outlives the way back to the login", async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
  });

  test("what is no email is refused before it is sent", async ({ page }) => {
    await page.goto("/forgot-password");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill("rosa");
    await page.getByLabel("Email").press("Enter");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    await page.getByRole("link", { name: "Back to Login" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("too many requests: the server's own message", async ({ page, request }) => {
    const email = newEmail();
    for (let count = 0; count < 5; count += 1)
      expect((await request.post("/api/auth/forgot-password", { data: { email } })).status()).toBe(200);
    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(banner(page)).toHaveText("Too many attempts. Please wait a moment and try again.");
  });

  test("no connection", async ({ page, context }) => {
    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill(newEmail());
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(banner(page)).toHaveText("Failed to send password reset email");
  });
});

test.describe("the link", () => {
  test("is incomplete without its token, its email or both", async ({ page }) => {
    for (const path of ["/reset-password", "/reset-password?token=x", "/reset-password?email=rosa@firm.example"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "Invalid Reset Link" }), path).toBeVisible();
      await expect(page.getByText("The password reset link is invalid or has expired.")).toBeVisible();
      await page.getByRole("link", { name: "Request New Reset Link" }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
    }
  });

  // @spec 4, 5: password reset
  test("sets a new password once, and the token never stays in the address", async ({ page, request }) => {
    const email = newEmail();
    await registerPerson(request, email);
    const link = await makeLink(email);
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Email")).not.toBeEditable();
    await expect(page.getByText("At least 8 characters, with an uppercase letter")).toBeVisible();

    await fillReset(page, "tall", "taller");
    await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
      /^Password must be at least 8 characters long/,
    );
    await expect(page.getByLabel("Confirm password", { exact: true })).toHaveAccessibleDescription(
      "Passwords do not match",
    );
    await page.getByLabel("New password", { exact: true }).fill("Marlow24");
    await expect(page.getByRole("listitem")).toHaveText([
      "At least 8 characters: met",
      "One uppercase letter: met",
      "One lowercase letter: met",
      "One number: met",
      "One special character: not met",
    ]);
    await fillReset(page, NEW_PASSWORD);
    await expect(page.getByRole("heading", { name: "Password Reset Successful" })).toBeFocused();
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByRole("link", { name: "Go to Login" }).click();
    await signIn(page, email, PASSWORD);
    await expect(banner(page)).toHaveText("Invalid email or password. Please check your credentials and try again.");
    await signIn(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);

    // Signed in by now: the link is open to them too, and spent.
    await page.goto(link);
    await fillReset(page, "Other-Oaks-5-Climb");
    await expect(banner(page)).toHaveText("The password reset link is invalid or has expired.");
  });

  test("used by somebody who is signed in, it ends that session too", async ({ page, request }) => {
    const email = newEmail();
    await registerPerson(request, email);
    await page.goto("/login");
    await signIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(await makeLink(email));
    await fillReset(page, NEW_PASSWORD);
    await expect(page.getByRole("heading", { name: "Password Reset Successful" })).toBeVisible();
    await page.getByRole("link", { name: "Go to Login" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  test("expired, and the failures of the server and of the way to it", async ({ page, request, context }) => {
    const email = newEmail();
    await registerPerson(request, email);
    await page.goto(await makeLink(email, "-1 second"));
    await fillReset(page, NEW_PASSWORD);
    await expect(banner(page)).toHaveText("The password reset link is invalid or has expired.");
    // Its own e-mail is a word that anybody could guess: only the server knows.
    await fillReset(page, "Password-1");
    await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
      /^This password is too easy to guess\. Please choose another one\./,
    );
    await context.setOffline(true);
    await fillReset(page, NEW_PASSWORD);
    await expect(banner(page)).toHaveText("Failed to reset password");
    await context.setOffline(false);
    for (let count = 0; count < 9; count += 1)
      await request.post("/api/auth/reset-password", {
        data: { token: "x", email, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      });
    await fillReset(page, NEW_PASSWORD);
    await expect(banner(page)).toHaveText("Too many attempts. Please wait a moment and try again.");
  });
});
