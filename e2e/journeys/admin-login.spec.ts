// @spec 2.2: admin login, forgot and reset password, change password
import type { Page } from "@playwright/test";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";
import { expect, test } from "../support/shared-browser.ts";

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

async function fillAdminLogin(page: Page, email: string, password: string) {
  await page.getByLabel("Admin email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Admin Login" }).click();
}

test("an administrator goes on to the back office", async ({ page, request }) => {
  const email = newEmail();
  await registerPerson(request, email);
  await runSql(`UPDATE "User" SET roles = '{User,Admin}' WHERE email = $1`, [email]);
  await page.goto("/login");
  await page.getByRole("link", { name: "Admin Login" }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await expect(page).toHaveTitle("Admin Login - Odds & Evidence");
  const home = page.waitForRequest((asked) => new URL(asked.url()).pathname === "/admin/dashboard");
  await fillAdminLogin(page, email, PASSWORD);
  await home;
});

// @spec 2.2, 6: 'You do not have admin privileges'
test("who is no administrator is told so, and stays signed out", async ({ page, request }) => {
  const email = newEmail();
  await registerPerson(request, email);
  await page.goto("/admin-login");
  const ended = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/logout"));
  await fillAdminLogin(page, email, PASSWORD);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("You do not have admin privileges");
  expect((await ended).status(), "the session that the password opened is over").toBe(204);
  expect(await storedKeys(page)).toEqual([]);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/);
});

test("a wrong password, an empty form, and the way back with the email", async ({ page }) => {
  await page.goto("/admin-login");
  await page.getByRole("button", { name: "Admin Login" }).click();
  await expect(page.getByLabel("Admin email")).toBeFocused();
  await expect(page.getByLabel("Admin email")).toHaveAccessibleDescription("Email is required");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Password is required");
  const email = newEmail();
  await fillAdminLogin(page, email, "Wrong-Ferns-9-Walk");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Invalid email or password. Please check your credentials and try again.",
  );
  await page.getByRole("link", { name: "User Login" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});
