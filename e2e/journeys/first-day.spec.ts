import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { issueTicket } from "../support/issue-ticket.ts";
import { newEmail, PASSWORD } from "../support/register-person.ts";
import { expect, test } from "../support/shared-browser.ts";

const OWN = join(import.meta.dirname, "..", "fixtures", "cases");
/** From the address in the terminal to a quote that is marked on its page. */
const MOST_ACTIONS = 6;

/**
 * Counts what a person does: each address, each button or link; the fields of one form go with its button. The seconds of each, and
 * of what is waited for after it, are printed and judge nothing.
 */
function countActions() {
  const done: string[] = [];
  const seconds: Record<string, string> = {};
  let since = performance.now();
  const lap = (what: string) => {
    const now = performance.now();
    seconds[what] = ((now - since) / 1000).toFixed(1);
    since = now;
  };
  return {
    done,
    lap,
    act: async (what: string, work: () => Promise<unknown>) => {
      await work();
      done.push(what);
      lap(what);
    },
    print: () => console.table(seconds),
  };
}

async function register(page: Page): Promise<void> {
  await page.getByLabel("First name", { exact: true }).fill("Rosa");
  await page.getByLabel("Last name", { exact: true }).fill("Achterberg");
  await page.getByLabel("Email", { exact: true }).fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
}

/** The first two actions: the address that the terminal names, and an account. */
async function beginAtBanner(page: Page) {
  const { act, ...actions } = countActions();
  const code = await issueTicket();
  await act("open the address of the banner", () => page.goto(`/register?code=${code}`));
  await act("register", async () => {
    await register(page);
    await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
  });
  return { act, ...actions };
}

async function expectMarkedQuote(page: Page): Promise<void> {
  await expect(page.getByRole("dialog").locator("mark").first()).toBeInViewport({ timeout: 15_000 });
}

test("from the address in the terminal to the first marked quote of the demo case", async ({ page }) => {
  const { done, act, lap, print } = await beginAtBanner(page);
  await act("load the demo case", () => page.getByRole("button", { name: "Load the demo case" }).click());
  const marlow = page.getByRole("article").filter({ hasText: "State v. Marlow" });
  await expect(marlow).toContainText(/\d+%/, { timeout: 600_000 });
  lap("three cases are read and analyzed");
  await act("open it", () => page.getByRole("link", { name: "Get the Lowdown on State v. Marlow" }).click());
  const chip = page.getByRole("region", { name: /Verdict on Your Case/ }).getByRole("link", { name: /^Ex\. \d/ });
  await expect(chip.first()).toBeInViewport();
  await act("press a quote", () => chip.first().click());
  await expectMarkedQuote(page);
  lap("the quote is marked");
  print();
  expect(done.length).toBeLessThanOrEqual(MOST_ACTIONS);
});

test("the same with a file of one's own", async ({ page }) => {
  const { done, act, lap, print } = await beginAtBanner(page);
  await act("begin a case", () => page.getByRole("link", { name: "New Case" }).first().click());
  await act("name it, add a file, start", async () => {
    await page.getByLabel("Case Name").fill("State v. Okafor");
    await expect(page.getByText("Still needed: a client name and at least one file.")).toBeVisible();
    await page.getByLabel("Client Name").fill("Daniel Okafor");
    const files = ["incident-report.txt", "witness-statement.txt"].map((name) => ({
      ...{ name, mimeType: "text/plain" },
      buffer: readFileSync(join(OWN, name)),
    }));
    await page.locator("input[type=file]").first().setInputFiles(files);
    await page.getByRole("button", { name: "Let's Make Some Magic" }).click();
  });
  // The case opens by itself when all was read.
  await expect(page).toHaveURL(/\/cases\/[0-9a-f-]{36}$/, { timeout: 600_000 });
  lap("two files are read and analyzed");
  const chip = page.getByRole("main").getByRole("link", { name: /^Ex\. \d/ });
  await expect(chip.first()).toBeVisible();
  await act("press a quote", () => chip.first().click());
  await expectMarkedQuote(page);
  lap("the quote is marked");
  print();
  expect(done.length).toBeLessThanOrEqual(MOST_ACTIONS);
});

test("the root leads to Register while nobody has an account, else to signing in", async ({ page }) => {
  const options = { sso: null, minPasswordLength: 12, hasMail: false };
  let isFirstUse = true;
  await page.route("**/api/auth/options", (route) => route.fulfill({ json: { ...options, isFirstUse } }));
  await page.goto("/");
  await expect(page).toHaveURL(/\/register$/);
  isFirstUse = false;
  await page.goto("/");
  await expect(page).toHaveURL(/\/login/);
});
