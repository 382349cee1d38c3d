// @spec 2.11, 4, 8: Registration Codes: counts, used / active / expired, controls
import { expect } from "@playwright/test";
import { newMarker, test } from "../support/admin.ts";
import { newEmail, PASSWORD } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";

const CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;

// @spec 2.11: codes: stat cards, columns, generate, copy, delete, clean up; 4 used, active, expired
test("generate, copy, use, delete, clean up: the counts and the statuses follow", async ({
  page,
  request,
  admin,
  context,
}) => {
  expect(admin.roles).toContain("Admin");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/admin/registration-codes");
  await expect(page).toHaveTitle("Registration Codes - Odds & Evidence");
  await expect(page.getByRole("columnheader")).toHaveText(["Code", "Status", "Created By", "Expires At", "Actions"]);
  await expect(page.getByRole("main").getByRole("term")).toHaveText(["Total", "Active", "Used", "Expired"]);

  await page.getByRole("button", { name: "Generate Codes" }).click();
  const dialog = page.getByRole("dialog", { name: "Generate Codes" });
  await expect(dialog.getByLabel("Valid for (days)")).toHaveValue("30");
  await dialog.getByLabel("How many").fill("101");
  await dialog.getByLabel("Valid for (days)").fill("0");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(dialog.getByLabel("How many")).toHaveAccessibleDescription(/Please enter a whole number from 1 to 100/);
  await expect(dialog.getByLabel("How many")).toBeFocused();
  await expect(dialog.getByText("Please enter a whole number from 1 to 365")).toBeVisible();
  await dialog.getByLabel("How many").fill("3");
  await dialog.getByLabel("Valid for (days)").fill("7");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(dialog.getByText("3 new codes. Give each to one person.")).toBeFocused();
  const codes = await dialog.getByRole("listitem").allTextContents();
  expect(codes.length).toBe(3);
  for (const code of codes) expect(code).toMatch(CODE);
  await dialog.getByRole("button", { name: "Copy all" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const [used, expired, deleted] = codes as [string, string, string];
  const rowOf = (code: string) => page.getByRole("row").filter({ hasText: code });
  for (const code of codes) {
    await expect(rowOf(code)).toContainText("Active");
    await expect(rowOf(code)).toContainText("Rosa Achterberg");
  }
  await rowOf(used).getByRole("button", { name: "Copy" }).click();
  await expect(rowOf(used).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(used);

  const registered = await request.post("/api/auth/register", {
    data: { email: newEmail(), password: PASSWORD, firstName: "Nia", lastName: "Bright", registrationCode: used },
  });
  expect(registered.status()).toBe(201);
  await runSql(`UPDATE "RegistrationCode" SET "expiresAt" = now() - interval '1 hour' WHERE code = $1`, [
    expired.replaceAll("-", ""),
  ]);
  await page.reload();
  await expect(rowOf(used)).toContainText("Used");
  await expect(rowOf(used)).toContainText("by Nia Bright");
  await expect(rowOf(used).getByRole("button")).toHaveCount(0);
  await expect(rowOf(expired)).toContainText("Expired");
  await expect(rowOf(expired).getByRole("button", { name: "Copy" })).toHaveCount(0);

  await rowOf(deleted).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete this code?" });
  await expect(question.getByText(`Nobody will be able to register with ${deleted}.`)).toBeVisible();
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Delete Code" }).click();
  // Behind an open dialog there are no rows for anybody who looks by role.
  await expect(question).toBeHidden();
  await expect(rowOf(deleted)).toHaveCount(0);
  const refused = await request.post("/api/auth/register", {
    data: { email: newEmail(), password: PASSWORD, firstName: "Nia", lastName: "Bright", registrationCode: deleted },
  });
  expect(refused.status()).toBe(400);

  await page.getByRole("button", { name: "Clean Up Expired" }).click();
  await page
    .getByRole("dialog", { name: "Clean up expired codes?" })
    .getByRole("button", { name: "Clean Up Expired" })
    .click();
  await expect(page.getByText(/\d+ expired codes? deleted\./)).toBeVisible();
  await expect(rowOf(expired)).toHaveCount(0);
  await expect(rowOf(used)).toHaveCount(1);
});

// @spec 8: 'Failed to load registration codes'; 9 codes 50 a page
test("50 a page; 'Failed to load registration codes'; a deletion that fails is told in the dialog", async ({
  page,
  admin,
}) => {
  expect(admin.roles).toContain("Admin");
  await runSql(
    `INSERT INTO "RegistrationCode" (id, code, "expiresAt")
     SELECT gen_random_uuid(), left(md5($1 || i), 16), now() + interval '1 day' FROM generate_series(1, 51) i`,
    [newMarker()],
  );
  const refusal = { success: false, code: "x", message: "", error: "" };
  await page.route("**/api/admin/registration-codes?**", (route) => route.fulfill({ status: 400, json: refusal }));
  await page.goto("/admin/registration-codes");
  await expect(page.getByRole("alert").filter({ hasText: "Failed to load registration codes" })).toBeVisible();
  await page.unroute("**/api/admin/registration-codes?**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Showing 1 to 50 of \d+ results$/)).toBeVisible();
  await page.getByRole("button", { name: "Generate Codes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Delete" }).first().click();
  await page.route("**/api/admin/registration-codes/*", (route) => route.abort());
  await page.getByRole("dialog").getByRole("button", { name: "Delete Code" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Failed to delete registration code");
});
