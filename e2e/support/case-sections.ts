import type { Page } from "@playwright/test";

/** Opens every section of the case page that is folded in this window. */
export async function openFolds(page: Page): Promise<void> {
  await page.locator("[data-fold]").first().waitFor();
  const closed = page.locator("[data-fold] > div > button[aria-expanded=false]").filter({ visible: true });
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Opens all factors of the verdict, each with its share of the odds and its review. */
export async function openFactors(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^All \d+ factors$/ }).click();
}

/** Presses an entry of the menu in the head. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Case actions" }).click();
  await page.getByRole("menuitem", { name }).click();
}
