// @spec 2.7: 'Create New Case', 2.8 'Upload Files to Case', legacy upload
import type { Page } from "@playwright/test";
import { CASE_ID, caseItem } from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { signInUnchecked } from "../support/case-answers.ts";
import { expectAccessibleOnPhoneToo } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

const LONG = "supplemental-report_teague_tow-inventory-and-property-receipt_final-final-v3-signed-copy-for-discovery";
const files = (...names: string[]) =>
  names.map((name) => ({ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from("words") }));

/** One upload ends each way: done, known, refused, and never. */
async function answerUploads(page: Page): Promise<void> {
  await answerCalls(page, "**/api/fileupload/upload", async (route) => {
    const body = route.request().postData() ?? "";
    const answer = { success: true, fileId: CASE_ID, fileName: "a.txt", duplicateOf: null };
    if (body.includes("done.txt")) await route.fulfill({ status: 201, json: answer });
    else if (body.includes("known.txt"))
      await route.fulfill({
        status: 201,
        json: { ...answer, duplicateOf: { id: CASE_ID, exhibit: 3, fileName: "report.pdf" } },
      });
    else if (body.includes("refused.txt")) await route.abort();
  });
}

test("Upload Files to Case: every state of a file", async ({ page }) => {
  await signInUnchecked(page);
  await answerCalls(page, `**/api/case/${CASE_ID}`, (route) =>
    route.fulfill({ json: { case: caseItem({ clientName: null }), documents: [], assignees: [] } }),
  );
  await answerUploads(page);
  await page.goto(`/cases/${CASE_ID}/upload`);
  await expect(page.getByText("Not specified")).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  const choose = page.locator("input[type=file]");
  await choose.setInputFiles([
    ...files("done", "known", "refused", "stopped", LONG, "held", "waiting"),
    { name: `${LONG}.mp4`, mimeType: "video/mp4", buffer: Buffer.from("x") },
  ]);
  await page.getByRole("button", { name: "Upload Files & Start Analysis" }).click();
  await page.getByRole("button", { name: "Cancel the upload of stopped.txt" }).click();
  await expect(page.getByText("Cancelled")).toBeVisible();
  await expect(page.getByText("Already in the file as Ex. 3")).toBeVisible();
  await expect(page.getByText("Failed to upload file", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove held.txt" })).toBeDisabled();
  await expectAccessibleOnPhoneToo(page);

  await page.getByRole("button", { name: "Skip Upload" }).click();
  await expect(page.getByRole("dialog", { name: "Stop the upload?" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/upload$/);
});

test("Upload Files to Case: a case that is not there", async ({ page }) => {
  await signInUnchecked(page);
  await page.goto("/cases/undefined/upload");
  await expect(page.getByText("Case ID not found")).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
});

test("Create New Case, empty, refused and failed", async ({ page }) => {
  await signInUnchecked(page);
  await answerCalls(page, "**/api/case", (route) => route.abort());
  await page.goto("/cases/new/simple");
  await expect(page.getByRole("heading", { name: "Create New Case" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  await page.getByLabel("Case Name").fill(" ");
  await page.getByLabel("Client Name").fill(" ");
  await page.getByRole("button", { name: "Create Case & Upload Files" }).click();
  await expect(page.getByText("Please enter a client name")).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  await page.getByLabel("Case Name").fill(LONG);
  await page.getByLabel("Client Name").fill("אברהם כהן");
  await page.getByRole("button", { name: "Create Case & Upload Files" }).click();
  await expect(page.getByText("Failed to create case", { exact: true })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the older way: failed, empty, and with a case picked", async ({ page }) => {
  await signInUnchecked(page);
  let cases: unknown[] | null = null;
  await answerCalls(page, "**/api/case?*", (route) =>
    cases === null
      ? route.fulfill({
          status: 400,
          json: { success: false, code: "invalid", message: "No list today", error: "No list today" },
        })
      : route.fulfill({ json: cases }),
  );
  await page.goto("/cases/legacy-upload");
  await expect(page.getByRole("heading", { name: "Error loading cases" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  cases = [];
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No cases" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  cases = [caseItem({ title: LONG })];
  await page.reload();
  await page.getByLabel("Case", { exact: true }).selectOption(CASE_ID);
  await expect(page.getByRole("button", { name: "Upload Files & Start Analysis" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
});
