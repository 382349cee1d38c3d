import type { Page } from "@playwright/test";
import { analysisItem, CASE_ID, finding } from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { answerCase, signInUnchecked } from "../support/case-answers.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

const RESTORED = "Your unsaved text from before.";
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("oe:typed:")));

test("a note on a point is there after Esc, a reload and a save that failed, and gone when saved or discarded", async ({
  page,
}) => {
  const factor = finding(1, { kind: "factor", text: "Admits drinking", weight: -9 });
  await answerCase(page, { analysis: analysisItem([factor]) });
  let answer: object = { status: 400, json: { success: false, code: "invalid", message: "No", error: "No" } };
  await answerCalls(page, "**/api/caseanalysis/finding/*", (route) => route.fulfill(answer));
  const point = page.locator("#point-1");
  const note = page.getByRole("textbox", { name: "Note" });
  const open = async () => {
    const row = point.locator("tr[data-finding]");
    if (!(await row.isVisible())) await point.getByRole("button", { name: "Point 1: Admits drinking" }).click();
    await row.hover();
    await row.getByRole("button", { name: "Add a note" }).click();
  };
  await page.goto(`/cases/${CASE_ID}`);
  await open();
  await note.fill("Two beers over four hours.");
  await note.press("Escape");
  await expect(note).toBeHidden();
  await open();
  await expect(note).toHaveValue("Two beers over four hours.");
  await page.reload();
  await open();
  await expect(note).toHaveValue("Two beers over four hours.");
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Failed to save your verdict. Please try again.")).toBeVisible();
  await open();
  await expect(note).toHaveValue("Two beers over four hours.");

  await page.getByRole("button", { name: "Discard" }).click();
  await expect(note).toHaveValue("");
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await note.fill("Ask for the receipt.");
  answer = { json: { ...factor, note: "Ask for the receipt." } };
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => keptKeys(page)).toEqual([]);
});

test("a date is there after Esc and a reload until it is saved", async ({ page }) => {
  await answerCase(page);
  await answerCalls(page, `**/api/case/${CASE_ID}/dates`, (route) =>
    route.fulfill({
      status: route.request().method() === "POST" ? 201 : 200,
      json: { dates: [], requests: [] },
    }),
  );
  await page.goto(`/cases/${CASE_ID}`);
  const dialog = page.getByRole("dialog", { name: "Add a date" });
  const open = () => page.getByRole("region", { name: "Dates" }).getByRole("button", { name: "Add a date" }).click();
  await open();
  await dialog.getByLabel("Title").fill("Suppression hearing");
  await dialog.getByLabel("Kind").selectOption({ label: "Deadline" });
  await dialog.getByLabel("Date", { exact: true }).fill("2027-01-12");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await open();
  await expect(dialog.getByText(RESTORED)).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("Suppression hearing");
  await expect(dialog.getByLabel("Kind")).toHaveValue("deadline");
  await expect(dialog.getByLabel("Date", { exact: true })).toHaveValue("2027-01-12");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByLabel("Title")).toHaveValue("");
  await expect(dialog.getByText(RESTORED)).toHaveCount(0);
});

test("the names of a new case are there after a look at the docket, and the form says that files are not", async ({
  page,
}) => {
  await signInUnchecked(page);
  await page.goto("/cases/new");
  const files = page.getByText("Files cannot be kept: please add them again.");
  await page.getByLabel("Case Name").fill("State v. Marlow");
  await page.getByLabel("Client Name").fill("Jonah Marlow");
  await expect(files).toHaveCount(0);
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await nav.getByRole("link", { name: "New Fish on the Line" }).click();
  await expect(page.getByLabel("Case Name")).toHaveValue("State v. Marlow");
  await expect(page.getByLabel("Client Name")).toHaveValue("Jonah Marlow");
  await expect(files).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create New Case" }).click();
  await expect(page.getByLabel("Client Name")).toHaveValue("Jonah Marlow");
  await answerCalls(page, "**/api/case", (route) => route.abort());
  await page.getByRole("button", { name: "Create Case & Upload Files" }).click();
  await expect(page.getByText("Failed to create case", { exact: true })).toBeVisible();
  expect(await keptKeys(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await keptKeys(page)).toEqual([]);
});
