// @spec product: settings, straight face, two instances, reset mail over SMTP
import type { Page } from "@playwright/test";
import { runSql } from "../support/run-sql.ts";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";
import { expect, test } from "../support/shared-browser.ts";

const CASE = "0190a000-0000-7000-8000-00000000face";

async function logIn(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Let's Cook Up a Defense" }).click();
  await page.waitForURL("**/dashboard");
}

/** The headings and labels of dashboard, case and new case as they stand on the screens. */
async function expectLabels(page: Page, labels: Readonly<Record<"docket" | "badge" | "summary" | "newCase", RegExp>>) {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.docket);
  await expect(page).toHaveTitle(labels.docket);
  await expect(page.getByRole("article")).toContainText(labels.badge);
  await page.getByRole("article").getByRole("link").click();
  await expect(page.getByRole("main")).toContainText(labels.summary);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link").nth(1).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(labels.newCase);
}

const PLAYFUL =
  /The Docket|New Fish|Reel in|Vanish|Get the Lowdown|The Skinny|Pro Tip|Curran|Money Maker|All Hands|Slam Dunk|Let's Make Some Magic|Forget About It/;

test("straight face: plain labels on every screen, on every device, and back", async ({ page, request, browser }) => {
  // Three times through every screen, in two browsers.
  test.slow();
  const email = newEmail();
  const { userId } = await registerPerson(request, email);
  await runSql(
    `INSERT INTO "Case" ("id", "caseNumber", "title", "priority", "createdById", "updatedAt")
     VALUES ($1, '26-CR-FACE', 'State v. Face', 'high', $2, now())`,
    [CASE, userId],
  );
  await logIn(page, email);
  await expectLabels(page, {
    docket: /^The Docket of Dollars/,
    badge: /Money Maker/,
    summary: /The Skinny[\s\S]*Curran's Verdict on Your Case[\s\S]*Curran's Pro Tip/,
    newCase: /^Reel in a New Fish$/,
  });

  await page.getByRole("link", { name: /^Account: / }).click();
  const face = page.getByRole("switch", { name: "Straight face" });
  await expect(face).not.toBeChecked();
  await expect(face).toHaveAccessibleDescription(/Plain labels instead of the playful ones/);
  await face.focus();
  await page.keyboard.press("Space");
  await expect(face).toBeChecked();
  await expect(face).toBeFocused();
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByRole("link", { name: "Cases", exact: true })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "New Case", exact: true })).toBeVisible();
  await expect(sidebar.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await expectLabels(page, {
    docket: /^Cases/,
    badge: /High priority[\s\S]*Open Case/,
    summary: /Case Summary[\s\S]*Recommended Actions[\s\S]*Assessment of the Case/,
    newCase: /^New Case$/,
  });
  for (const path of ["/dashboard", `/cases/${CASE}`, "/cases/new", "/account"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("body").innerText()).not.toMatch(PLAYFUL);
  }
  await page.getByRole("link", { name: "Cases", exact: true }).click();
  await page.getByRole("article").getByRole("link").click();
  await page.getByRole("button", { name: "Edit priority" }).click();
  await expect(page.getByLabel("Priority").getByRole("option")).toHaveText(["Low", "Medium", "High", "Urgent"]);

  // Another browser learns it with the sign-in itself: no playful label is drawn first.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector("aside, h1")?.textContent ?? "";
      if (/The Docket|Vanish/.test(text)) document.documentElement.dataset.flashed = "yes";
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await logIn(other, email);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Cases");
  await other.reload();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Cases");
  expect(await other.locator("html").getAttribute("data-flashed")).toBeNull();
  await other.getByRole("button", { name: "Sign Out" }).click();
  // Before the sign-in nobody has asked for plain labels.
  await expect(other.getByRole("button", { name: "Let's Cook Up a Defense" })).toBeVisible();
  await context.close();

  await page.getByRole("link", { name: /^Account: / }).click();
  await face.click();
  await expect(face).not.toBeChecked();
  await expect(sidebar.getByRole("button", { name: "Vanish" })).toBeVisible();
  await expectLabels(page, {
    docket: /^The Docket of Dollars/,
    badge: /Money Maker/,
    summary: /The Skinny/,
    newCase: /^Reel in a New Fish$/,
  });
});

test("a switch that cannot be saved says so and stays", async ({ page, request }) => {
  const email = newEmail();
  await registerPerson(request, email);
  await logIn(page, email);
  await page.getByRole("link", { name: /^Account: / }).click();
  await page.route("**/api/account", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByRole("switch", { name: "Straight face" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to change the labels" })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Straight face" })).not.toBeChecked();
});
