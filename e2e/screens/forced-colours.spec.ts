// @spec product: Forced colours; volume, long names, right to left; paper
import type { Locator } from "@playwright/test";
import { PRIORITIES } from "#lib/domain/priority.ts";
import { analysisItem, CASE_ID, caseItem, citation, finding } from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { answerCase, signInUnchecked } from "../support/case-answers.ts";
import { expect, test } from "../support/shared-browser.ts";

test.use({ hasOwnBrowser: true, contextOptions: { forcedColors: "active" } });

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("with the system's own colours the docket still tells odds, badges and the focus", async ({ page }) => {
  await signInUnchecked(page);
  await answerCalls(page, /\/api\/case(\?|$)/, (route) =>
    route.fulfill({
      json: PRIORITIES.map((priority, index) =>
        caseItem({
          id: `${CASE_ID.slice(0, -1)}${index}`,
          title: priority,
          priority,
          successProbability: index / 4 + 0.1,
        }),
      ),
    }),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("article")).toHaveCount(4);
  const meter = page.getByRole("meter").last();
  const fill = meter.locator("i");
  expect(await style(fill, "background-color")).not.toBe(await style(meter, "background-color"));
  expect(await style(meter, "border-top-style")).toBe("solid");
  for (const tag of await page.getByRole("article").locator("[data-slot=priority]").all())
    expect(Number.parseFloat(await style(tag, "border-top-width"))).toBeGreaterThan(0);
  const search = page.getByRole("searchbox");
  await search.focus();
  expect(await style(search, "outline-style")).toBe("solid");
  const current = page.getByRole("link", { name: "The Docket", exact: true });
  expect(await style(current, "border-left-style")).toBe("solid");
  expect(await style(current, "border-left-color")).not.toBe(
    await style(page.getByRole("link", { name: "New Fish on the Line" }), "border-left-color"),
  );
});

test("with the system's own colours the case still tells quotes, verdicts, marks and coverage apart", async ({
  page,
}) => {
  await answerCase(page, {
    analysis: analysisItem([
      finding(1, { verdict: "accepted", citations: [citation(1), citation(2, { status: "near" })] }),
      finding(2, { kind: "factor", weight: 12 }),
      finding(3, { kind: "factor", weight: -9 }),
      finding(4, { kind: "factor", weight: 5 }),
    ]),
  });
  await page.goto(`/cases/${CASE_ID}`);
  const [verified, near] = [
    page.locator("a[data-slot=chip]:not([data-near])").first(),
    page.locator("a[data-slot=chip][data-near]").first(),
  ];
  expect(await style(verified, "border-top-style")).toBe("solid");
  expect(await style(near, "border-top-style")).toBe("dashed");
  await page.getByRole("button", { name: /^Point \d+: Finding 1$/ }).click();
  await page.locator("li[data-finding]").hover();
  const accept = page.getByRole("group", { name: "Finding 1", exact: true }).getByRole("button", { name: "Accept" });
  const reject = page.getByRole("group", { name: "Finding 1", exact: true }).getByRole("button", { name: "Reject" });
  expect(await style(accept, "outline-style")).toBe("solid");
  expect(await style(reject, "outline-style")).toBe("none");
  await page.getByText("Details", { exact: true }).click();
  const cells = page.getByRole("img", { name: /Ex\. 1/ }).locator("i");
  await expect(cells).toHaveCount(2);
  expect(await style(cells.nth(0), "background-image")).not.toBe(await style(cells.nth(1), "background-image"));

  await verified.click();
  const mark = page.getByRole("dialog").locator("mark").first();
  await expect(mark).toBeVisible();
  const text = page.getByRole("dialog").getByText("NARRATIVE (continued)");
  expect(await style(mark, "background-color")).not.toBe(await style(text, "background-color"));
});
