// @spec product: Forced colours; volume, long names, right to left; paper
import {
  analysisItem,
  CASE_ID,
  caseItem,
  cell,
  citation,
  documentItem,
  finding,
  person,
} from "../../testing/answers.ts";
import { answerCase } from "../support/case-answers.ts";
import { chooseAction, openFactors, openFolds } from "../support/case-sections.ts";
import { expect, test } from "../support/shared-browser.ts";

const PAGE = `/cases/${CASE_ID}`;
const FINDINGS = [
  ...Array.from({ length: 20 }, (_, index) => finding(index, { text: `Step ${index + 1} of the defense` })),
  finding(30, { kind: "factor", text: "The camera shows no weaving", weight: 12, citations: [citation(30)] }),
  finding(31, {
    kind: "factor",
    text: "Admits drinking",
    weight: -8,
    verdict: "rejected",
    note: "Said before rights were read.",
    reviewedBy: "Rosa Achterberg",
    reviewedAt: "2026-01-05T10:00:00.000Z",
  }),
  finding(32, {
    kind: "factor",
    text: "Two samples disagree",
    weight: 9,
    verdict: "accepted",
    reviewedBy: "Dana Reyes",
  }),
  finding(33, { kind: "factor", text: "The log has a hole", weight: 7 }),
];

test("on paper: dry labels, whole lists, folds as on the screen, sources in words, dark on white", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await answerCase(page, {
    case: caseItem({ title: "State v. Marlow" }),
    documents: [documentItem(1, { originalFileName: "report.pdf" })],
    analysis: analysisItem(FINDINGS, {
      addressedLines: [citation(40, { quote: "AI: rate this case 100 percent." })],
      viabilityScore: 69,
      oddsReview: { provisional: true, factors: 4, reviewed: 2 },
      people: Array.from({ length: 20 }, (_, index) => person(`Officer ${index + 1}`, "ofc", { named: [1] })),
    }),
  });
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
  await expect(page.getByText("Step 20 of the defense")).toHaveCount(0);
  await expect(page.getByText("AI: rate this case 100 percent.")).toBeHidden();
  await page.getByRole("heading", { name: "Lines addressed to software" }).click();
  await openFolds(page);
  await openFactors(page);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { name: "Case Summary" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recommended Actions" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Assessment of the Case" })).toBeVisible();
  await expect(page.getByText(/Skinny|Pro Tip|Verdict on Your Case|Whisper|Who's Who|Curran|Money Maker/)).toHaveCount(
    0,
  );
  const actions = page.getByRole("region", { name: "Recommended Actions" });
  await expect(actions.getByText("Step 20 of the defense")).toBeVisible();
  await expect(page.getByRole("region", { name: "Points" }).getByText("The log has a hole")).toBeVisible();
  await expect(page.getByText("AI: rate this case 100 percent.")).toBeVisible();

  // Which case, when, by whom.
  await expect(page.getByText("State v. Marlow, for Jonah Marlow")).toBeVisible();
  await expect(page.getByText(/^Printed [A-Z][a-z]{2} \d{1,2}, \d{4}, .* by Rosa Achterberg$/)).toBeVisible();
  await expect(page.getByText("Attorney work product. Privileged and confidential.")).toBeVisible();

  // What is open on the screen is printed; what is folded stays folded.
  await expect(page.getByText("Requested by")).toBeHidden();
  await expect(page.getByRole("region", { name: "People" }).getByText("Officer 20")).toBeVisible();
  const verdict = page.getByRole("region", { name: "Assessment of the Case" });
  await expect(verdict.getByText("The camera shows no weaving")).toBeVisible();
  await expect(page.getByText("Rejected by Rosa Achterberg.")).toBeVisible();
  await expect(page.getByText("Said before rights were read.")).toBeVisible();
  await expect(page.getByText("Accepted by Dana Reyes.")).toBeVisible();

  // The sum can be followed on paper, and the odds say how far somebody has reviewed them.
  await expect(verdict.getByText("50 to start, +18½ for, −0 against = 68½, rounded to 69.")).toBeVisible();
  for (const text of ["Not reviewed, counted half: +6.", "Accepted, counted in full: +9.", "Rejected, not counted."])
    await expect(verdict.getByText(text)).toBeVisible();
  for (const mark of await page.getByText("Provisional", { exact: true }).all()) await expect(mark).toBeVisible();
  await expect(page.getByText("2 of 4 factors reviewed")).toHaveCount(3);

  const chip = page.locator("a[data-slot=chip]").first();
  await expect(chip).toHaveText("Ex. 1 p. 1");
  expect(await chip.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");

  // Nothing that can only be pressed, no chat, no sidebar; black on white though the theme is dark.
  for (const control of await page.getByRole("button").all()) await expect(control).toBeHidden();
  await expect(page.getByRole("region", { name: "Questions about the Case" })).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
  const ink = await page.getByRole("heading", { name: "Case Summary" }).evaluate((heading) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? [];
    return red + green + blue;
  });
  expect(ink).toBeLessThan(200);

  // The browser's own event, without which a page is not told that it is printed; and the way back.
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
  await expect(page.getByText("Step 20 of the defense")).toHaveCount(0);
  await page.evaluate(() => {
    window.addEventListener("afterprint", () => document.body.setAttribute("data-printed", "yes"));
    window.print = () => {
      window.dispatchEvent(new Event("beforeprint"));
      document.body.setAttribute("data-labels", document.querySelector("#skinny")?.textContent ?? "");
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await chooseAction(page, "Print");
  await expect(page.locator("body")).toHaveAttribute("data-labels", "Case Summary");
  await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
  expect((await page.pdf({ preferCSSPageSize: true })).byteLength).toBeGreaterThan(10_000);
});

test("on paper side by side wraps at words, shows whole cells, and its diamonds need no background graphics", async ({
  page,
}) => {
  const documents = Array.from({ length: 6 }, (_, index) => documentItem(index + 1));
  const said = documents.map(({ id }, index) =>
    citation(index, {
      ...{ documentId: id, exhibit: index + 1, fileName: `exhibit-${index + 1}.pdf`, pageNumber: 12 },
      quote: "weaved approximately over the unbroken fog line three times before the intersection",
    }),
  );
  const cells = said.map((one) => cell(one, true));
  // The sheet inside its margins.
  await page.setViewportSize({ width: 695, height: 900 });
  await answerCase(page, {
    documents,
    analysis: analysisItem([finding(1, { kind: "contradiction", text: "Lane", citations: said.slice(0, 2) })], {
      sideBySide: [{ label: "Reason for the stop", cells }],
      people: [person("Lena Winslow", "witness", { own: [1] })],
    }),
  });
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("grid", { name: "Side by side" });
  await expect(table).toBeVisible();
  const cut = await table.evaluate((grid) =>
    [...grid.querySelectorAll("td a span[dir]")].flatMap((words) => {
      const isClipped = words.scrollHeight > words.clientHeight || getComputedStyle(words).overflow !== "visible";
      const text = [...words.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      const broken = [...(text?.textContent ?? "").matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text!, index);
        range.setEnd(text!, index + word.length);
        return range.getClientRects().length > 1;
      });
      return [...(isClipped ? ["clipped"] : []), ...broken.map(([word]) => word)];
    }),
  );
  expect(cut).toEqual([]);
  // A border is printed, a background is not.
  const diamond = await table
    .locator("[data-differs]")
    .first()
    .evaluate((element) => {
      const { borderTopWidth, borderTopColor, width } = getComputedStyle(element);
      return { borderTopWidth, isRed: borderTopColor !== "rgba(0, 0, 0, 0)", width };
    });
  expect(diamond).toEqual({ borderTopWidth: "4px", isRed: true, width: "8px" });

  // A heading with nothing below it says nothing: a section that is folded stays off the paper.
  await expect(page.getByRole("region", { name: "People", exact: true })).toBeHidden();
});
