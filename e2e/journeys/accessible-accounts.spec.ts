import { expect, type Page } from "@playwright/test";
import { test } from "../support/account.ts";
import { expectAccessibleOnPhoneToo } from "../support/expect-accessible.ts";

/** The signed-out screens: their names and how to come there. */
const SCREENS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    "login with single sign-on",
    async (page) => {
      await page.route("**/api/auth/options", (route) =>
        route.fulfill({ json: { sso: { label: "Sign in with Achterberg LLP" }, minPasswordLength: 8 } }),
      );
      await page.goto("/login?error=Callback");
      await expect(page.getByRole("button", { name: "Sign in with Achterberg LLP" })).toBeVisible();
      await expect(page.getByText("The sign-in at your firm was cancelled or refused.")).toBeVisible();
    },
  ],
  [
    "Golden Ticket after single sign-on",
    async (page) => {
      await page.goto("/register?sso=1");
      await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
      await expect(page.getByText("Registration code is required")).toBeVisible();
    },
  ],
  [
    "admin login",
    async (page) => {
      await page.goto("/admin-login");
      await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    },
  ],
  [
    "forgot password with an error",
    async (page) => {
      await page.goto("/forgot-password");
      await page.getByRole("button", { name: "Send Reset Link" }).click();
      await expect(page.getByText("Email is required")).toBeVisible();
    },
  ],
  [
    "invalid reset link",
    async (page) => {
      await page.goto("/reset-password");
      await expect(page.getByText("The password reset link is invalid or has expired.")).toBeVisible();
    },
  ],
  [
    "reset password with errors",
    async (page) => {
      await page.goto("/reset-password?token=x&email=rosa@firm.example");
      await page.getByLabel("New password", { exact: true }).fill("Marlow24");
      await page.getByRole("button", { name: "Reset Password" }).click();
      await expect(page.getByText("Please confirm your password")).toBeVisible();
    },
  ],
  [
    "password reset successful",
    async (page) => {
      await page.route("**/api/auth/reset-password", (route) => route.fulfill({ json: { message: "Done." } }));
      await page.goto("/reset-password?token=x&email=rosa@firm.example");
      await page.getByLabel("New password", { exact: true }).fill("Marlow24-x");
      await page.getByLabel("Confirm password", { exact: true }).fill("Marlow24-x");
      await page.getByRole("button", { name: "Reset Password" }).click();
      await expect(page.getByText("Password Reset Successful")).toBeVisible();
    },
  ],
];

for (const [name, go] of SCREENS)
  test(name, async ({ page }) => {
    await go(page);
    await expectAccessibleOnPhoneToo(page);
  });

test("account", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/account");
  await expect(page.getByText("This session")).toBeVisible();
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Current password is required")).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
});

test("by keyboard, in the order of the page", async ({ page, signIn }) => {
  const walk = async (presses: number) => {
    const stops: string[] = [];
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
          const shown = label ?? element.getAttribute("aria-label") ?? element.innerText;
          return `${shown.trim()} ${Number.parseFloat(getComputedStyle(element).outlineWidth)}`;
        }),
      );
    }
    return stops;
  };
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(await walk(8)).toEqual([
    "Odds & Evidence 3",
    "Email 3",
    "Password 3",
    "Show password: Password 3",
    "Let's Cook Up a Defense 3",
    "Forgot password? 3",
    "Admin Login 3",
    "Register 3",
  ]);
  await signIn(page);
  await page.goto("/account");
  await expect(page.getByText("This session")).toBeVisible();
  await page.getByLabel("First name").focus();
  expect(await walk(11)).toEqual([
    "Last name 3",
    "Bar number (optional) 3",
    "Law firm/organization (optional) 3",
    "Save Profile 3",
    "Current password 3",
    "Show password: Current password 3",
    "New password 3",
    "Show password: New password 3",
    "Confirm new password 3",
    "Show password: Confirm new password 3",
    "Change Password 3",
  ]);
});
