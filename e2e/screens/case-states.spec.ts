import type { Page } from "@playwright/test";
import { analysisItem, CASE_ID, caseItem, citation, documentItem, finding } from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { answerCase } from "../support/case-answers.ts";
import { openFolds } from "../support/case-sections.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

const PAGE = `/cases/${CASE_ID}`;

const TWENTY = Array.from({ length: 20 }, (_, index) => index + 1).flatMap((number) => {
  const sides = { pointId: `p${number}`, citations: [citation(number), citation(100 + number, { pageNumber: 2 })] };
  return [
    finding(number, { ...sides, kind: "contradiction", text: `Matter ${number} of the traffic stop` }),
    finding(100 + number, { ...sides, kind: "factor", weight: 21 - number, text: `Factor ${number}` }),
    finding(200 + number, { ...sides, kind: "action", text: `Ask the officer about matter ${number}.` }),
  ];
});

const DATES = {
  dates: ["2026-12-03", "2026-12-20", "2027-01-12", "2027-02-02"].map((on, index) => ({
    ...{
      id: documentItem(30 + index).id,
      kind: "hearing",
      title: `Hearing ${index + 1} on the motion to suppress`,
      on,
    },
    ...{ time: "09:30", timeZone: "America/New_York", place: "Courtroom 4B", remindDays: 3, isDone: index === 3 },
  })),
  requests: [{ id: documentItem(40).id, title: "In-car video", on: "2026-11-16" }],
};

const WITHOUT_ODDS = caseItem({ successProbability: null, estimatedValue: null, oddsReview: null });

type State = Parameters<typeof answerCase>[1];
/** The answers, and words that are there when they are. */
const STATES: Readonly<Record<string, { readonly state: State; readonly sign: string }>> = {
  "not analyzed": { state: { case: WITHOUT_ODDS, analysis: null }, sign: "No case summary available." },
  "a failed analysis": {
    state: {
      case: WITHOUT_ODDS,
      analysis: analysisItem([], { status: "Failed", completedAt: null, error: "The model did not answer." }),
    },
    sign: "The last analysis failed",
  },
  "not enough in the record": {
    state: {
      case: { ...WITHOUT_ODDS, oddsReason: "not-enough" },
      analysis: analysisItem([finding(1, { kind: "factor", weight: 9 })], { viabilityScore: null, oddsReview: null }),
    },
    sign: "Not enough in the record",
  },
  "twenty points and five dates": {
    state: {
      documents: Array.from({ length: 20 }, (_, index) => documentItem(index + 1)),
      analysis: analysisItem(TWENTY),
    },
    sign: "20, ranked by effect on the odds. 20 not reviewed.",
  },
};

for (const [name, { state, sign }] of Object.entries(STATES))
  test(`${name}: no violation in a wide window and none at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await answerCase(page, state);
    await answerCalls(page, `**/api/case/${CASE_ID}/dates`, (route) => route.fulfill({ json: DATES }));
    await page.goto(PAGE);
    await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible();
    await openFirstPoint(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openFolds(page);
    await expectAccessible(page);
  });

async function openFirstPoint(page: Page): Promise<void> {
  const first = page.locator("#point-1 h3 button");
  if ((await first.count()) > 0) await first.click();
}

test("the page stays while the analysis that has just ended comes in: a question is not lost half typed", async ({
  page,
}) => {
  const progress = { message: "Checking quotes", percentageComplete: 64 };
  await answerCase(page, { case: { ...WITHOUT_ODDS, progress }, analysis: null });
  await page.goto(PAGE);
  const question = page.getByLabel("Ask about this case");
  await question.fill("When was he");
  await answerCase(page, { analysis: analysisItem(TWENTY) });
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await answerCalls(page, "**/api/caseanalysis/analysis/*", async (route) => {
    await waiting;
    await route.fallback();
  });
  const asked = page.waitForRequest("**/api/caseanalysis/analysis/*");
  await asked;
  await expect(question).toHaveValue("When was he");
  answer();
  await expect(page.getByText("20, ranked by effect on the odds. 20 not reviewed.")).toBeVisible();
  await expect(question).toHaveValue("When was he");
});

test("of the dates the next two are on the first screen, the answer that is late before them; the rest opens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await answerCase(page, { analysis: analysisItem(TWENTY) });
  await answerCalls(page, `**/api/case/${CASE_ID}/dates`, (route) => route.fulfill({ json: DATES }));
  await page.goto(PAGE);
  const dates = page.getByRole("region", { name: "Dates" });
  await expect(dates.getByRole("listitem")).toHaveText([
    /Nov 16, 2026 Answer due: In-car video/,
    /Dec 3, 2026 Hearing 1/,
  ]);
  await expect(dates.getByRole("listitem").first()).toBeInViewport();
  await dates.getByRole("button", { name: "Show all 5" }).click();
  await expect(dates.getByRole("listitem")).toHaveCount(5);
  await expect(dates.getByRole("listitem").last()).toContainText("Done");
});

test.describe("for readers who want less motion", () => {
  test("nothing on the page and in the viewer moves", async ({ page }) => {
    await answerCase(page, { analysis: analysisItem(TWENTY) });
    await page.goto(PAGE);
    await expect(page.getByText("STRONG CASE")).toBeVisible();
    const moving = () => page.evaluate(() => document.getAnimations().map(({ id }) => id));
    expect(await moving()).toEqual([]);
    await page.locator("a[data-slot=chip]").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await moving()).toEqual([]);
  });
});
