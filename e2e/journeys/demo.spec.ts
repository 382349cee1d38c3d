// @spec 2.4: demo cases from the empty docket (product page), `DEMO=1`
// @spec 2.11, 3: scans read by OCR, document states, a failed one read again
import type { Page } from "@playwright/test";
import type { SignedIn } from "../../lib/contracts/auth.ts";
import { openSession } from "../support/admin.ts";
import { dropReading } from "../support/drop-reading.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { newEmail, registerPerson } from "../support/register-person.ts";
import { watchPolicy } from "../support/watch-policy.ts";
import { expect, test } from "../support/shared-browser.ts";

// The one journey in which everything moves as people see it: reading, marks, dialogs.
test.use({ hasOwnBrowser: true, contextOptions: { reducedMotion: "no-preference" } });

async function openEmptyDocket(page: Page): Promise<SignedIn> {
  const person = await registerPerson(page.request, newEmail());
  await openSession(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "No cases" })).toBeVisible();
  return person;
}

const percentIn = async (page: Page, title: string) => {
  const folder = page.getByRole("article").filter({ hasText: title });
  await expect(folder).toContainText(/\d+%/, { timeout: 600_000 });
  return Number(/(\d+)%/.exec(await folder.innerText())?.[1]);
};

/** Lines of the scan that findings may cite, by their number on the sheet; the sheet begins with line 0. */
const SCANNED_LINES: Readonly<Record<string, number>> = {
  "Weather: light rain": 7,
  "Walk-and-turn: 1 clue": 11,
  "One-leg stand: 2 clues": 14,
  "Remarks: says knee surgery in spring": 17,
};

/** Where scripts/demo/draw-scan.mjs drew a line of so many letters: fractions of a sheet of 1700 by 2200 pixels. */
function placeOnScan(line: number, letters: number) {
  const tilt = (0.5 * Math.PI) / 180;
  const [x, y] = [190, 250 + line * 66];
  const left = x * Math.cos(tilt) - y * Math.sin(tilt);
  return {
    left: left / 1700,
    right: (left + letters * 0.6 * 36) / 1700,
    baseline: (y * Math.cos(tilt) + x * Math.sin(tilt)) / 2200,
  };
}

/** The box around the marks of the quote, in fractions of the picture. */
async function placeOnPicture(page: Page) {
  const picture = (await page.locator("[data-page] canvas").boundingBox())!;
  const marks = await page
    .locator("[data-picture-mark=cite]")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const most = (side: "right" | "bottom") => Math.max(...marks.map((each) => each[side]));
  const least = (side: "left" | "top") => Math.min(...marks.map((each) => each[side]));
  return {
    left: (least("left") - picture.x) / picture.width,
    right: (most("right") - picture.x) / picture.width,
    top: (least("top") - picture.y) / picture.height,
    bottom: (most("bottom") - picture.y) / picture.height,
  };
}

test("one click on the empty docket, and three cases are read, marked, and can be checked", async ({ page }) => {
  const expectPolicyKept = watchPolicy(page);
  await openEmptyDocket(page);
  await page.getByRole("button", { name: "Load the demo case" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  for (const title of ["State v. Marlow", "State v. Ibarra", "State v. Oakes"])
    await expect(page.getByRole("article").filter({ hasText: title })).toContainText("DEMO");

  const marlow = await percentIn(page, "State v. Marlow");
  // Six of its factors wait for a ruling.
  expect(marlow >= 40 && marlow < 50).toBe(true);
  await expect(page.getByText(/^0 of \d+ factors reviewed$/)).toHaveCount(3);
  const ibarra = await percentIn(page, "State v. Ibarra");
  expect(ibarra >= 50 && ibarra < 70).toBe(true);
  expect(await percentIn(page, "State v. Oakes")).toBeLessThan(50);

  await page.getByRole("link", { name: "Get the Lowdown on State v. Marlow" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "State v. Marlow" })).toBeVisible();
  await expect(page.getByText("DEMO", { exact: true })).toBeVisible();
  await expect(page.getByText("WEAK CASE")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Ex. 2 p. 3" }).first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByLabel("Page", { exact: true })).toHaveValue("3");
  await expect(viewer.locator("mark").first()).toBeInViewport();
  await page.goBack();

  // A scan: the quote is marked on its picture, where it was drawn, at every zoom and however the picture is turned.
  await page.route("**/pages/1/words", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { words: { confidence: number }[] };
    const words = body.words.map((word, index) => (index < 2 ? { ...word, confidence: 0.4 } : word));
    await route.fulfill({ response: answer, json: { ...body, words } });
  });
  await page.getByRole("link", { name: "Ex. 6 p. 1" }).first().click();
  const quote = await viewer.locator("mark[data-mark=cite]").first().innerText();
  const line = SCANNED_LINES[quote] ?? -1;
  expect(line, quote).toBeGreaterThan(0);
  const mark = viewer.locator("[data-picture-mark=cite]");
  const words = quote.split(" ").length;
  await expect(mark).toHaveCount(words);
  const drawn = placeOnScan(line, quote.length);
  const upright = await placeOnPicture(page);
  expect(upright.left).toBeCloseTo(drawn.left, 2);
  expect(upright.right).toBeCloseTo(drawn.right, 2);
  expect(upright.top).toBeLessThan(drawn.baseline);
  expect(upright.bottom).toBeGreaterThan(drawn.baseline);
  expect(upright.bottom - upright.top).toBeLessThan(0.03);
  for (let step = 0; step < 4; step += 1) await viewer.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(async () => (await viewer.locator("canvas").boundingBox())!.width).toBeGreaterThan(700);
  await expect(mark.first()).toBeInViewport();
  expect((await placeOnPicture(page)).left).toBeCloseTo(drawn.left, 2);
  await viewer.getByRole("button", { name: "Fit width" }).click();
  await viewer.getByRole("button", { name: "Rotate the page" }).click();
  await expect.poll(async () => (await placeOnPicture(page)).top).toBeCloseTo(drawn.left, 2);
  expect((await placeOnPicture(page)).right).toBeCloseTo(1 - upright.top, 2);

  // Words that the recognition was not sure of are told, and the lines under them can be taken away.
  const unsure = viewer.getByRole("checkbox", { name: "Underline uncertain words (2)" });
  const underlined = viewer.locator("[data-unsure]");
  await expect(unsure).toBeChecked();
  await expect(underlined).toHaveText(["FIELD", "SOBRIETY"]);
  await expectAccessible(page);
  await unsure.uncheck();
  await expect(underlined).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await viewer.getByRole("button", { name: "Original page", exact: true }).click();
  await expect(mark.first()).toBeInViewport();
  await expectAccessible(page);
  expectPolicyKept();
});

test("while it loads the button says so, and a fault leaves it for another try", async ({ page }) => {
  const { userId } = await openEmptyDocket(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route("**/api/demo", async (route) => {
    calls += 1;
    await held;
    const message = "Something went wrong on our side. Please try again.";
    await route.fulfill({ status: 500, json: { success: false, code: "internal", message, error: message } });
  });
  await page.getByRole("button", { name: "Load the demo case" }).click();
  const busy = page.getByRole("button", { name: "Loading the demo case..." });
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await busy.click({ force: true });
  await expectAccessible(page);
  release();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The demo case could not be loaded");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Please try again.");
  expect(calls).toBe(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.unroute("**/api/demo");
  await page.getByRole("button", { name: "Load the demo case" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await dropReading(userId);
});
