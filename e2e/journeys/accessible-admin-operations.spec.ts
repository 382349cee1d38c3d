import { signInAdmin } from "../support/admin-session.ts";
import { expectAccessibleOnPhoneToo } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

const SCREENS = [
  ["/admin/dashboard", "Recent User Activity"],
  ["/admin/audit-logs", "Timestamp"],
  ["/admin/health", "System Information"],
  ["/admin/settings", "Hours by offense class"],
] as const;

test("dashboard, audit logs, health and settings", async ({ page, request }) => {
  test.slow();
  await signInAdmin(page, request);
  for (const [path, text] of SCREENS) {
    await page.goto(path);
    // In the narrow form the header row is hidden and each row has its words.
    await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expectAccessibleOnPhoneToo(page);
  }
  await page.getByLabel("Hourly rate (US dollars)").fill("");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Enter a whole number from 1 to 5000")).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
});
