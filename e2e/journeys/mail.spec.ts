// @spec product: settings, straight face, two instances, reset mail over SMTP
import { startMailServer } from "../../server/testing/mail-server.ts";
import { signInAdmin } from "../support/admin-session.ts";
import { freePort } from "../support/free-port.ts";
import { newEmail, registerPerson } from "../support/register-person.ts";
import { startApp } from "../support/start-app.ts";
import { expect, test } from "../support/shared-browser.ts";

const NEW_PASSWORD = "Short-Oaks-4-Climb";

// A firm with a mail server: a web process of its own that sends over real SMTP.
test("the link in the mail sets a new password", async ({ page, browser, request }) => {
  test.slow();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const mail = await startMailServer();
  const stop = await startApp(port, { APP_URL: url, SMTP_URL: mail.url, MAIL_FROM: "cases@firm.example" });
  try {
    const email = newEmail();
    await registerPerson(request, email);
    await page.goto(`${url}/forgot-password`);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => mail.mails.length).toBe(1);
    const [received] = mail.mails;
    expect([received?.from, received?.to]).toEqual(["cases@firm.example", [email]]);
    const link = /http:\/\/[^\s"<]+\/reset-password\?[^\s"<]+/.exec(received?.source ?? "")?.[0];
    expect(link).toContain(`${url}/reset-password?token=`);
    await page.goto((link ?? "").replaceAll("&amp;", "&"));
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByRole("heading", { name: "Password Reset Successful" })).toBeVisible();
    await page.getByRole("link", { name: "Go to Login" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Let's Cook Up a Defense" }).click();
    await expect(page).toHaveURL(`${url}/dashboard`);

    const admin = await browser.newPage();
    const { email: own } = await signInAdmin(admin, request);
    await admin.goto(`${url}/admin/health`);
    await admin.getByRole("button", { name: "Send test email" }).click();
    await expect(admin.getByText(`The mail server took a test mail to ${own}.`)).toBeVisible();
    await expect.poll(() => mail.mails.length).toBe(2);
    expect(mail.mails[1]?.to).toEqual([own]);
    await mail.stop();
    await admin.getByRole("button", { name: "Send test email" }).click();
    await expect(admin.getByText(/The mail server refused: .*ECONNREFUSED/)).toBeVisible();
    await admin.close();
  } finally {
    await stop();
    await mail.stop();
  }
});
