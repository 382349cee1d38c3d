import type { Locator, Page } from "@playwright/test";
import {
  analysisItem,
  CASE_ID,
  citation,
  contentOf,
  documentItem,
  finding,
  pageContent,
} from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { answerCase } from "../support/case-answers.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

const LINES = [
  "REPORT 25-4471, NARRATIVE",
  "",
  "On October 12, 2025 at 2342 hours I was on patrol on Quarry Road in a marked vehicle when I stopped a",
  "gray Kestrel sedan. The vehicle weaved over the fog line",
  "three times. The driver pulled to the shoulder.",
];
const REPORT = LINES.join("\n");
const CAMERA = "[23:32:08] I'm behind a gray Kestrel.\n[23:32:31] He touched the fog line once, just now.";
const LOG = "23:31:40 UNIT 14 TRAFFIC STOP\n23:32:50 NO LANE VIOLATION SEEN";
const TEXTS = [REPORT, CAMERA, LOG];
const PAPERS = ["police report", "camera record", "dispatch log"];

const DOCUMENTS = [1, 2, 3].map((number) => documentItem(number));
const idOf = (exhibit: number) => DOCUMENTS[exhibit - 1]!.id;

/** The place of words in an exhibit, as the address and the analysis have it. */
function rangeOf(exhibit: number, words: string) {
  const start = TEXTS[exhibit - 1]!.indexOf(words);
  return { start, end: start + words.length };
}
const cite = (exhibit: number, words: string) =>
  citation(exhibit, {
    ...{ documentId: idOf(exhibit), exhibit, fileName: `exhibit-${exhibit}.pdf`, quote: words },
    ...rangeOf(exhibit, words),
  });
const WEAVED = "The vehicle weaved over the fog line\nthree times.";
const TOUCHED = "He touched the fog line once, just now.";
const FOG_LINE = finding(1, {
  ...{ kind: "contradiction", pointId: "lane", text: "Fog line" },
  citations: [cite(1, WEAVED), cite(2, TOUCHED), cite(3, "NO LANE VIOLATION SEEN")],
});
const FINDINGS = [
  FOG_LINE,
  finding(2, {
    ...{ kind: "contradiction", pointId: "time", text: "Time of the stop" },
    citations: [cite(1, "2342 hours"), cite(3, "23:31:40")],
  }),
  finding(3, { kind: "factor", pointId: "lane", text: "The lane", weight: 10, citations: [cite(2, TOUCHED)] }),
];

async function answer(page: Page) {
  await answerCase(page, { documents: DOCUMENTS, analysis: analysisItem(FINDINGS) });
  await answerCalls(page, "**/api/documentviewer/document/*/content", (route) => {
    const index = DOCUMENTS.findIndex(({ id }) => route.request().url().includes(id));
    const text = TEXTS[index] ?? "";
    return route.fulfill({
      json: contentOf({
        ...{ id: idOf(index + 1), exhibit: index + 1, fileName: `exhibit-${index + 1}.pdf`, pageCount: 1 },
        pages: [pageContent({ text })],
        ...{ extractedText: text, citations: [], paper: { name: PAPERS[index] ?? "", isOnly: index !== 2 } },
      }),
    });
  });
}

function address(exhibit: number, words: string, suffix = "") {
  const { start, end } = rangeOf(exhibit, words);
  return `doc${suffix}=${idOf(exhibit)}&page${suffix}=1&at${suffix}=${start}-${end}`;
}
const TWO = `/cases/${CASE_ID}?${address(1, WEAVED)}&${address(2, TOUCHED, "2")}&from=${FOG_LINE.id}`;

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const viewer = (page: Page) => page.getByRole("dialog").first();
const cited = (place: Locator) => place.locator("mark[data-mark=cite]");

test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answer(page);
});

test("two exhibits side by side: compare, copy, decide, go on", async ({ page }) => {
  await page.goto(TWO);
  const box = viewer(page);
  const [left, right] = [box.getByRole("region", { name: "Ex. 1", exact: true }), box.locator("section").nth(1)];
  await expect(box.getByRole("heading", { name: "Fog line", level: 2 })).toBeVisible();
  await expect(box.getByText("Point 1. Contradiction 1 of 2.")).toBeVisible();
  await expect(cited(left)).toHaveText(["The vehicle weaved over the fog line", "three times."]);
  await expect(cited(right)).toHaveText([TOUCHED]);
  await expectAccessible(page);

  // Both quotes are marked; the one that the steps are at is told from the other.
  const current = (place: Locator) => place.locator("mark[aria-current=true]");
  const outlineOf = (mark: Locator) => mark.evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect(box.getByText("Citation 1 of 3 in point 1")).toBeVisible();
  await expect(current(left)).toHaveCount(2);
  await expect(current(right)).toHaveCount(0);
  expect(await outlineOf(cited(left).first())).toBe("solid");
  expect(await outlineOf(cited(right))).toBe("none");
  await box.getByRole("button", { name: "Next citation" }).click();
  await expect(box.getByText("Citation 2 of 3 in point 1")).toBeVisible();
  await expect(current(left)).toHaveCount(0);
  await expect(current(right)).toHaveText([TOUCHED]);
  expect(await outlineOf(cited(right))).toBe("solid");
  await box.getByRole("button", { name: "Previous citation" }).click();
  await expect(current(right)).toHaveCount(0);

  // The quote goes with its paper, page and lines; selected words go instead of it.
  await left.getByRole("button", { name: "Copy with citation: Police Report, p. 1, l. 4-5" }).click();
  await expect(left.getByText("Copied", { exact: true })).toBeVisible();
  const weaved = "\u201CThe vehicle weaved over the fog line three times.\u201D (Police Report, p. 1, l. 4-5)";
  const touched = `\u201C${TOUCHED}\u201D (Camera Record, p. 1, l. 2)`;
  expect(await clipboard(page)).toBe(weaved);
  await box.getByRole("button", { name: /^Copy both with citations/ }).click();
  await expect.poll(() => clipboard(page)).toBe(`${weaved}\n\n${touched}`);
  await right.getByRole("region", { name: "Text of Ex. 2 p. 1" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await right.getByRole("button", { name: "Copy with citation: Camera Record, p. 1, l. 1-2" }).click();
  await expect.poll(() => clipboard(page)).toContain("[23:32:08] I'm behind a gray Kestrel. [23:32:31] He touched");
  await page.keyboard.press("Escape");

  await page.goto(TWO);
  // The divider: keys, drag, double click.
  const divider = box.getByRole("separator", { name: "Divider; the arrow keys move it" });
  const width = async () => (await left.boundingBox())!.width;
  const half = await width();
  await divider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(divider).toHaveAttribute("aria-valuenow", "52");
  expect(await width()).toBeGreaterThan(half);
  await page.keyboard.press("End");
  await expect(divider).toHaveAttribute("aria-valuenow", "75");
  const grip = (await divider.boundingBox())!;
  await page.mouse.move(grip.x + 6, grip.y + 100);
  await page.mouse.down();
  await page.mouse.move(40, grip.y + 100);
  await page.mouse.up();
  await expect(divider).toHaveAttribute("aria-valuenow", "25");
  await divider.dblclick();
  await expect(divider).toHaveAttribute("aria-valuenow", "50");

  // One search for both.
  await page.keyboard.press("Control+f");
  const field = box.getByLabel("Search in both exhibits");
  await expect(field).toBeFocused();
  await field.fill("fog line");
  await expect(box.getByText("Match 1 of 2, Ex. 1 p. 1")).toBeAttached();
  await field.press("Enter");
  await expect(box.getByText("Match 2 of 2, Ex. 2 p. 1")).toBeAttached();
  await expect(right.locator("mark[data-mark=active]")).toHaveText("fog line");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(right.getByRole("region", { name: "Text of Ex. 2 p. 1" })).toBeFocused();

  // The next citation is in a third paper.
  await expect(box.getByText("Citation 2 of 3 in point 1")).toBeVisible();
  await expect(box.getByText("next: Ex. 3 p. 1")).toBeVisible();
  await page.keyboard.press("j");
  await expect(box.getByText("Citation 3 of 3 in point 1")).toBeVisible();
  await expect(cited(right)).toHaveText(["NO LANE VIOLATION SEEN"]);
  await expect(right.getByText("Dispatch Log (Ex. 3), p. 1, l. 2")).toBeVisible();
  await expect(cited(left)).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`doc=${idOf(1)}.*doc2=${idOf(3)}`));
  await box.getByRole("button", { name: "Previous citation" }).click();
  await expect(cited(right)).toHaveText([TOUCHED]);

  // Accept, as on the page below.
  let verdict = "";
  await answerCalls(page, "**/api/caseanalysis/finding/*", (route) => {
    verdict = (route.request().postDataJSON() as { verdict: string }).verdict;
    return route.fulfill({ json: { ...FOG_LINE, verdict } });
  });
  await expect(box.getByText("Factor +10.")).toBeVisible();
  const review = box.getByRole("group", { name: "Review this finding" });
  await review.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => verdict).toBe("accepted");

  await box.getByRole("button", { name: "One exhibit" }).click();
  await expect(box.getByRole("heading", { name: "exhibit-2.pdf" })).toBeVisible();
  // Across files the keys go on.
  await box.getByRole("region", { name: "Text of page 1" }).focus();
  await page.keyboard.press("k");
  await expect(box.getByRole("heading", { name: "exhibit-1.pdf" })).toBeVisible();
  await expect(box.getByRole("region", { name: "Text of page 1" })).toBeFocused();
  await page.keyboard.press("j");
  await expect(box.getByRole("heading", { name: "exhibit-2.pdf" })).toBeVisible();
  await box.getByRole("button", { name: "Beside Ex. 3" }).click();
  await expect(box.getByRole("separator")).toBeVisible();
  await box.getByRole("button", { name: "Next contradiction" }).click();
  await expect(box.getByRole("heading", { name: "Time of the stop" })).toBeVisible();
  await expect(cited(box)).toHaveText(["2342 hours", "23:31:40"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/cases/${CASE_ID}$`));
});

test("a search that is typed while the document loads finds it", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerCalls(page, "**/api/**", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(`/cases/${CASE_ID}?doc=${idOf(1)}&page=1`);
  const box = viewer(page);
  await expect(box).toBeVisible();
  await page.keyboard.press("Control+f");
  await expect(box.getByLabel("Search in this document")).toBeFocused();
  await page.keyboard.type("fog line");
  await expectAccessible(page);
  release();
  await expect(box.getByText("Match 1 of 1, page 1")).toBeAttached();
  await expect(box.locator("mark[data-mark=active]")).toHaveText("fog line");
  await expect(box.getByLabel("Search in this document")).toHaveValue("fog line");
  await page.keyboard.press("Escape");
  await expect(box.getByLabel("Search in this document")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("lines stay as on the page until the reader lets them wrap", async ({ page }) => {
  await page.goto(TWO);
  const text = viewer(page).getByRole("region", { name: "Text of Ex. 1 p. 1" });
  const longest = text.locator("[data-line='3']");
  const height = async () => (await longest.boundingBox())!.height;
  const sideways = () => text.evaluate((box) => box.scrollWidth - box.clientWidth);
  await expect(longest).toBeVisible();
  expect(await height()).toBeLessThan(30);
  await expect(longest).toHaveCSS("font-size", "12px");
  // Too long for half of the window in 12 px: it is scrolled to, not cut.
  expect(await sideways()).toBeGreaterThan(0);
  await viewer(page).getByLabel("Keep lines").uncheck();
  expect(await height()).toBeGreaterThan(30);
  expect(await sideways()).toBe(0);
  await expect(viewer(page).getByText("Police Report, p. 1, l. 4-5")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("one of two exhibits at a time, and a note of the other one is kept", async ({ page }) => {
    await page.goto(TWO);
    const box = viewer(page);
    await expect(cited(box).first()).toHaveText("The vehicle weaved over the fog line");
    await expect(box.getByText(TOUCHED)).toBeHidden();
    await expectAccessible(page);
    await box.getByRole("group", { name: "Exhibits" }).getByRole("button", { name: "Ex. 2" }).click();
    await expect(box.getByText(TOUCHED)).toBeVisible();
    await box.getByRole("region", { name: "Text of Ex. 2 p. 1" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("n");
    const note = box.getByRole("form", { name: "New note" }).getByLabel("Note", { exact: true });
    await note.fill("Play this part.");
    await box.getByRole("group", { name: "Exhibits" }).getByRole("button", { name: "Ex. 1" }).click();
    await expect(note).toBeHidden();
    await box.getByRole("button", { name: "One exhibit" }).click();
    await expect(page.getByText("Save or cancel the note you are writing first.")).toBeVisible();
    await box.getByRole("group", { name: "Exhibits" }).getByRole("button", { name: "Ex. 2" }).click();
    await expect(note).toHaveValue("Play this part.");
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
