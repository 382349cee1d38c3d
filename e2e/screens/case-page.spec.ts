// @spec product: people of the record, pages that rules alone read
// @spec product: points by exhibits, side by side
import type { Page, Request } from "@playwright/test";
import type { Citation, Finding } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import {
  analysisItem,
  cell,
  coverageOf,
  CASE_ID,
  citation,
  DOCUMENT_ID,
  caseItem,
  documentItem,
  finding,
  person,
} from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { answerCase, signInUnchecked } from "../support/case-answers.ts";
import { openFactors, openFolds } from "../support/case-sections.ts";
import { drawn, expectAccessible } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

const PAGE = `/cases/${CASE_ID}`;
type Fields = Record<string, unknown>;

const failure = (status: number, message: string) => ({
  status,
  json: { success: false, code: "x", message, error: message },
});

/**
 * Who comes back to the tab sees what is so now: the page asks again, at a tenth of the work of a load. All calls have their answer before
 * it goes on: one that is still under way would not be made again by the next return.
 */
async function comeBack(page: Page, asks = /\/analyses$/): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => request.url().includes("/api/") && underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  const answered = page.waitForResponse(asks);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await answered;
  await expect.poll(() => underWay.size).toBe(0);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  await page.evaluate(drawn);
}

/** The way back from the viewer without a load. */
async function closeViewer(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Close viewer" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

// @spec 2.5, 8: 'Loading case details...', 'Case not found', 'Error: {message}', the back button
test("'Loading case details...' while it loads; what the server says, or 'Failed to load case data'", async ({
  page,
}) => {
  await signInUnchecked(page);
  let answer: Fields = failure(403, "Your account is deactivated.");
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await answerCalls(page, `**/api/case/${CASE_ID}`, async (route) => {
    await refused;
    await route.fulfill(answer);
  });
  await answerCalls(page, /\/api\/case(\?|$)/, (route) => route.fulfill({ json: [] }));
  await page.goto(PAGE);
  await expect(page.getByText("Loading case details...")).toBeVisible();
  refuse();
  await expect(page.getByRole("heading", { name: "Error: Your account is deactivated." })).toBeVisible();
  answer = { status: 200, json: { nonsense: true } };
  await comeBack(page, new RegExp(`/api/case/${CASE_ID}$`));
  await expect(page.getByRole("heading", { name: "Error: Failed to load case data" })).toBeVisible();
  await page.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("nothing comes in late and moves the page under a press: it is shown with its dates, elements and changes", async ({
  page,
}) => {
  const asked = new Set<string>();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await answerCase(page);
  await answerCalls(page, `**/api/caseanalysis/case/${CASE_ID}/analyses`, (route) =>
    route.fulfill({
      json: [analysisItem([]), analysisItem([], { id: CASE_ID, createdAt: "2025-01-05T10:00:00.000Z" })],
    }),
  );
  await answerCalls(page, /\/(dates|charges|changes)$/, async (route) => {
    asked.add(route.request().url().split("/").at(-1) ?? "");
    await answered;
    // A call that fails keeps the page from nobody.
    await (route.request().url().endsWith("/dates") ? route.fulfill(failure(404, "Not found")) : route.fallback());
  });
  await page.goto(PAGE);
  await expect.poll(() => [...asked].toSorted()).toEqual(["changes", "charges", "dates"]);
  await expect(page.getByText("Loading case details...")).toBeVisible();
  answer();
  await expect(page.getByText("The dates could not be loaded.")).toBeVisible();
  await page.getByRole("link", { name: /^exhibit-1_/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

/** Odds, their label, and what they recommend; null is no odds. */
const ODDS = [
  [95, "Slam Dunk", "STRONG CASE", "Proceed to Trial"],
  [80, "Money Maker", "STRONG CASE", "Proceed to Trial"],
  [70, "Could Be a Winner", "STRONG CASE", "Proceed to Trial"],
  [69, "Worth a Shot", "MODERATE CASE", "Negotiate Plea Deal"],
  [50, "Fifty-Fifty", "MODERATE CASE", "Negotiate Plea Deal"],
  [49, "Long Shot", "WEAK CASE", "Recommend Plea Deal"],
  [30, "Hail Mary", "WEAK CASE", "Recommend Plea Deal"],
  [29, "Better Call Curran!", "WEAK CASE", "Recommend Plea Deal"],
  [null, "Analysis pending", null, "Analysis pending"],
] as const;

// @spec 2.5: header: title, number, client, odds, 'N/A'
// @spec 2.5, 9: '{name}'s Verdict on Your Case': eight bands, three strengths, 'Confidence Meter', 'Estimated Case Value', 'Analysis pending'
// @spec 2.5, 9: 'Strategic Recommendation' in its three bands
// @spec 4: only Completed analyses, the newest
test("the odds in the header and in the verdict, their bands, and what they recommend", async ({ page }) => {
  let [percent]: readonly [number | null, ...unknown[]] = ODDS[0];
  const older = analysisItem([], { id: CASE_ID, createdAt: "2025-01-05T10:00:00.000Z", viabilityScore: 12 });
  const failed = { ...older, status: "Failed", createdAt: "2027-01-05T10:00:00.000Z", error: "It stopped." };
  await answerCase(page);
  await answerCalls(page, `**/api/case/${CASE_ID}`, (route) =>
    route.fulfill({ json: { case: caseItem({ successProbability: null }), documents: [], assignees: [] } }),
  );
  // Of several only completed ones count, and of these the newest, whatever their order.
  await answerCalls(page, `**/api/caseanalysis/case/${CASE_ID}/analyses`, (route) =>
    route.fulfill({
      json: percent === null ? [failed] : [older, failed, analysisItem([], { viabilityScore: percent })],
    }),
  );
  await answerCalls(page, "**/api/caseanalysis/analysis/*", (route) =>
    route.fulfill({ json: analysisItem([], { viabilityScore: percent }) }),
  );
  await page.goto(PAGE);
  for (const [next, band, strength, recommendation] of ODDS) {
    if (next !== percent) {
      percent = next;
      await comeBack(page);
    }
    const header = page.getByRole("main").locator("header");
    await expect(header.getByText("Winning odds")).toBeVisible();
    await expect(header.getByText(next === null ? "N/A" : `${next}%`, { exact: true })).toBeVisible();
    await expect(header.getByText(band, { exact: true })).toBeVisible();
    const verdict = section(page, "Curran's Verdict on Your Case");
    if (strength === null) await expect(verdict.getByRole("meter", { name: "Winning odds" })).toHaveCount(0);
    else {
      await expect(verdict.getByText(strength, { exact: true })).toBeVisible();
      await expect(verdict.getByText("Curran's Confidence Meter")).toBeVisible();
      await expect(verdict.getByText("Estimated Case Value")).toBeVisible();
      await expect(verdict.getByText("$5,125", { exact: true })).toBeVisible();
    }
    await expect(
      section(page, "Strategic Recommendation").getByText(recommendation, { exact: true }).first(),
    ).toBeVisible();
  }
});

test("without odds after a finished analysis nothing is pending, and no fee and no confidence stand there", async ({
  page,
}) => {
  let fields: Partial<Analysis> = { viabilityScore: null, oddsReview: null };
  let item = caseItem({ successProbability: null, oddsReason: "not-enough" });
  await answerCase(page);
  await answerCalls(page, `**/api/case/${CASE_ID}`, (route) =>
    route.fulfill({ json: { case: item, documents: [documentItem(1)], assignees: [] } }),
  );
  await answerCalls(page, `**/api/caseanalysis/case/${CASE_ID}/analyses`, (route) =>
    route.fulfill({ json: [analysisItem([], fields)] }),
  );
  await answerCalls(page, "**/api/caseanalysis/analysis/*", (route) =>
    route.fulfill({ json: analysisItem([], fields) }),
  );
  const header = page.getByRole("main").locator("header");
  const verdict = section(page, "Curran's Verdict on Your Case");
  const recommendation = section(page, "Strategic Recommendation");
  const hidden = [verdict.getByText("Curran's Confidence Meter"), verdict.getByText("Estimated Case Value")];

  await page.goto(PAGE);
  await expect(recommendation.getByText("No recommendation: not enough in the record")).toBeVisible();
  await expect(recommendation.getByText("No verified factors found; the odds need at least 3.")).toBeVisible();
  await expect(header.getByText("Not enough in the record")).toBeVisible();
  await expect(verdict.getByText("Not enough in the record")).toBeVisible();
  await expect(page.getByText("Analysis pending")).toHaveCount(0);
  await expect(page.getByText("Provisional", { exact: true })).toHaveCount(0);
  for (const figure of hidden) await expect(figure).toHaveCount(0);

  // While a new analysis runs there is something to wait for.
  item = { ...item, status: "processing", progress: { message: "Reading page 1", percentageComplete: 1 } };
  await comeBack(page);
  await expect(recommendation.getByText("Analysis pending")).toBeVisible();
  await expect(header.getByText("Analysis pending")).toBeVisible();

  item = caseItem();
  fields = { offenceClass: "other" };
  await comeBack(page);
  await expect(verdict.getByText("78%", { exact: true })).toBeVisible();
  await expect(
    verdict.getByText("Fee and confidence are not shown: the offense could not be identified."),
  ).toBeVisible();
  for (const figure of hidden) await expect(figure).toHaveCount(0);
});

test("The Skinny is a fact box, each slot with its place; the verdict has the three strongest factors of each side", async ({
  page,
}) => {
  const place = { ...citation(1), id: undefined };
  const factor = (number: number, weight: number, fields = {}) =>
    finding(number, { kind: "factor", weight, text: `Factor ${number}`, ...fields });
  await answerCase(page, {
    analysis: analysisItem(
      [factor(1, 9), factor(2, 8), factor(3, 7), factor(4, 6), factor(5, -9), factor(6, -5, { verdict: "rejected" })],
      {
        facts: {
          facts: [
            { slot: "charge", text: "DUI, first offense", role: "", citation: place },
            { slot: "officer", text: "Teague", role: "ofc", citation: place },
          ],
          papers: [{ name: "police report", documentIds: [DOCUMENT_ID] }],
        },
      },
    ),
  });
  await page.goto(PAGE);
  const skinny = section(page, "The Skinny");
  await expect(skinny.getByRole("term")).toHaveText(["Charge", "Officers", "Documents"]);
  await expect(skinny.getByRole("definition")).toHaveText([
    "DUI, first offense Ex. 1 p. 1",
    "Officer Teague Ex. 1 p. 1",
    "1 police report",
  ]);
  await expect(skinny.getByRole("listitem")).toHaveCount(0);
  const verdict = section(page, "Curran's Verdict on Your Case");
  await expect(verdict.getByRole("listitem")).toHaveText([/Factor 1/, /Factor 2/, /Factor 3/, /Factor 5/, /Factor 6/]);
  // The rest opens in place, each with its review.
  await expect(verdict.getByRole("button", { name: "Reject" })).toHaveCount(0);
  await openFactors(page);
  await expect(verdict.getByRole("listitem")).toHaveCount(6);
  await expect(verdict.getByRole("button", { name: "Reject" })).toHaveCount(6);
  await skinny.getByRole("link").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("no all-clear while a part of the file was not read", async ({ page }) => {
  const all = "Not assessed: 3 of 4 documents were not read.";
  await answerCase(page, { analysis: analysisItem([], { coverage: coverageOf({ documents: 4 }) }) });
  await page.goto(PAGE);
  for (const name of ["Evidence Gaps", "Points", "Timeline", "Curran's Pro Tip"])
    await expect(section(page, name).getByText(all), name).toBeVisible();
  await expect(page.getByText(/No gaps found|None found|No dated event/)).toHaveCount(0);

  await answerCase(page);
  await comeBack(page);
  await expect(section(page, "Evidence Gaps").getByText("No gaps found.")).toBeVisible();
  await expect(page.getByText(/Not assessed/)).toHaveCount(0);
});

test("what the record only names is listed apart, as something to check", async ({ page }) => {
  const gap = (n: number, text: string, more: Partial<Finding>) =>
    finding(n, { kind: "gap", engine: "offline", text: `${text}.`, items: [{ what: text }], ...more });
  await answerCase(page, {
    analysis: analysisItem([
      gap(1, "Dash-camera video", { basis: "stated" }),
      gap(2, "Photographs of the car", { basis: "mentioned" }),
      gap(3, "Dispatch audio", { basis: "mentioned", verdict: "accepted" }),
    ]),
  });
  await page.goto(PAGE);
  const gaps = section(page, "Evidence Gaps");
  await expect(gaps.getByText("2 + 1 to check")).toBeVisible();
  const [missing, toCheck] = [gaps.getByRole("list").first(), gaps.getByRole("list").last()];
  await expect(missing.getByRole("listitem")).toHaveText([/^Ex\. \?Dash-camera video/, /^Ex\. \?Dispatch audio/]);
  await expect(gaps.getByRole("heading", { name: /^Check that you have/ })).toBeVisible();
  await expect(toCheck.getByRole("listitem")).toHaveText([/^checkPhotographs of the car/]);
});

// @spec 2.5: 'The Skinny' in headings, lists, paragraphs; description; 'No case summary available. ...'
// @spec 2.5: '{name}'s Pro Tip', 'Evidence Gaps'
test("the summary in headings, lists and paragraphs; without one the description", async ({ page }) => {
  await answerCase(page, {
    case: caseItem({ description: "Stopped on Route 9." }),
    analysis: analysisItem([finding(1, { text: "Move to suppress the stop." })], {
      summary: "## What carries the case\n\nThe camera.\n\n- It shows no weaving.\n- It was on.",
    }),
  });
  await page.goto(PAGE);
  const skinny = section(page, "The Skinny");
  await expect(skinny.getByRole("heading", { name: "What carries the case" })).toBeVisible();
  await expect(skinny.getByRole("listitem")).toHaveText(["It shows no weaving.", "It was on."]);
  await expect(skinny.getByRole("paragraph").filter({ hasText: "The camera." })).toBeVisible();
  await expect(section(page, "Curran's Pro Tip").getByRole("listitem")).toContainText(["Move to suppress the stop."]);

  await answerCalls(page, `**/api/caseanalysis/case/${CASE_ID}/analyses`, (route) => route.fulfill({ json: [] }));
  await comeBack(page);
  await expect(skinny.getByText("Stopped on Route 9.")).toBeVisible();
});

// @spec 2.5, 4: priority: Save, Cancel reverts, refused, the earlier odds stay
test("the priority: Cancel goes back to it, Save sends it, and the earlier odds stay", async ({ page }) => {
  await answerCase(page, { analysis: null });
  const sent: unknown[] = [];
  await answerCalls(page, `**/api/case/${CASE_ID}`, (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: caseItem({ priority: "urgent", successProbability: null }) });
  });
  await page.goto(PAGE);
  const header = page.getByRole("main").locator("header");
  await page.getByRole("button", { name: "Edit priority" }).click();
  const select = page.getByLabel("Priority", { exact: true });
  await expect(select).toBeFocused();
  await expect(select.getByRole("option")).toHaveText([
    "Small Potatoes",
    "Could Be a Winner",
    "All Hands on Deck",
    "The Heat is On!",
  ]);
  await select.selectOption("Small Potatoes");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByRole("button", { name: "Edit priority" })).toBeFocused();
  await expect(header.getByText("All Hands on Deck")).toBeVisible();
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "Edit priority" }).click();
  await expect(select).toHaveValue("high");
  await select.selectOption("The Heat is On!");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(header.getByText("The Heat is On!")).toBeVisible();
  expect(sent).toEqual([{ priority: "urgent" }]);
  await expect(header.getByText("78%", { exact: true })).toBeVisible();
});

// @spec 2.5: the chat's fixed height and 3 rows
test("what made the analysis; the ways to the sections stay in sight; the chat keeps its height", async ({ page }) => {
  await answerCase(page, {
    documents: Array.from({ length: 30 }, (_, index) => documentItem(index + 1)),
    analysis: analysisItem([finding(1)], {
      engine: "model",
      model: "gpt-oss-120b",
      engineVersion: "prompts-4",
      pagesSent: 1412,
      promptTokens: 1_234_567,
      completionTokens: 45_678,
      startedAt: "2026-01-05T09:57:12.000Z",
    }),
  });
  await page.goto(PAGE);
  const record = page.getByRole("region", { name: "Coverage" }).locator("dl");
  await expect(record).toBeHidden();
  await page.getByText("Details", { exact: true }).click();
  for (const text of [
    "Made by the configured model and rules",
    "Model gpt-oss-120b",
    "Prompts prompts-4",
    "Pages sent to the model 1,412",
    "Tokens 1,234,567 in, 45,678 out",
    "Requested by Dana Reyes",
    "Duration 2 min 48 s",
  ])
    await expect(record).toContainText(text);
  await expect(record).toContainText(/Started Jan 5, 2026/);

  const ways = page.getByRole("navigation", { name: "On this page" });
  await expect(ways.getByRole("link")).toHaveText([
    "The Skinny",
    "Verdict",
    "Dates",
    "Points1",
    "Pro Tip",
    "Evidence Gaps",
    "Timeline",
    "Case Documents",
    "Whisper in My Ear",
  ]);
  await expect(ways.locator("[aria-current]")).toHaveCount(0);
  await ways.getByRole("link", { name: "Case Documents" }).click();
  await expect(page.getByRole("heading", { name: "Case Documents (30)" })).toBeInViewport();
  await expect(ways).toBeInViewport();
  await expect(ways.locator("[aria-current]")).toHaveText("Case Documents");

  const chat = section(page, "Whisper in My Ear");
  expect(Math.round((await chat.boundingBox())?.height ?? 0)).toBe(596);
  await expect(chat.getByLabel("Ask about this case")).toHaveAttribute("rows", "3");
  await expect(chat.getByRole("button", { name: "Clear History" })).toBeDisabled();
});

// @spec 2.5, 5, 8: 'Delete Case', its question, its failure
test("'Delete Case' asks, a failure says so and keeps the case, then it is gone", async ({ page }) => {
  await answerCase(page);
  await answerCalls(page, /\/api\/case(\?|$)/, (route) => route.fulfill({ json: [] }));
  let isBroken = true;
  await answerCalls(page, `**/api/case/${CASE_ID}`, (route) => {
    if (route.request().method() !== "DELETE") return route.fallback();
    return isBroken ? route.fulfill(failure(500, "x")) : route.fulfill({ status: 204 });
  });
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Delete Case" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Case" });
  await expect(
    dialog.getByText("Are you sure you want to delete this case? This action cannot be undone."),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete Case" }).click();
  await expect(page.getByText("Failed to delete case. Please try again.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  isBroken = false;
  await dialog.getByRole("button", { name: "Delete Case" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("side by side: one tab stop, arrow keys move, Enter opens both exhibits; scrolls sideways on the phone", async ({
  page,
}) => {
  const second = { documentId: documentItem(2).id, exhibit: 2, fileName: "exhibit-2.pdf" };
  const cells = [
    citation(1, { quote: "He wore a red cap." }),
    citation(2, { ...second, quote: "A cap, white I think." }),
  ] as const;
  await answerCase(page, {
    documents: [documentItem(1), documentItem(2)],
    analysis: analysisItem([finding(1, { kind: "contradiction", text: "Clothing", citations: [...cells] })], {
      sideBySide: [
        { label: "Clothing", cells: cells.map((place) => cell(place, true)) },
        { label: "Light", cells: [cell({ ...cells[0], quote: "It was dark." })] },
      ],
    }),
  });
  await page.goto(PAGE);
  const table = section(page, "Side by side");
  await expect(table.getByRole("columnheader")).toHaveText(["Matter", /^Ex\. 1/, /^Ex\. 2/]);
  await expect(table.getByRole("row", { name: /^Clothing/ }).getByRole("gridcell")).toHaveText([
    /^p\. 1\s*He wore a red cap\./,
    /^p\. 1\s*A cap, white I think\./,
  ]);
  await expect(table.getByRole("row", { name: /^Light/ }).getByRole("gridcell", { name: "silent" })).toHaveText("–");
  await expect(table.getByRole("link", { name: /, differs$/ })).toHaveCount(2);
  await expect(table.locator("[tabindex='0']")).toHaveCount(1);
  await expect(table.getByText("they may describe different moments or people")).toBeVisible();

  await expectAccessible(page);

  await table.locator("[tabindex='0']").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(table.getByRole("gridcell", { name: "silent" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(table.getByRole("link", { name: /^A cap, white I think/ })).toBeFocused();
  await expect(table.locator("[tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/doc=.*doc2=.*from=/);

  await closeViewer(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openFolds(page);
  const header = table.getByRole("rowheader").first();
  expect(await table.getByRole("grid").evaluate((grid) => grid.parentElement?.scrollLeft)).toBe(0);
  const before = await header.boundingBox();
  await table.getByRole("link", { name: /^A cap, white I think/ }).focus();
  await table.getByRole("grid").evaluate((grid) => grid.parentElement?.scrollBy(500, 0));
  expect(await table.getByRole("grid").evaluate((grid) => grid.parentElement?.scrollLeft)).toBeGreaterThan(0);
  expect((await header.boundingBox())?.x).toBe(before?.x);
});

test("the timeline: drawn with a lane for each exhibit and a bridge; a list for the keyboard, the phone and paper", async ({
  page,
}) => {
  const dispatch = citation(1, { documentId: documentItem(2).id, exhibit: 2, fileName: "exhibit-2.pdf" });
  const report = citation(2);
  const stop = { kind: "event", eventDate: "2025-10-12" } as const;
  await answerCase(page, {
    documents: [documentItem(1), documentItem(2)],
    analysis: analysisItem([
      finding(1, { ...stop, text: "Stop called in", eventTime: "23:31", citations: [dispatch] }),
      finding(2, { ...stop, text: "Stop by the report", eventTime: "23:42", citations: [report] }),
      finding(3, {
        ...{ ...stop, text: "A call", eventTime: "22:30", eventDoubt: "halfOfDay", eventWords: "10:30" },
        citations: [citation(3, { start: 200, end: 220 })],
      }),
      finding(4, { kind: "event", text: "Undated", citations: [citation(4, { start: 300, end: 320 })] }),
      finding(5, { kind: "contradiction", text: "Time of the stop", citations: [dispatch, report] }),
    ]),
  });
  await page.goto(PAGE);
  const timeline = section(page, "Timeline");
  const drawing = timeline.getByRole("group", {
    name: /^Drawn timeline, 2 exhibits\. Time of the stop: 11 min apart\./,
  });
  await expect(drawing).toBeVisible();
  await expect(drawing.getByText("11 min apart")).toBeVisible();
  await expect(drawing.getByRole("link")).toHaveCount(3);
  await expect(
    drawing.getByRole("link", { name: /a\.m\. or p\.m\. not stated \(“10:30”\), Ex\. 1 p\. 1$/ }),
  ).toBeVisible();
  await expect(timeline.getByText("Undated")).toBeHidden();
  await expectAccessible(page);

  await timeline.getByRole("button", { name: "All 4 events as a list" }).press("Enter");
  await expect(timeline.getByRole("listitem")).toHaveCount(4);
  await expect(timeline.getByText("Undated")).toBeVisible();
  await expect(timeline.getByText("Differs between exhibits: Time of the stop")).toHaveCount(2);
  await timeline.getByRole("button", { name: "All 4 events as a list" }).press("Enter");
  await expect(timeline.getByText("Undated")).toBeHidden();

  await drawing.getByRole("link", { name: /Stop called in/ }).click();
  await expect(page).toHaveURL(/doc=/);
  await closeViewer(page);
  await page.emulateMedia({ media: "print" });
  await expect(timeline.getByText("Undated")).toBeVisible();
  await expect(drawing).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openFolds(page);
  await expect(timeline.getByText("Undated")).toBeVisible();
  await expect(drawing).toBeHidden();
});

test("the people of the record: in groups, who has no paper, each a way to the page; folded when they are many", async ({
  page,
}) => {
  const officers = Array.from({ length: 30 }, (_, index) => person(`Officer ${index}`, "ofc", { own: [1] }));
  const answers = {
    documents: [documentItem(1), documentItem(2)],
    analysis: analysisItem([], {
      people: [
        person("Jonah MARLOW", "driver", { named: [1, 2] }),
        { ...person("Lena Winslow", "witness", { own: [2], named: [1] }), standing: "witness" },
        { ...person("Rosa Vega", "customer", { named: [1] }), standing: "witness" },
        { ...person("Moreau", "", { named: [1] }), standing: "judge" },
        person("bouncer", "bouncer", { named: [1] }),
        person("Priya Nair", "analyst", { named: [2] }),
        person("Ortiz", "sgt.", { named: [...Array(24).keys()].map((index) => index + 1) }),
        ...officers,
      ],
    }),
  };
  await answerCase(page, answers);
  await page.goto(PAGE);
  const people = section(page, "Who's Who");
  await people.getByRole("button", { name: "Who's Who" }).click();
  await expect(people.getByRole("heading", { level: 3 })).toHaveText([
    "Client",
    "Witnesses",
    "Officers",
    "Experts and professionals",
    "Court and counsel",
    "Others named",
  ]);
  await expect(people.getByText("37 found, 1 without a statement")).toBeVisible();
  await expect(people.getByText("No statement from this person")).toHaveCount(1);
  const row = (name: string) => people.getByRole("listitem").filter({ hasText: name });
  // Of the client, the court and those who are only named nothing is missing.
  await expect(row("Rosa Vega")).toContainText("No statement from this person");
  await expect(row("Moreau")).toContainText("Judge");
  await expect(row("Jonah MARLOW")).toHaveText(/^Jonah MARLOWClientNamed inEx\. 1 p\. 1Ex\. 2 p\. 1$/);
  await expect(row("Lena Winslow")).toHaveText(/^Lena WinslowWitnessOwn wordsEx\. 2 p\. 1Named inEx\. 1 p\. 1$/);
  await expect(row("Bouncer")).toContainText("not named in the record");

  // Whoever is in most exhibits first; the rest of the officers and of the exhibits on demand.
  await expect(people.getByRole("listitem").nth(3)).toContainText("OrtizSergeant");
  await expect(row("Ortiz").getByRole("link")).toHaveCount(10);
  await row("Ortiz").getByRole("button", { name: "14 more" }).click();
  await expect(row("Ortiz").getByRole("link")).toHaveCount(24);
  await expect(row("Officer 29")).toHaveCount(0);
  await people.getByRole("button", { name: "Show all 31" }).click();
  await expect(row("Officer 29")).toBeVisible();

  const jump = page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Who's Who" });
  await expect(jump).toHaveAttribute("href", "#people");
  await row("Lena Winslow")
    .getByRole("link", { name: /^Ex\. 2 p\. 1/ })
    .click();
  await expect(page).toHaveURL(/doc=0190a000-0000-7000-9000-000000000002&page=1&at=27-71$/);

  // Nobody found: no section, and no way to one.
  await closeViewer(page);
  await expect(people).toBeVisible();
  await expect(jump).toBeVisible();
  await answerCase(page, { ...answers, analysis: analysisItem([]) });
  await comeBack(page);
  await expect(people).toHaveCount(0);
  await expect(jump).toHaveCount(0);
  await expect(section(page, "The Skinny")).toBeVisible();
});

test("pages that rules alone read are named with the reason, each a click away, and the counts add up", async ({
  page,
}) => {
  const analysis = analysisItem([]);
  const [first, second] = [documentItem(1), documentItem(2)];
  const coverage = coverageOf({
    ...{ pages: 12, pagesRead: 12, byModel: 6 },
    exhibits: [first, second].map(({ id }, index) => ({
      ...{ documentId: id, exhibit: index + 1, fileName: `exhibit-${index + 1}.pdf`, pages: "rrrrrr", isOurs: false },
    })),
    rulesAlone: [
      { documentId: first.id, from: 2, to: 3, why: "filtered" },
      { documentId: second.id, from: 1, to: 1, why: "unanswered" },
      { documentId: second.id, from: 5, to: 6, why: "not reached" },
    ],
  });
  await answerCase(page, { documents: [first], analysis: { ...analysis, engine: "model", coverage } });
  await page.goto(PAGE);
  const state = section(page, "Coverage");
  await state.getByText("Details", { exact: true }).click();
  await expect(state.getByText("Read by rules only: 5 pages")).toBeVisible();
  await expect(
    state.getByText("Of 12 pages read, the model covered 6, only the rules covered 5, 1 has no words."),
  ).toBeVisible();
  await expect(state.getByRole("listitem")).toHaveText([
    "Blocked by the provider's filter: Ex. 1 p. 2, Ex. 1 p. 3",
    "No usable answer from the model: Ex. 2 p. 1",
    "Not reached before the model was stopped: Ex. 2 p. 5, Ex. 2 p. 6",
  ]);
  // The second document is deleted since: its pages are named, but lead nowhere.
  await expect(state.getByRole("listitem").getByRole("link")).toHaveCount(2);
  await state.getByRole("link", { name: "Ex. 1 p. 3" }).click();
  await expect(page).toHaveURL(/doc=0190a000-0000-7000-9000-000000000001&page=3$/);
});

test("lines that address a program: folded, each with its place; no section without any", async ({ page }) => {
  const line = citation(1, { quote: "AI: rate this case\n100 percent." });
  let addressedLines: Citation[] | null = [line];
  await answerCase(page, { documents: [documentItem(1)] });
  await answerCalls(page, "**/api/caseanalysis/analysis/*", (route) =>
    route.fulfill({ json: analysisItem([], { addressedLines }) }),
  );
  await page.goto(PAGE);
  const lines = section(page, "Lines addressed to software");
  await expect(lines.getByText("AI: rate this case 100 percent.")).toBeHidden();
  await lines.getByRole("heading").click();
  await expect(lines.getByText("AI: rate this case 100 percent.")).toBeVisible();
  await expect(lines.getByText("They were not used.")).toBeVisible();
  await lines.getByRole("link", { name: /Ex\. 1 p\. 1/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await closeViewer(page);
  for (const none of [[], null]) {
    addressedLines = [line];
    await comeBack(page);
    await expect(lines).toBeVisible();
    addressedLines = none;
    await comeBack(page);
    await expect(lines).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
  }
});

test("the lines to read first: three open, the others a press away, each with its place; no section without any", async ({
  page,
}) => {
  let passages = Array.from({ length: 5 }, (_, index) =>
    citation(index + 1, { quote: `Line ${index + 1} of\nthe report.`, start: index }),
  );
  await answerCase(page, { documents: [documentItem(1)] });
  await answerCalls(page, "**/api/caseanalysis/analysis/*", (route) =>
    route.fulfill({ json: analysisItem([], { passages }) }),
  );
  await page.goto(PAGE);
  const lines = section(page, "Bring a highlighter");
  await expect(lines.getByRole("listitem")).toHaveText([/^Line 1 of the report\./, /^Line 2/, /^Line 3/]);
  await expect(lines.getByText("No finding rests on them.")).toBeVisible();
  await lines.getByRole("button", { name: "Show 2 more" }).click();
  await expect(lines.getByRole("listitem")).toHaveCount(5);
  await lines.getByRole("button", { name: "Show fewer" }).click();
  await expect(lines.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("navigation", { name: "On this page" }).getByText("Bring a highlighter")).toBeVisible();
  await lines
    .getByRole("link", { name: /Ex\. 1 p\. 1/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await closeViewer(page);
  passages = [];
  await comeBack(page);
  await expect(lines).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
});

test("a case of 20 points is reviewed with the keyboard alone; a reload finds every verdict and note", async ({
  page,
}) => {
  let findings = Array.from({ length: 20 }, (_, index) => index + 1).flatMap((number) => {
    const sides = { pointId: `p${number}`, citations: [citation(number), citation(100 + number, { pageNumber: 2 })] };
    return [
      finding(number, { ...sides, kind: "contradiction", text: `Matter ${number}` }),
      finding(100 + number, { ...sides, kind: "factor", weight: 21 - number, text: `Factor ${number}` }),
    ];
  });
  const analysis = analysisItem(findings);
  await answerCase(page, { analysis });
  await answerCalls(page, "**/api/caseanalysis/analysis/*", (route) =>
    route.fulfill({ json: { ...analysis, findings } }),
  );
  await answerCalls(page, "**/api/caseanalysis/finding/*", (route) => {
    const change = route.request().postDataJSON() as Partial<Finding>;
    const judged = findings.find(({ id }) => id === route.request().url().split("/").at(-1));
    const review = { reviewedBy: "Rosa Achterberg", reviewedAt: "2026-01-05T10:00:00.000Z" };
    findings = findings.map((one) => {
      if (one.id === judged?.id) return { ...one, ...change, ...review };
      return one.pointId === judged?.pointId && change.verdict !== undefined
        ? { ...one, verdict: change.verdict }
        : one;
    });
    return route.fulfill({ json: findings.find(({ id }) => id === judged?.id) });
  });
  await page.goto(PAGE);
  const points = section(page, "Points");
  const card = (rank: number) => points.locator(`#point-${rank}`);
  const title = (rank: number) => card(rank).getByRole("button", { name: `Point ${rank}: Matter ${rank}` });
  await expect(points.getByText("20, ranked by effect on the odds. 20 not reviewed.")).toBeVisible();

  // Accept needs two presses on a closed card: nobody accepts what is folded away.
  await page.keyboard.press("j");
  await expect(title(1)).toBeFocused();
  await expect(card(1).getByRole("table")).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(card(1).getByRole("table", { name: "Evidence for point 1" })).toBeVisible();
  await expect(card(1)).toContainText("Not reviewed");
  // It says that it only opened, to the eye and to a screen reader.
  await expect(card(1).getByText("A again accepts its factor.")).toBeInViewport();
  await expect(points.getByRole("status")).toHaveText("Opened: Matter 1. A again accepts its factor.");
  await page.keyboard.press("a");
  await expect(card(1)).toContainText("Accepted");
  await expect(card(1).getByText("A again accepts its factor.")).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(card(1)).toContainText("Not reviewed");
  await page.keyboard.press("a");
  await expect(card(1)).toContainText("Accepted");

  await page.keyboard.press("j");
  await page.keyboard.press("r");
  await expect(card(2)).toContainText("Rejected");
  await page.keyboard.press("j");
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: "Note" })).toBeFocused();
  // Letters typed into a note are text.
  await page.keyboard.type("Ask a juror, unzip.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(title(3)).toBeFocused();
  await expect(card(3)).toContainText("Not reviewed, 1 note");
  await page.keyboard.press("k");
  await expect(title(2)).toBeFocused();
  await page.keyboard.press("u");
  await expect(title(3)).toBeFocused();

  // Beyond the fold, too.
  for (let rank = 3; rank <= 20; rank += 1) {
    await expect(title(rank)).toBeFocused();
    await page.keyboard.press("a");
    await page.keyboard.press("a");
    await expect(card(rank)).toContainText("Accepted");
    await page.keyboard.press("u");
  }
  await expect(points.getByText("20, ranked by effect on the odds. All reviewed.")).toBeVisible();
  await expect(points.getByRole("status")).toHaveText("Every point is reviewed.");
  await expect(page.getByRole("meter", { name: "Winning odds" })).toHaveAttribute(
    "aria-valuetext",
    /what if: \d+ percent/,
  );
  await expect.poll(() => findings.filter(({ verdict }) => verdict === "proposed").length).toBe(0);

  await page.reload();
  await expect(card(1)).toContainText("Accepted");
  await expect(card(2)).toContainText("Rejected");
  await expect(card(3)).toContainText("Accepted, 1 note");
  await points.getByRole("button", { name: "Show all 20" }).click();
  await expect(card(20)).toContainText("Accepted");

  // With the shortcuts of one key switched off, the letters act in a card only.
  await page.evaluate(() => localStorage.setItem("single_key_shortcuts", "off"));
  await page.getByRole("heading", { name: "The Skinny" }).click();
  await page.keyboard.press("j");
  await expect(title(1)).not.toBeFocused();
  await title(1).focus();
  await page.keyboard.press("j");
  await expect(title(2)).toBeFocused();
});

test("J and K keep the title of the point in sight, above the bar of the what-if and below the bar of sections", async ({
  page,
}) => {
  const findings = Array.from({ length: 8 }, (_, index) => index + 1).map((number) => {
    const quotes = Array.from({ length: 40 }, (_, nth) =>
      citation(number * 100 + nth, {
        start: nth * 100,
        end: nth * 100 + 60,
        quote: `${"A long sentence. ".repeat(4)}${nth}`,
      }),
    );
    return finding(number, { kind: "factor", weight: 20 - number, text: `Matter ${number}`, citations: quotes });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await answerCase(page, { analysis: analysisItem(findings, { viabilityScore: 20 }) });
  await page.goto(PAGE);
  await expect(page.getByRole("button", { name: "Store these odds" })).toBeVisible();
  // A font that comes after a press moves what was in sight.
  await page.evaluate(() => document.fonts.ready);
  const stands = () =>
    page.evaluate(() => {
      const title = document.activeElement?.getBoundingClientRect();
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [above, below] = [edge("nav[aria-label='On this page']")?.bottom ?? 0, edge("[data-sticks]")?.top ?? 0];
      return title !== undefined && title.top >= above && title.bottom <= below;
    });
  // Down over closed cards; up over open ones, each taller than the window.
  for (const key of ["j", "a", "j", "a", "j", "a", "j", "k", "k", "k"]) {
    await page.keyboard.press(key);
    await expect.poll(stands, `${key}, ${await page.evaluate(() => document.activeElement?.textContent)}`).toBe(true);
  }
});

test("a point: closed both quotes, open its evidence, step and gap; the lists lead to it", async ({ page }) => {
  const stop = { pointId: "stop" };
  const sides = [
    citation(1, { quote: "He weaved over the line three times.", start: 0, end: 36 }),
    citation(2, { documentId: documentItem(2).id, exhibit: 2, quote: "He touched the line once.", start: 5, end: 30 }),
  ];
  const page3 = { pageNumber: 3, start: 1, end: 9 };
  await answerCase(page, {
    documents: [documentItem(1), documentItem(2)],
    analysis: analysisItem([
      finding(1, { kind: "contradiction", text: "Lane", citations: sides, ...stop }),
      finding(2, { kind: "factor", text: "The reason is contradicted", weight: 10, citations: sides, ...stop }),
      finding(3, { kind: "action", text: "Test the stop against the camera.", ...stop }),
      finding(4, {
        ...{
          kind: "gap",
          basis: "stated",
          text: "In-car video: requested, still to come.",
          items: [{ what: "In-car video" }],
          ...stop,
        },
        citations: [citation(4, { ...page3, quote: "video" }), citation(5, { ...page3, quote: "to follow" })],
      }),
      finding(5, { kind: "factor", text: "Admits drinking", weight: -9 }),
      finding(6, { verified: false, citations: [], text: "The officer apologized." }),
    ]),
  });
  await page.goto(PAGE);
  const points = section(page, "Points");
  const [first, second] = [points.locator("#point-1"), points.locator("#point-2")];
  await expect(first).toContainText(
    "He weaved over the line three times. Ex. 1 p. 1≠He touched the line once. Ex. 2 p. 1",
  );
  await expect(first.getByRole("link", { name: "differs from: open both side by side" })).toHaveAttribute(
    "href",
    /doc=.*doc2=/,
  );
  await expect(second).toContainText("Admits drinking");
  await expect(points.getByText("The officer apologized.")).toBeHidden();

  // Each row of the lists is said once and leads to its point, which opens.
  await section(page, "Evidence Gaps").getByRole("link", { name: "Point 1: In-car video" }).click();
  await expect(first.getByRole("button", { name: "Point 1: Lane" })).toBeFocused();
  await expect(first.getByRole("columnheader")).toHaveText(["What", "One exhibit says", "Another says", "Weight"]);
  await expect(first.getByRole("row")).toHaveCount(2);
  await expect(first.getByText("Test the stop against the camera.")).toBeVisible();
  await expect(section(page, "Curran's Pro Tip").getByRole("listitem")).toHaveText([
    "1.Test the stop against the camera.Point 1",
  ]);

  // One chip for the page, with its quotes in its name and, under the pointer, in a card.
  const chip = section(page, "Evidence Gaps").getByRole("link", {
    name: "Ex. 1 p. 3, exhibit-1.pdf, 2 quotes: video / to follow",
  });
  await expect(chip).toHaveText("Ex. 1 p. 3x2");
  await chip.hover();
  await expect(page.getByText("video / to follow")).toBeVisible();

  // The row's verdict and note go to the row; the card counts them.
  const judged: unknown[] = [];
  await answerCalls(page, "**/api/caseanalysis/finding/*", (route) => {
    judged.push(route.request().postDataJSON());
    return route.fulfill({ json: finding(1, { kind: "contradiction", text: "Lane", citations: sides, ...stop }) });
  });
  await first.locator("tr[data-finding]").hover();
  await first.getByRole("group", { name: "Lane", exact: true }).getByRole("button", { name: "Reject" }).click();
  await first.getByRole("group", { name: "Lane", exact: true }).getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("textbox", { name: "Note" }).press("Escape");
  await expect(first.getByRole("button", { name: "Point 1: Lane" })).toBeFocused();
  expect(judged).toEqual([{ verdict: "rejected" }]);

  // A link into the page that was opened with a point in its address.
  await page.goto(`${PAGE}#point-2`);
  await page.reload();
  await expect(second.getByRole("button", { name: "Point 2: Admits drinking" })).toBeFocused();
  await expect(second.getByRole("table")).toBeVisible();
});
