// @spec product: second factor, own password after an administrator's, strangers who guess
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { openSession, registerAdmin } from "../support/admin.ts";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";
import { expect, test } from "../support/shared-browser.ts";

const OWN_PASSWORD = "Short-Oaks-4-Climb";

/**
 * @param shift steps of 30 seconds; each code counts once, so two in a row need two steps. The step before is none to
 * take: it counts only until the next one begins, which may be before the code is typed.
 */
const codeOf = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate({
    timestamp: Date.now() + shift * 30_000,
  });

async function enterPassword(page: Page, email: string, password = PASSWORD) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Let's Cook Up a Defense" }).click();
}
const signedIn = (page: Page) => expect(page.getByRole("link", { name: /^Account: Rosa/ })).toBeVisible();

test("set up after the password again, asked for at the next sign-in, reset by an administrator", async ({
  page,
  request,
  browser,
}) => {
  const email = newEmail();
  const { userId } = await registerPerson(request, email);
  await enterPassword(page, email);
  await page.getByRole("link", { name: /^Account: Rosa/ }).click();
  await runSql(`UPDATE "Session" SET "confirmedAt" = "confirmedAt" - interval '1 hour' WHERE "userId" = $1`, [userId]);
  const section = page.getByRole("region", { name: "Second step at sign-in" });
  await section.getByRole("button", { name: "Set Up" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm that it's you" });
  await proof.getByLabel("Current password", { exact: true }).fill("Wrong-Ferns-9-Walk");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(proof.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
    "Current password is incorrect",
  );
  await proof.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = await section.getByLabel("Key", { exact: true }).inputValue();
  const recovery = await section.getByRole("listitem").first().innerText();
  await section.getByLabel("Code", { exact: true }).fill("000000");
  await section.getByRole("button", { name: "Turn On" }).click();
  await expect(section.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/That code did not work/);
  await section.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await section.getByRole("button", { name: "Turn On" }).click();
  await expect(section.getByText("On. 10 recovery codes left.")).toBeVisible();

  const other = await browser.newContext();
  const second = await other.newPage();
  await enterPassword(second, email);
  await expect(second.getByText("Enter the code from your authenticator app to continue.")).toBeVisible();
  await expect(second.getByLabel("Code", { exact: true })).toBeFocused();
  await second.getByLabel("Code", { exact: true }).fill("000000");
  await second.getByRole("button", { name: "Continue" }).click();
  await expect(second.getByRole("alert").getByText(/That code did not work/)).toBeVisible();
  await second.getByLabel("Code", { exact: true }).fill(codeOf(secret, 1));
  await second.getByRole("button", { name: "Continue" }).click();
  await signedIn(second);
  await other.close();

  const admin = await browser.newContext();
  const office = await admin.newPage();
  await openSession(office, await registerAdmin(request));
  await office.goto(`/admin/users?search=${email}`);
  await office.getByRole("button", { name: "Reset Password" }).click();
  const dialog = office.getByRole("dialog", { name: "Reset Password" });
  await dialog.getByLabel("Reset the second step").check();
  await dialog.getByRole("button", { name: "Reset Second Step" }).click();
  await expect(
    office.getByText("The second step has been reset. All sessions of this account have ended."),
  ).toBeVisible();
  await admin.close();
  await page.reload();
  // The session has ended: the page leaves by itself, and would leave in the middle of another way there.
  await expect(page).toHaveURL(/\/login/);
  await enterPassword(page, email);
  await signedIn(page);
  expect(recovery).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
});

test("where the firm asks for it, it is set up at the sign-in; a password that was set is replaced there", async ({
  page,
  request,
}) => {
  const email = newEmail();
  const { userId } = await registerPerson(request, email);
  const admin = await registerAdmin(request);
  const headers = { authorization: `Bearer ${admin.token}` };
  const set = await request.post(`/api/admin/users/${userId}/reset-password`, {
    headers,
    data: { userId, newPassword: "Tall-Otters-7-Run", confirmPassword: "Tall-Otters-7-Run" },
  });
  expect(set.status()).toBe(200);
  await enterPassword(page, email, "Tall-Otters-7-Run");
  await expect(page.getByText("An administrator set this password.")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel("Confirm new password", { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await signedIn(page);
  await page.evaluate(() => localStorage.clear());

  // The rule itself would ask every other test of the run: the answers that it makes the server give are put in its place.
  await page.route("**/api/auth/login", async (route) => {
    const { code } = route.request().postDataJSON() as { code?: string };
    if (code) return route.continue({ postData: JSON.stringify({ email, password: OWN_PASSWORD }) });
    const message = "Your firm requires a second step at sign-in. Set it up to continue.";
    return route.fulfill({
      status: 403,
      json: { success: false, code: "second_factor_setup_required", message, error: message },
    });
  });
  await page.route("**/api/auth/second-factor-setup", (route) =>
    route.fulfill({
      json: {
        secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Odds%20%26%20Evidence:rosa?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        recoveryCodes: Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-NPQ${(index % 8) + 2}${index}`),
      },
    }),
  );
  await enterPassword(page, email, OWN_PASSWORD);
  await expect(page.getByText("Your firm requires a second step at sign-in.")).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/Code is required/);
  await page.getByLabel("Code", { exact: true }).fill("123456");
  await page.getByRole("button", { name: "Continue" }).click();
  await signedIn(page);
});
