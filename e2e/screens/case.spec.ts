// @spec 2.5: case detail
// @spec 2.9: analysis progress
import {
  analysisItem,
  CASE_ID,
  caseItem,
  citation,
  contentOf,
  DOCUMENT_ID,
  documentItem,
  finding,
} from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { answerCase, signInUnchecked } from "../support/case-answers.ts";
import { openFactors, openFolds } from "../support/case-sections.ts";
import { expectAccessible, expectAccessibleOnPhoneToo } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

const PAGE = `/cases/${CASE_ID}`;
const STEPS = [
  { id: "read", state: "done", detail: "15 of 15 pages" },
  { id: "find", state: "stopped", detail: null },
  { id: "check", state: "waiting", detail: null },
  { id: "add", state: "waiting", detail: null },
];
const LONG = "Delacroix-Abernathy".repeat(12);
const MANY = [
  ...Array.from({ length: 40 }, (_, index) => finding(index, { text: `Tip ${index} on ${LONG}` })),
  finding(50, {
    ...{ kind: "gap", text: "Training record.", citations: [], basis: "usual", checklist: "DUI checklist" },
    items: [{ what: "Training record" }],
  }),
  finding(51, { kind: "factor", weight: 12 }),
  finding(52, { kind: "factor", weight: -9, citations: [citation(9, { status: "near" })] }),
  finding(53, { kind: "factor", weight: 5, verdict: "rejected", note: "Not now. R.A." }),
  finding(54, { kind: "contradiction", text: "Lane", citations: [citation(10), citation(11, { pageNumber: 2 })] }),
  finding(55, { kind: "event", text: "Stop", eventDate: "2024-10-11", eventTime: "23:42", dateInferred: true }),
  finding(56, { kind: "issue", text: "שאלה על העצירה" }),
  finding(57, { kind: "defense" }),
  finding(58, { kind: "weakness" }),
  finding(59, { verified: false, citations: [] }),
];
const FOUR_STATES = [
  documentItem(1),
  documentItem(2, { status: "processing", pageCount: 3, pagesRead: 1 }),
  documentItem(3, { status: "uploaded", pageCount: null, pagesRead: 0 }),
  documentItem(4, {
    status: "failed",
    failureReason: "The file is damaged and has no readable text.",
    pageCount: null,
  }),
];

for (const width of [1280, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a case with everything, its viewer and its dialog", async ({ page }) => {
      await answerCase(page, { documents: FOUR_STATES, analysis: analysisItem(MANY) });
      await page.goto(PAGE);
      await expect(page.getByText("STRONG CASE")).toBeVisible();
      await openFactors(page);
      await page.getByRole("button", { name: "Edit priority" }).click();
      await page.getByText("Details", { exact: true }).click();
      await expectAccessible(page);
      await openFolds(page);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Cancel" }).click();

      await page.locator("a[data-slot=chip]").first().click();
      await page.getByLabel("Search in this document").fill("marlow");
      await expect(page.getByText("Match 1 of 1, page 1")).toBeAttached();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Next page" }).click();
      await expect(page.getByText("The scan of this page is too dark to read.")).toBeVisible();
      await page.getByText("View Full Extracted Text").click();
      await expectAccessible(page);
      // Out of the search, then out of the viewer.
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: "Delete Case" }).click();
      await expect(
        page.getByText("Are you sure you want to delete this case? This action cannot be undone."),
      ).toBeVisible();
      await expectAccessible(page);
    });
  });

// @spec 2.5: 'The Skinny' in headings, lists, paragraphs; description; 'No case summary available. ...'
test("a case without odds, with a title of one letter, while it is analysed", async ({ page }) => {
  await answerCase(page, {
    case: caseItem({
      title: "X",
      clientName: null,
      successProbability: null,
      estimatedValue: null,
      status: "processing",
      progress: { message: "Reading page 41 of 212", percentageComplete: 20 },
    }),
    documents: [],
    analysis: null,
  });
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "X", exact: true })).toBeVisible();
  await expect(
    page.getByText("No case summary available. Please analyze this case to generate an AI summary."),
  ).toBeVisible();
  await expect(page.getByText("Case Documents (0)")).toBeVisible();
  await expect(page.getByRole("meter", { name: "Winning odds" })).toHaveCount(0);
  await expectAccessibleOnPhoneToo(page);
});

// @spec 2.5, 8: 'Loading case details...', 'Case not found', 'Error: {message}', the back button
test("a case that is not there", async ({ page }) => {
  await signInUnchecked(page);
  await answerCalls(page, `**/api/case/${CASE_ID}`, (route) =>
    route.fulfill({
      status: 404,
      json: { success: false, code: "not_found", message: "Not found", error: "Not found" },
    }),
  );
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "Case not found" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  await page.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the progress: working, complete, error", async ({ page }) => {
  await answerCase(page);
  let answer: Record<string, unknown> = {
    progress: { message: "Checking quotes, 17 of 30", percentageComplete: 64 },
    isCompleted: false,
    error: null,
    steps: STEPS.map((step) => (step.id === "find" ? { ...step, state: "working" } : step)),
    documentCount: 6,
    elapsed: null,
  };
  await answerCalls(page, `**/api/case/${CASE_ID}/analysis-status`, (route) => route.fulfill({ json: answer }));
  await page.goto(`${PAGE}/progress`);
  await expect(page.getByRole("heading", { name: "Working the Angles..." })).toBeVisible();
  await expect(page.getByText("64%")).toBeVisible();
  await expect(page.getByText("Analysis usually takes 1-3 minutes.")).toBeVisible();
  await expectAccessibleOnPhoneToo(page);

  answer = { ...answer, steps: STEPS, error: "The model did not answer three times in a row." };
  await expect(page.getByRole("heading", { name: "Uh Oh, Hit a Snag!" })).toBeFocused();
  await expect(page.getByText("Something went sideways. No worries - we'll get this sorted out.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Give It Another Shot" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Check the File" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);

  answer = { ...answer, error: null, isCompleted: true, elapsed: 108_000 };
  await page.reload();
  await expect(page.getByRole("heading", { name: "Bingo! We Got Something!" })).toBeFocused();
  await expect(page.getByText("in 1 min 48 s")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test("a new case with refused and failed files", async ({ page }) => {
  await signInUnchecked(page);
  await answerCalls(page, "**/api/fileupload/upload", (route) => route.abort());
  await page.goto("/cases/new");
  await page.getByLabel("Case Name").fill("State v. Marlow");
  await page.getByLabel("Client Name").fill("  ");
  const choose = page.locator("input[type=file]");
  await choose.setInputFiles({ name: "dashcam.mp4", mimeType: "video/mp4", buffer: Buffer.from("x") });
  await expect(page.getByText("Hold Up!")).toBeVisible();
  await expect(page.getByText("All selected files were invalid or already added")).toBeVisible();
  await expect(page.getByText("Some files were rejected:")).toBeVisible();
  await expect(page.getByText("Invalid file type (PDF, DOC, DOCX, TXT only)")).toBeVisible();
  await choose.setInputFiles(
    Array.from({ length: 11 }, (_, index) => ({
      name: `exhibit-${index}.txt`,
      mimeType: "text/plain",
      buffer: Buffer.from("words"),
    })),
  );
  await expect(page.getByText("Too many files (max 10)")).toBeVisible();
  await page.getByRole("button", { name: "Let's Make Some Magic" }).click();
  await expect(page.getByText("Please enter both case name and client name")).toBeVisible();
  await page.getByLabel("Client Name").fill("Jonah Marlow");
  await page.getByRole("button", { name: "Let's Make Some Magic" }).click();
  await expect(page.getByText("Failed to upload files. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry exhibit-0.txt" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
});

test("a document that cannot be loaded says so and tries again", async ({ page }) => {
  await answerCase(page);
  let isBroken = true;
  await answerCalls(page, "**/api/documentviewer/document/*/content", (route) =>
    isBroken
      ? route.fulfill({
          status: 404,
          json: { success: false, code: "not_found", message: "Not found", error: "Not found" },
        })
      : route.fulfill({ json: contentOf() }),
  );
  await page.goto(`${PAGE}?doc=${DOCUMENT_ID}&page=1&at=27-71`);
  await expect(page.getByText("Error Loading Document")).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("mark")).toHaveText(["vehicle weaved over", "the fog line three times"]);
  await expect(page.getByText("Confidence 98.6%")).toBeVisible();
  await page.getByRole("button", { name: "Close viewer" }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});
