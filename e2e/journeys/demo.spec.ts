import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";
import { watchPolicy } from "../support/watch-policy.ts";

async function openEmptyDocket(page: Page): Promise<void> {
  const email = newEmail();
  await registerPerson(page.request, email);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Let's Cook Up a Defense" }).click();
  await expect(page.getByRole("heading", { name: "No cases" })).toBeVisible();
}

const percentIn = async (page: Page, title: string) => {
  const folder = page.getByRole("article").filter({ hasText: title });
  await expect(folder).toContainText(/\d+%/, { timeout: 90_000 });
  return Number(/(\d+)%/.exec(await folder.innerText())?.[1]);
};

test("one click on the empty docket, and three cases are read, marked, and can be checked", async ({ page }) => {
  test.setTimeout(180_000);
  const expectPolicyKept = watchPolicy(page);
  await openEmptyDocket(page);
  await page.getByRole("button", { name: "Load the demo case" }).click();
  await expect(page.getByRole("article")).toHaveCount(3, { timeout: 30_000 });
  for (const title of ["State v. Marlow", "State v. Ibarra", "State v. Oakes"])
    await expect(page.getByRole("article").filter({ hasText: title })).toContainText("DEMO");

  expect(await percentIn(page, "State v. Marlow")).toBeGreaterThanOrEqual(70);
  const ibarra = await percentIn(page, "State v. Ibarra");
  expect(ibarra >= 50 && ibarra < 70).toBe(true);
  expect(await percentIn(page, "State v. Oakes")).toBeLessThan(50);

  await page.getByRole("link", { name: "Get the Lowdown on State v. Marlow" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "State v. Marlow" })).toBeVisible();
  await expect(page.getByText("DEMO", { exact: true })).toBeVisible();
  await expect(page.getByText("STRONG CASE")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Ex. 2 p. 3" }).first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByLabel("Page", { exact: true })).toHaveValue("3");
  await expect(viewer.locator("mark").first()).toBeInViewport();
  await page.goBack();
  expectPolicyKept();
});

test("while it loads the button says so, and a fault leaves it for another try", async ({ page }) => {
  await openEmptyDocket(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route("**/api/demo", async (route) => {
    calls += 1;
    await held;
    const message = "Something went wrong on our side. Please try again.";
    await route.fulfill({ status: 500, json: { success: false, code: "internal", message, error: message } });
  });
  await page.getByRole("button", { name: "Load the demo case" }).click();
  const busy = page.getByRole("button", { name: "Loading the demo case..." });
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await busy.click({ force: true });
  await expectAccessible(page);
  release();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The demo case could not be loaded");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Please try again.");
  expect(calls).toBe(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.unroute("**/api/demo");
  await page.getByRole("button", { name: "Load the demo case" }).click();
  await expect(page.getByRole("article")).toHaveCount(3, { timeout: 30_000 });
});
