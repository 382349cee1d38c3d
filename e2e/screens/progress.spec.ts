// @spec 2.9, 4: working: every 2 s, percentage, 1-3 minutes; complete: 100%, redirect after 2 s
import type { Page } from "@playwright/test";
import { CASE_ID, caseItem, documentItem } from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { answerCase } from "../support/case-answers.ts";
import { expect, test } from "../support/shared-browser.ts";

const PAGE = `/cases/${CASE_ID}`;
const WORKING = {
  progress: { message: "Checking quotes, 17 of 30", percentageComplete: 64 },
  isCompleted: false,
  error: null,
  steps: [],
  documentCount: 6,
  elapsed: null,
};

type Answer = { readonly status?: number; readonly json: unknown };

/** The progress screen on answers of the test's own. */
async function openProgress(page: Page, first: Answer, ofCase: Parameters<typeof answerCase>[1] = {}) {
  const state = { answer: first, asked: 0 };
  await answerCase(page, ofCase);
  await answerCalls(page, `**/api/case/${CASE_ID}/analysis-status`, (route) => {
    state.asked += 1;
    return route.fulfill(state.answer);
  });
  await page.clock.install();
  await page.goto(`${PAGE}/progress`);
  return state;
}

// That two seconds lie between two looks is held by components/case-detail/queries.test.ts.
test("looks again until the end, then shows it and opens the case", async ({ page }) => {
  let looks = 0;
  let answer: object = WORKING;
  await answerCase(page);
  await answerCalls(page, `**/api/case/${CASE_ID}/analysis-status`, (route) => {
    looks += 1;
    return route.fulfill({ json: answer });
  });
  await page.goto(`${PAGE}/progress`);
  await expect(page.getByRole("heading", { name: "Working the Angles..." })).toBeVisible();
  await expect(page.getByText("64%", { exact: true })).toBeVisible();
  await expect(page.getByText("Checking quotes, 17 of 30")).toBeVisible();
  await expect(page.getByText(/Analysis usually takes 1-3 minutes/)).toBeVisible();
  await expect.poll(() => looks).toBeGreaterThanOrEqual(3);
  answer = { ...WORKING, isCompleted: true, elapsed: 108_000 };
  await expect(page.getByRole("heading", { name: "Bingo! We Got Something!" })).toBeVisible();
  await expect(page.getByText("100%", { exact: true })).toBeVisible();
  const looksAtTheEnd = looks;
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  expect(looks).toBe(looksAtTheEnd);
});

test("what was not read is named, nothing is cheered and nothing forwards by itself", async ({ page }) => {
  const reading = { documents: 2, documentsRead: 1, pages: 9, pagesRead: 9 };
  const failed = {
    status: "failed" as const,
    failureReason: "The file is locked with a password.",
    originalFileName: "lab.pdf",
  };
  await openProgress(
    page,
    { json: { ...WORKING, isCompleted: true, elapsed: 1000, reading, foundSomething: true } },
    { documents: [documentItem(1), documentItem(2, failed)] },
  );
  await expect(page.getByRole("heading", { name: "Analysis partially complete" })).toBeVisible();
  await expect(page.getByText("Not assessed: 1 of 2 documents was not read.")).toBeVisible();
  await expect(page.getByText("lab.pdf: The file is locked with a password.")).toBeVisible();
  await expect(page).toHaveTitle(/^Analysis finished: /);
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/progress$/);
});

test("nothing is cheered where nothing was found, or where a page was not read", async ({ page }) => {
  const read = { documents: 1, documentsRead: 1, pages: 9, pagesRead: 9 };
  const done = { ...WORKING, isCompleted: true, elapsed: 1000, reading: read };
  const state = await openProgress(page, { json: { ...done, foundSomething: false } });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analysis complete");
  state.answer = { json: { ...done, foundSomething: true, reading: { ...read, pagesRead: 8 } } };
  await page.goto(`${PAGE}/progress`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analysis partially complete");
  state.answer = { json: { ...done, foundSomething: true } };
  await page.goto(`${PAGE}/progress`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bingo! We Got Something!");
});

test("the tab of the case says how far the analysis is, and its end until somebody is there", async ({ page }) => {
  const running = caseItem({ progress: { message: "Checking quotes", percentageComplete: 64 } });
  await answerCase(page);
  const detail = (item: object) => ({ json: { case: item, documents: [documentItem(1)], assignees: [] } });
  let answer = detail(running);
  await answerCalls(page, `**/api/case/${CASE_ID}`, (route) => route.fulfill(answer));
  await page.goto(PAGE);
  await expect(page).toHaveTitle(/^64% analyzed: State v\. Marlow/);
  answer = detail(caseItem());
  await expect(page).toHaveTitle(/^Analysis finished: State v\. Marlow/);
  await page.keyboard.press("Shift");
  await expect(page).toHaveTitle(/^State v\. Marlow/);
});

// @spec 2.9, 4: error: both texts, 'Give It Another Shot', 'Check the File'
test("an error ends the looking; 'Give It Another Shot' starts again, 'Check the File' opens the case", async ({
  page,
}) => {
  const reason = "The model did not answer three times in a row.";
  const state = await openProgress(page, { json: { ...WORKING, error: reason } });
  await expect(page.getByRole("heading", { name: "Uh Oh, Hit a Snag!" })).toBeVisible();
  await expect(page.getByText("Something went sideways. No worries - we'll get this sorted out.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(reason);
  await page.clock.runFor(10_000);
  expect(state.asked).toBe(1);

  let started = 0;
  await answerCalls(page, `**/api/caseanalysis/analyze/${CASE_ID}`, (route) => {
    started += 1;
    state.answer = { json: WORKING };
    return route.fulfill({ status: 202, json: { success: true, analysisId: CASE_ID, message: "Started" } });
  });
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Give It Another Shot" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { name: "Working the Angles..." })).toBeVisible();
  expect(started).toBe(1);

  state.answer = { json: { ...WORKING, error: reason } };
  await page.reload();
  await page.getByRole("link", { name: "Check the File" }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

// @spec 8: poll: 'HTTP {status}: {text}', 'Failed to fetch progress', 'Authentication token not found'
test("a look that fails: 'HTTP {status}: {text}', 'Failed to fetch progress', 'Authentication token not found'", async ({
  page,
}) => {
  const text = page.getByRole("main").getByRole("alert");
  const refused = { success: false, code: "not_found", message: "Not found", error: "Not found" };
  const state = await openProgress(page, { status: 404, json: refused });
  await expect(text).toHaveText("HTTP 404: Not found");
  state.answer = { json: { nonsense: true } };
  await page.reload();
  await expect(page.getByRole("heading", { name: "Working the Angles..." })).toBeVisible();
  // Three more tries first, the waits doubling.
  for (let tries = 2; tries <= 4; tries += 1) {
    await page.clock.runFor(4100);
    await page.waitForLoadState("networkidle");
  }
  await expect(text).toHaveText("Failed to fetch progress");
  // A failed look is only looked at again: nothing is started.
  state.answer = { json: WORKING };
  await page.getByRole("button", { name: "Give It Another Shot" }).click();
  await expect(page.getByRole("heading", { name: "Working the Angles..." })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await page.clock.runFor(2100);
  await expect(text).toHaveText("Authentication token not found");
});

test("the analysis can be stopped; the page then says who did it", async ({ page }) => {
  const state = await openProgress(page, { json: WORKING });
  await answerCalls(page, `**/api/caseanalysis/case/${CASE_ID}/stop`, (route) => {
    state.answer = { json: { ...WORKING, error: "Stopped by Dana Reyes." } };
    return route.fulfill({ json: { success: true, stopped: true } });
  });
  await page.getByRole("button", { name: "Stop the analysis" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Stopped by Dana Reyes.");
  await expect(page.getByRole("button", { name: "Give It Another Shot" })).toBeVisible();
});
