import { expect, type Page, test } from "@playwright/test";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";

/**
 * How long the page of the demo case may be. The aims of the design are 3,500 px at 1280, 9,000 px on a phone, 120 tab
 * stops and 5 pages; only the height at 1280 is over its aim.
 */
const MOST = {
  "px at 1280": 4000,
  "px at 1280 to the end of the verdict": 800,
  "px at 390": 5000,
  "tab stops at 1280": 100,
  "tab stops at 390": 75,
  "printed pages": 5,
} as const;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const tabStops = (page: Page) =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
      ].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(":disabled") &&
          element.checkVisibility({ visibilityProperty: true }),
      ).length,
  );

/** Each leaf of a PDF's tree of pages is one `/Type /Page`. */
const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("the demo case: how high, how many tab stops, how many sheets of paper", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const email = newEmail();
  await registerPerson(page.request, email);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Let's Cook Up a Defense" }).click();
  await page.getByRole("button", { name: "Load the demo case" }).click();
  const folder = page.getByRole("article").filter({ hasText: "State v. Marlow" });
  await expect(folder).toContainText(/\d+%/, { timeout: 120_000 });
  await page.getByRole("link", { name: "Get the Lowdown on State v. Marlow" }).click();
  await expect(page.getByRole("button", { name: /^All \d+ factors$/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  const verdict = page.getByRole("region", { name: "Curran's Verdict on Your Case" });
  const { y = 0, height = 0 } = (await verdict.boundingBox()) ?? {};
  const wide = {
    "px at 1280": await heightOf(page),
    "px at 1280 to the end of the verdict": Math.round(y + height),
    "tab stops at 1280": await tabStops(page),
    "printed pages": pagesIn(await page.pdf({ format: "Letter", preferCSSPageSize: true })),
  };
  await page.setViewportSize({ width: 390, height: 844 });
  const measured = { ...wide, "px at 390": await heightOf(page), "tab stops at 390": await tabStops(page) };
  console.table(
    Object.fromEntries(
      Object.entries(MOST).map(([what, most]) => [what, { measured: measured[what as keyof typeof MOST], most }]),
    ),
  );
  for (const [what, most] of Object.entries(MOST))
    expect.soft(measured[what as keyof typeof MOST], what).toBeLessThanOrEqual(most);
});
