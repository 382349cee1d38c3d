// @spec 2.2: admin login, forgot and reset password, change password
import type { Page } from "@playwright/test";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";
import { expect, test } from "../support/shared-browser.ts";

const NEW_PASSWORD = "Short-Oaks-4-Climb";

/** Signs in through the screen and follows the user's name in the sidebar. */
async function openAccount(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Let's Cook Up a Defense" }).click();
  await page.getByRole("link", { name: `Account: Rosa Achterberg, ${email}` }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeFocused();
}

test("the profile: a new name is on the sidebar at once and after a reload", async ({ page, request }) => {
  const email = newEmail();
  await registerPerson(request, email);
  await openAccount(page, email);
  const profile = page.getByRole("region", { name: "Profile" });
  await expect(profile.getByLabel("Email")).toHaveValue(email);
  await profile.getByLabel("Last name").fill(" ");
  await profile.getByRole("button", { name: "Save Profile" }).click();
  await expect(profile.getByLabel("Last name")).toHaveAccessibleDescription("Last name is required");
  await expect(profile.getByLabel("Last name")).toBeFocused();
  await profile.getByLabel("Last name").fill("Lowe");
  await profile.getByLabel("Bar number").fill("NY-104");
  await profile.getByLabel("Law firm/organization").fill("Achterberg & Lowe");
  await profile.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Sidebar" }).getByText("Rosa Lowe")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user_data"))).toContain("Rosa Lowe");
  await page.reload();
  await expect(profile.getByLabel("Bar number")).toHaveValue("NY-104");
  await expect(profile.getByLabel("Law firm/organization")).toHaveValue("Achterberg & Lowe");
  await expect(page.getByRole("complementary", { name: "Sidebar" }).getByText("Rosa Lowe")).toBeVisible();
});

test("the password: this session goes on, the others end", async ({ page, request }) => {
  const email = newEmail();
  const { refreshToken: other } = await registerPerson(request, email);
  await openAccount(page, email);
  const section = page.getByRole("region", { name: "Change password" });
  const sessions = page.getByRole("region", { name: "Active sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  const fill = async (current: string) => {
    await section.getByLabel("Current password", { exact: true }).fill(current);
    await section.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await section.getByLabel("Confirm new password", { exact: true }).fill(NEW_PASSWORD);
    await section.getByRole("button", { name: "Change Password" }).click();
  };
  await fill("Wrong-Ferns-9-Walk");
  await expect(section.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
    "Current password is incorrect",
  );
  await expect(section.getByLabel("Current password", { exact: true })).toBeFocused();
  const before = await page.evaluate(() => localStorage.getItem("refresh_token"));
  await fill(PASSWORD);
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await expect(section.getByLabel("New password", { exact: true })).toHaveValue("");
  await expect(sessions).toHaveCount(1);
  const after = await page.evaluate(() => localStorage.getItem("refresh_token"));
  expect(after).not.toBe(before);
  const refresh = (refreshToken: string | null) => request.post("/api/auth/refresh", { data: { refreshToken } });
  expect((await refresh(other)).status()).toBe(401);
  await page.reload();
  await expect(sessions).toHaveCount(1);
  expect((await refresh(after)).status()).toBe(200);
});

test("sessions: another one is ended after a question, this one is only marked", async ({ page, request }) => {
  const email = newEmail();
  await registerPerson(request, email);
  await openAccount(page, email);
  const section = page.getByRole("region", { name: "Active sessions" });
  const sessions = section.getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText("This session");
  await expect(sessions.first().getByRole("button")).toHaveCount(0);
  const end = sessions.nth(1).getByRole("button", { name: /^End the session: / });
  await end.click();
  const dialog = page.getByRole("dialog", { name: "End this session?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(end).toBeFocused();
  await end.click();
  await dialog.getByRole("button", { name: "End Session" }).click();
  await expect(page.getByText("The session has ended.")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(section.getByRole("heading", { name: "Active sessions" })).toBeFocused();
});

test("the theme is the sidebar's", async ({ page, request }) => {
  const email = newEmail();
  await registerPerson(request, email);
  await openAccount(page, email);
  await expect(page.getByRole("radio", { name: "Same as this device" })).toBeChecked();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.getByRole("button", { name: "Theme" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
});
