import type { Page } from "@playwright/test";
import {
  analysisItem,
  coverageOf,
  CASE_ID,
  caseItem,
  cell,
  citation,
  documentItem,
  finding,
  person,
} from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { answerCase } from "../support/case-answers.ts";
import { chooseAction, openFactors } from "../support/case-sections.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

const PAGE = `/cases/${CASE_ID}`;
const FINDINGS = [
  ...Array.from({ length: 12 }, (_, index) =>
    finding(index + 1, {
      kind: "factor",
      text: `Factor ${index + 1}`,
      weight: (12 - index) * (index % 3 === 0 ? -1 : 1),
    }),
  ),
  finding(30, { text: "Move to suppress the stop." }),
  finding(31, { kind: "contradiction", text: "Lane", citations: [citation(31), citation(32, { pageNumber: 2 })] }),
];

/** What is stored is what the factors give. */
const ODDS = { viabilityScore: 59, oddsReview: { provisional: true, factors: 12, reviewed: 0 } };

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const fold = (page: Page, name: string) => section(page, name).getByRole("button", { name, exact: true }).first();

async function openCase(page: Page) {
  await answerCase(page, {
    documents: [documentItem(1), documentItem(2)],
    analysis: analysisItem(FINDINGS, { people: [person("Lena Winslow", "witness", { own: [1] })] }),
  });
  await answerCalls(page, "**/api/account/colleagues", (route) => route.fulfill({ json: [] }));
  await answerCalls(page, "**/api/caseanalysis/finding/*", (route) => {
    const judged = FINDINGS.find(({ id }) => route.request().url().endsWith(id));
    return route.fulfill({ json: { ...judged, verdict: "rejected" } });
  });
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
}

test("the section bar sticks, names the section in view, and leads into a folded one", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCase(page);
  const bar = page.getByRole("navigation", { name: "On this page" });
  for (const [link, heading] of [
    ["Points", "Points"],
    ["Timeline", "Timeline"],
  ] as const) {
    await bar.getByRole("link", { name: link }).click();
    await expect(bar.locator("[aria-current=true]")).toHaveText(link === "Points" ? /^Points/ : link);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeInViewport();
    await expect(bar).toBeInViewport();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("exhibit-1_").first()).toBeHidden();
  await bar.getByRole("link", { name: "Case Documents" }).click();
  await expect(fold(page, "Case Documents (2)")).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("heading", { name: "Case Documents (2)" })).toBeInViewport();
});

test("on a phone every section folds, says how much is in it, and is found as it was left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCase(page);
  for (const name of ["The Skinny", "Curran's Verdict on Your Case", "Points", "Strategic Recommendation"])
    await expect(fold(page, name), name).toHaveAttribute("aria-expanded", "true");
  for (const name of ["Curran's Pro Tip", "Evidence Gaps", "Timeline", "Who's Who", "Whisper in My Ear"])
    await expect(fold(page, name), name).toHaveAttribute("aria-expanded", "false");
  await expect(section(page, "Case Documents (2)").getByText("2 completed")).toBeVisible();
  expect((await fold(page, "Timeline").boundingBox())?.height).toBeGreaterThanOrEqual(52);
  await fold(page, "Points").click();
  await fold(page, "Timeline").click();
  await page.reload();
  await expect(fold(page, "Points")).toHaveAttribute("aria-expanded", "false");
  await expect(fold(page, "Timeline")).toHaveAttribute("aria-expanded", "true");
  // A wide window shows what a phone folds, except what folds in both.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(section(page, "Points").getByText("Factor 1", { exact: true }).first()).toBeVisible();
  await expect(fold(page, "Points")).toBeHidden();
  await expect(section(page, "Who's Who").getByText("Lena Winslow")).toBeHidden();
  await fold(page, "Who's Who").click();
  await expect(section(page, "Who's Who").getByText("Lena Winslow")).toBeVisible();
});

test("coverage is one line; what was not read is named with the reason", async ({ page }) => {
  const coverage = coverageOf({
    documents: 4,
    failedDocuments: ["a.pdf", "b.pdf", "c.pdf"].map((fileName, index) => ({
      ...{ documentId: documentItem(index + 2).id, fileName },
      reason: "The file is damaged.",
    })),
  });
  await answerCase(page, { analysis: analysisItem([], { coverage }) });
  await page.goto(PAGE);
  const line = page.getByRole("region", { name: "Coverage" });
  await expect(
    line.getByText("3 of 4 documents not read: a.pdf (The file is damaged), b.pdf (The file is damaged), 1 more."),
  ).toBeVisible();
  await expect(line.getByText("Made by")).toBeHidden();
  await line.getByText("Details", { exact: true }).click();
  await expect(line.getByRole("listitem")).toHaveCount(3);
  await expect(line.getByText("Made by")).toBeVisible();
  await expectAccessible(page);
});

test("what was read in part is named, keeps the all-clear away and looks neither read nor unread", async ({ page }) => {
  const inPart = [
    { documentId: documentItem(1).id, pageNumber: 1, reason: "This page has an image that was not read." },
    { documentId: documentItem(1).id, pageNumber: null, reason: "This PDF carries 1 attached file." },
  ];
  const exhibits = [{ documentId: documentItem(1).id, exhibit: 1, fileName: "a.pdf", pages: "rp", isOurs: false }];
  const coverage = coverageOf({ pages: 2, pagesRead: 2, lowConfidence: 0, unreadParts: 2, inPart, exhibits });
  await answerCase(page, { analysis: analysisItem([], { coverage }) });
  await page.goto(PAGE);
  const line = page.getByRole("region", { name: "Coverage" });
  await expect(line.getByText("2 of 2 pages read. Read in part: Ex. 1 p. 1, Ex. 1.")).toBeVisible();
  await expect(page.getByText("Not assessed: 2 parts of the documents were not read.").first()).toBeVisible();
  await line.getByText("Details", { exact: true }).click();
  await expect(line.getByRole("img", { name: "Ex. 1: 2 of 2 pages read, 1 in part" })).toBeVisible();
  await expect(line.getByRole("listitem")).toHaveText([/an image that was not read/, /carries 1 attached file/]);
  await expectAccessible(page);
});

test("the menu of the head: edit gives the focus back; a run, and print", async ({ page }) => {
  await openCase(page);
  await chooseAction(page, "Edit case");
  await expect(page.getByRole("dialog", { name: "Edit Case" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Case actions" })).toBeFocused();
  await page.getByRole("button", { name: "Case actions" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Edit case",
    "Run the analysis again",
    "Case memo (Word)",
    "Cross-examination outline (Word)",
    "Print",
  ]);
  await expectAccessible(page);
});

test("the bar of a what-if sticks to the foot of the window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCase(page);
  await openFactors(page);
  await section(page, "Curran's Verdict on Your Case").getByRole("button", { name: "Reject" }).first().click();
  const store = page.getByRole("button", { name: "Store these odds" });
  await expect(store).toBeInViewport();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Points" }).click();
  await expect(store).toBeInViewport();
});

test("on a phone the bar of a what-if is small, opens on demand, and its way back outlives a reload", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const verdicts = new Map<string, "proposed" | "rejected">();
  await answerCase(page, { documents: [documentItem(1)], analysis: analysisItem(FINDINGS, ODDS) });
  const findings = () => FINDINGS.map((one) => ({ ...one, verdict: verdicts.get(one.id) ?? one.verdict }));
  await answerCalls(page, "**/api/caseanalysis/analysis/*", (route) =>
    route.fulfill({ json: analysisItem(findings(), ODDS) }),
  );
  await answerCalls(page, "**/api/caseanalysis/finding/*", (route) => {
    const id = route.request().url().split("/").at(-1) ?? "";
    verdicts.set(id, (route.request().postDataJSON() as { verdict: "proposed" | "rejected" }).verdict);
    return route.fulfill({ json: findings().find((one) => one.id === id) });
  });
  await page.goto(PAGE);
  await openFactors(page);
  await section(page, "Curran's Verdict on Your Case").getByRole("button", { name: "Reject" }).first().click();
  const bar = page.locator("[data-sticks]");
  await expect(bar.getByText(/^What if: \d+%, /)).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(640 / 8);
  await expect(bar.getByText("One factor rejected")).toBeHidden();
  await expectAccessible(page);
  await bar.getByRole("button", { name: "What the reviews change" }).click();
  await expect(bar.getByText("One factor rejected")).toBeVisible();

  await expect.poll(() => [...verdicts.values()]).toEqual(["rejected"]);
  await page.reload();
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar).toBeEmpty();
  await expect.poll(() => [...verdicts.values()]).toEqual(["proposed"]);
  // Nothing is open any more: there is nothing to take back.
  await page.reload();
  await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
  await expect(bar).toBeEmpty();
});

test("a wide window: the viewer is a pane, the sidebar a rail, the chat a drawer", async ({ page }) => {
  await page.setViewportSize({ width: 1720, height: 1080 });
  await openCase(page);
  const title = page.getByRole("heading", { level: 1 });
  const width = async () => Math.round((await section(page, "Points").boundingBox())?.width ?? 0);
  expect(await width()).toBe(992);
  const chip = section(page, "Curran's Verdict on Your Case").locator("a[data-slot=chip]").first();
  await chip.click();
  const pane = section(page, "Document");
  await expect(pane.locator("mark").first()).toBeInViewport();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(Math.round((await pane.boundingBox())?.width ?? 0)).toBe(632);
  expect(await width()).toBe(992);
  const docket = page.getByRole("link", { name: "The Docket" });
  expect((await docket.boundingBox())?.width).toBeLessThan(64);
  await expect(docket).toHaveAttribute("title", "The Docket");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The page stays in use beside it; Escape in the pane closes it and gives the focus back.
  await title.click();
  await expect(pane).toBeVisible();
  await pane.getByRole("button", { name: "Close viewer" }).focus();
  await page.keyboard.press("Escape");
  await expect(pane).toHaveCount(0);
  await expect(chip).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));

  const opener = page.getByRole("button", { name: "Whisper in My Ear" });
  await expect(page.getByLabel("Ask about this case")).toBeHidden();
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Whisper in My Ear" })).toBeVisible();
  await expect(page.getByLabel("Ask about this case")).toBeFocused();
  await page.keyboard.type("Did it weave?");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  // Closed it keeps what was typed.
  await opener.click();
  await expect(page.getByLabel("Ask about this case")).toHaveValue("Did it weave?");
});

test("320 px: nothing scrolls sideways, whatever the length of the names", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await answerCase(page, {
    case: caseItem({ title: "Delacroix_Abernathy".repeat(8), clientName: "Delacroix_Abernathy".repeat(8) }),
    documents: [documentItem(1)],
    analysis: analysisItem(FINDINGS),
  });
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "The Skinny" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("1720 px: side by side takes the room beside the page, and cuts no cell", async ({ page }) => {
  await page.setViewportSize({ width: 1720, height: 1000 });
  const documents = Array.from({ length: 6 }, (_, index) => documentItem(index + 1));
  const quote = "did not tell me of any condition that would keep him from performing the tests.";
  const cells = documents.map(({ id }, index) => cell(citation(index, { documentId: id, exhibit: index + 1, quote })));
  await answerCase(page, { documents, analysis: analysisItem([], { sideBySide: [{ label: "Condition", cells }] }) });
  await page.goto(PAGE);
  const table = page.getByRole("grid", { name: "Side by side" });
  await expect(table).toBeVisible();
  const words = await table
    .locator("td a span[dir]")
    .evaluateAll((all) => all.map((one) => one.scrollHeight > one.clientHeight));
  expect(words).toEqual(cells.map(() => false));
  await expectNoSidewaysScroll(page);
});

test("320 px: the Provisional mark stays in its card", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await answerCase(page, {
    analysis: analysisItem(FINDINGS, {
      ...{ viabilityScore: 63, confidenceScore: 0.5, offenceClass: "dui" },
      oddsReview: { provisional: true, factors: 12, reviewed: 0 },
    }),
  });
  await page.goto(PAGE);
  const verdict = section(page, "Curran's Verdict on Your Case");
  const mark = (await verdict.getByText("Provisional", { exact: true }).first().boundingBox())!;
  const card = (await verdict.boundingBox())!;
  expect(mark.x + mark.width).toBeLessThanOrEqual(card.x + card.width - 16);
});

test("1280 px: a long title has two lines, and none is cut off", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await answerCase(page, {
    case: caseItem({ title: "State v. Haversham-Oduya and Castellanos" }),
    analysis: analysisItem(FINDINGS, ODDS),
  });
  await page.goto(PAGE);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  // The letters reach a little beyond their lines; a line that is cut off is 26 px.
  await expect.poll(() => title.evaluate((h1) => h1.scrollHeight - h1.clientHeight)).toBeLessThan(13);
});
