// @spec 2.3: search over all files, palette, shortcuts, help (product page)
// @spec 2.11: document viewer: pages, search, confidence, full text, error with Retry
// @spec 5: document search: blank ignored, special characters escaped
// @spec 7.3: annotations, search in a document
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { PDFDocument } from "pdf-lib";
import { test } from "../support/account.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { makeCase } from "../support/make-case.ts";
import { textToPdf } from "../support/text-to-pdf.ts";
import { watchPolicy } from "../support/watch-policy.ts";

const REAL = join(import.meta.dirname, "..", "fixtures", "documents");
const REPORT = `NARRATIVE
At 23:42 hours I was on routine patrol. A silver sedan,
plate 7KXM221, weaved over the fog line three times.

I asked MARLOW (the driver) to step out. Marlow said "two beers".
He gave an inter-
view at the scene. Costs: $1.50 [a.b].

MARLOW was advised of his rights before any question was asked.`;

async function files() {
  return [
    { name: "incident-report.pdf", mimeType: "application/pdf", buffer: await textToPdf(REPORT) },
    { name: "fake-text.txt", mimeType: "text/plain", buffer: readFileSync(join(REAL, "fake-text.txt")) },
    { name: "password.pdf", mimeType: "application/pdf", buffer: readFileSync(join(REAL, "password.pdf")) },
  ];
}

const LARGE = { name: "large.pdf", mimeType: "application/pdf", size: 8_000_000 };

/** The report again, with much in the file that no page shows. */
async function largePdf(): Promise<Buffer> {
  const document = await PDFDocument.load(await textToPdf(REPORT));
  document.context.register(document.context.stream(randomBytes(LARGE.size)));
  return Buffer.from(await document.save());
}

async function openDocument(page: Page, name: string) {
  const link = page.getByRole("link", { name, exact: true });
  await expect(link).toBeVisible();
  await link.click();
}

/** Whether anything dark is drawn on the original page. */
function isInked(page: Page): Promise<boolean> {
  return page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, index) => index % 4 === 0 && value < 100);
  });
}

const viewer = (page: Page) => page.getByRole("dialog").first();

// @spec 5: document search: blank ignored, special characters
test("read a document page by page, search in it, and look at the original beside it", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const scans = ["phototest-jpeg2000.pdf", "phototest-jbig2.pdf"].map((name) => ({
    ...{ name, mimeType: "application/pdf", buffer: readFileSync(join(REAL, name)) },
  }));
  const made = await makeCase(request, {
    ...{ token: account.token, title: "State v. Marlow" },
    files: [...(await files()), ...scans, { ...LARGE, buffer: await largePdf() }],
  });
  const expectPolicyKept = watchPolicy(page);
  await signIn(page);
  await page.goto(`/cases/${made.id}`);
  await openDocument(page, "incident-report.pdf");
  const box = viewer(page);
  await expect(box.getByText("NARRATIVE")).toBeVisible();
  await expect(box.getByText("Confidence 100.0%")).toBeVisible();

  // The original page, drawn from the bytes, follows the text.
  await expect(box.getByRole("img", { name: "Original page 1 of incident-report.pdf" })).toHaveAttribute(
    "data-page",
    "1",
    { timeout: 20_000 },
  );
  expect(await isInked(page)).toBe(true);
  const width = () => box.locator("canvas").evaluate((canvas) => canvas.getBoundingClientRect().width);
  const fitted = await width();
  await box.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(fitted * 1.2);
  await box.getByRole("button", { name: "Fit width" }).click();
  await expect.poll(width).toBe(fitted);
  await expectAccessible(page);

  await expect(box.getByRole("button", { name: "Previous page" })).toBeDisabled();
  await box.getByRole("button", { name: "Next page" }).click();
  await expect(box.getByText("He gave an inter-")).toBeVisible();
  await expect(box.getByRole("img", { name: "Original page 2 of incident-report.pdf" })).toHaveAttribute(
    "data-page",
    "2",
  );
  await box.getByLabel("Page", { exact: true }).selectOption("3");
  await expect(box.getByText("advised of his rights")).toBeVisible();
  await expect(box.getByRole("button", { name: "Next page" })).toBeDisabled();
  await box.getByRole("button", { name: "Previous page" }).click();

  // The search: Ctrl+F, count, next and previous around the end, marks; blank ignored, signs only signs.
  await page.keyboard.press("Control+f");
  const field = box.getByLabel("Search in this document");
  await expect(field).toBeFocused();
  await field.fill("marlow");
  await expect(box.getByText("Match 1 of 3, page 2")).toBeAttached();
  await expect(box.locator("mark[data-mark=active]")).toHaveText("MARLOW");
  await field.press("Enter");
  await field.press("Enter");
  await expect(box.getByText("Match 3 of 3, page 3")).toBeAttached();
  await field.press("Enter");
  await expect(box.getByText("Match 1 of 3, page 2")).toBeAttached();
  await field.press("Shift+Enter");
  await expect(box.getByText("Match 3 of 3, page 3")).toBeAttached();
  await box.getByRole("button", { name: "Previous match" }).click();
  await box.getByRole("button", { name: "Next match" }).click();
  await field.fill("   ");
  await expect(box.getByText("No matches")).toHaveCount(0);
  await expect(box.locator("mark")).toHaveCount(0);
  await field.fill("$1.50 [a.b]");
  await expect(box.getByText("Match 1 of 1, page 2")).toBeAttached();
  for (const nothing of ["a?b", ".*", "[a-z]"]) {
    await field.fill(nothing);
    await expect(box.getByText("No matches").first()).toBeAttached();
  }
  await field.fill("interview");
  await expect(box.locator("mark[data-mark=active]")).toHaveText(["inter-", "view"]);

  await box.getByText("View Full Extracted Text").click();
  await expect(box.getByRole("region", { name: "View Full Extracted Text" })).toContainText("NARRATIVE");
  await box.getByText("View Full Extracted Text").click();

  // Escape leaves the search before the viewer.
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(box.locator("mark[data-mark=active]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  // The address leads back to the same place, here and on a page of its own.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const report = made.documents.find(({ originalFileName }) => originalFileName === "incident-report.pdf");
  await page.goto(`/cases/${made.id}/documents/${report?.id}?page=2&at=8-14`);
  await expect(page.getByRole("heading", { level: 1, name: "incident-report.pdf" })).toBeVisible();
  await expect(page).toHaveTitle("incident-report.pdf - Odds & Evidence");
  await expect(page.locator("mark[data-mark=cite]")).toHaveText("MARLOW");
  // The quote is marked on the original, too: this one and not the "Marlow" of the next sentence.
  const onPicture = page.locator("[data-picture-mark]");
  await expect(onPicture).toHaveCount(1);
  const [mark, picture] = [await onPicture.boundingBox(), await page.locator("canvas").boundingBox()];
  const share = (at: number, from: number, size: number) => (at - from) / size;
  expect(share(mark!.x, picture!.x, picture!.width)).toBeCloseTo((60 + 8 * 6) / 612, 1);
  expect(share(mark!.y, picture!.y, picture!.height)).toBeCloseTo((792 - 730) / 792, 1);
  await page.getByRole("region", { name: "Text of page 2" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("advised of his rights")).toBeVisible();
  await expect(page).toHaveURL(/page=3$/);
  await page.getByRole("link", { name: "Back to the case" }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${made.id}$`));

  // No picture of a text file; why an unreadable one is unread.
  await openDocument(page, "fake-text.txt");
  await expect(
    page.getByText("Word and text files have no page image. Use Original to download the file."),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await openDocument(page, "password.pdf");
  await expect(viewer(page).getByText("This document could not be read.")).toBeVisible();
  await expect(
    viewer(page)
      .getByText(/password/i)
      .last(),
  ).toBeVisible();

  // Scans in the two encodings that need a decoder of their own: on our own page, with nothing from outside.
  for (const { name } of scans) {
    const scan = made.documents.find(({ originalFileName }) => originalFileName === name);
    await page.goto(`/cases/${made.id}/documents/${scan?.id}`);
    await expect(page.getByRole("img", { name: `Original page 1 of ${name}` })).toHaveAttribute("data-page", "1", {
      timeout: 20_000,
    });
    expect(await isInked(page)).toBe(true);
    await expect(page.getByText("This is a lot of 12 point text to test the")).toBeVisible();
  }

  // Of a large file only what is looked at is fetched.
  const { name, size } = LARGE;
  let fetched = 0;
  page.on("response", (response) => {
    if (response.url().endsWith("/original")) fetched += Number(response.headers()["content-length"]);
  });
  const large = made.documents.find(({ originalFileName }) => originalFileName === name);
  await page.goto(`/cases/${made.id}/documents/${large?.id}?page=2`);
  await expect(page.getByRole("img", { name: `Original page 2 of ${name}` })).toHaveAttribute("data-page", "2", {
    timeout: 20_000,
  });
  expect(await isInked(page)).toBe(true);
  expect(fetched).toBeGreaterThan(0);
  expect(fetched).toBeLessThan(size / 2);
  expectPolicyKept();
});

test("note words with the mouse and with the keyboard, change and delete a note", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const [pdf] = await files();
  const made = await makeCase(request, { token: account.token, title: "State v. Notes", files: [pdf!] });
  await signIn(page);
  await page.goto(`/cases/${made.id}`);
  await openDocument(page, "incident-report.pdf");
  const box = viewer(page);
  await expect(box.getByRole("heading", { name: /^Notes \(0\), citations/ })).toBeVisible();

  // The mouse: a double click selects a word.
  const line = box.locator("[data-line]").filter({ hasText: "plate 7KXM221" });
  await line.dblclick({ position: await placeOf(line, "7KXM221") });
  await box.getByRole("button", { name: "Note it" }).click();
  const form = box.getByRole("form", { name: "New note" });
  const note = form.getByLabel("Note", { exact: true });
  await expect(note).toBeFocused();
  await expect(form.locator("q")).toContainText("7KXM221");
  await note.fill("Whose plate?");
  await form.getByRole("radio", { name: "Rose" }).check({ force: true });
  // Nothing typed is lost by Escape or by turning the page.
  await note.press("Escape");
  await expect(note).toHaveValue("Whose plate?");
  await box.getByRole("button", { name: "Next page" }).click();
  await expect(note).toHaveValue("Whose plate?");
  await box.getByRole("button", { name: "Close viewer" }).click();
  await expect(page.getByText("The note you are writing is not saved.")).toBeVisible();
  await page.getByRole("button", { name: "Keep writing" }).click();
  await page.route("**/annotations", (route) => route.abort(), { times: 1 });
  await form.getByRole("button", { name: "Save note" }).click();
  await expect(form.getByText("Failed to save the note")).toBeVisible();
  await expect(note).toHaveValue("Whose plate?");
  await form.getByRole("button", { name: "Save note" }).click();
  await expect(form).toHaveCount(0);
  await box.getByRole("button", { name: "Previous page" }).click();
  const card = box.getByRole("article", { name: "Note by Rosa Achterberg" });
  await expect(card).toContainText("Whose plate?");
  await expect(box.getByRole("heading", { name: /^Notes \(1\), citations/ })).toBeVisible();
  await expect(box.locator("p span[data-color=rose]")).toContainText("7KXM221");

  // The keyboard: to a line, over two, and note it.
  await box.getByRole("region", { name: "Text of page 1" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(box.locator("[data-line='1']")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("n");
  await expect(form.locator("q")).toContainText("At 23:42 hours");
  await expect(form.locator("q")).toContainText("three times.");
  await page.keyboard.type("Check the dispatch log.");
  await page.keyboard.press("Control+Enter");
  await expect(box.getByRole("heading", { name: /^Notes \(2\), citations/ })).toBeVisible();

  // Cards stand beside their lines and never over each other.
  const tops = await box
    .getByRole("article")
    .evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
  expect(tops[1]?.[0]).toBeGreaterThanOrEqual(tops[0]?.[1] ?? 0);

  await card.filter({ hasText: "Whose plate?" }).getByRole("button", { name: "Edit note" }).click();
  const edit = box.getByRole("form", { name: "Edit note" });
  await edit.getByLabel("Note", { exact: true }).fill("The neighbor's plate.");
  await edit.getByRole("button", { name: "Save note" }).click();
  await expect(card.filter({ hasText: "The neighbor's plate." })).toBeVisible();
  await page.reload();
  await expect(card.filter({ hasText: "The neighbor's plate." })).toBeVisible();

  await card.filter({ hasText: "The neighbor's plate." }).getByRole("button", { name: "Delete note" }).click();
  const ask = page.getByRole("dialog", { name: "Delete this note?" });
  await expect(ask.getByRole("button", { name: "Cancel" })).toBeFocused();
  await ask.getByRole("button", { name: "Delete note" }).click();
  await expect(card).toHaveCount(1);
  await expect(box.getByRole("heading", { name: /^Notes \(1\), citations/ })).toBeVisible();
});

test("a note that is being written outlives the loading of the page below", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const [pdf] = await files();
  const made = await makeCase(request, { token: account.token, title: "State v. Notes", files: [pdf!] });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await signIn(page);
  // As when an analysis ends and its result is fetched.
  await page.route("**/api/caseanalysis/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/cases/${made.id}?doc=${made.documents[0]!.id}&page=1`);
  const box = viewer(page);
  const line = box.locator("[data-line]").filter({ hasText: "plate 7KXM221" });
  await line.dblclick({ position: await placeOf(line, "7KXM221") });
  await box.getByRole("button", { name: "Note it" }).click();
  const note = box.getByRole("form", { name: "New note" }).getByLabel("Note", { exact: true });
  await note.fill("Whose plate?");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "State v. Notes", includeHidden: true })).toBeAttached();
  await expect(note).toHaveValue("Whose plate?");
});

test("the palette finds cases, passages and commands, and leads to the words", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const [pdf] = await files();
  const made = await makeCase(request, { token: account.token, title: "State v. Palette", files: [pdf!] });
  const expectPolicyKept = watchPolicy(page);
  await signIn(page);
  await page.goto("/dashboard");
  const button = page.getByRole("button", { name: "Search cases and files" });
  await button.click();
  const field = page.getByRole("combobox", { name: "Search cases, files and commands" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await field.fill("helicopter zebra");
  await expect(page.getByText("No page matches these words.").first()).toBeVisible();
  await field.fill("palette");
  await expect(page.getByRole("option", { name: /State v\. Palette/ })).toBeVisible();

  await page.route("**/api/search?*", (route) => route.abort(), { times: 1 });
  await field.fill("7kxm221");
  await expect(page.getByText("The files could not be searched.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  const hit = page.getByRole("option", { name: /plate 7KXM221/ });
  await expect(hit.first()).toBeVisible();
  await expectAccessible(page);
  await field.focus();
  await field.fill('"fog line three" suppressor');
  await expect(page.getByText("In the files: no page has all these words")).toBeVisible();
  await expect(page.getByRole("option", { name: /incident-report\.pdf/ }).first()).toContainText(
    "Without: 'suppressor'",
  );
  await expectAccessible(page);
  await field.fill('"fog line three"');
  await expect(page.getByRole("option", { name: /incident-report\.pdf/ }).first()).toBeVisible();
  await page.getByRole("option", { name: /State v\. Palette · incident-report\.pdf/ }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${made.id}\\?doc=`));
  await expect(viewer(page).locator("mark[data-mark=cite]")).toHaveText("fog line three");

  await page.keyboard.press("Control+k");
  await field.fill("report incident");
  await page.getByRole("option", { name: /^incident-report\.pdf Ex\. 1 · State v\. Palette/ }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${made.id}\\?doc=`));
  await expect(viewer(page)).toBeVisible();

  // Over the open viewer, to another place of the same document.
  await page.keyboard.press("Control+k");
  await field.fill("advised of his rights");
  await page.getByRole("option", { name: /State v\. Palette · incident-report\.pdf/ }).click();
  await expect(viewer(page).locator("mark[data-mark=cite]")).toHaveText("advised of his rights");
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await field.fill("fish");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cases\/new$/);
  expectPolicyKept();
});

test("the shortcuts on a key that can be switched off, and the help", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("Note the selected words, or the line")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel("Use single-key shortcuts anywhere on the page").uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(sheet).toHaveCount(0);

  await page.getByRole("link", { name: "Help", exact: true }).click();
  await expect(page).toHaveTitle("Help - Odds & Evidence");
  await expect(page.getByRole("heading", { name: "What the numbers mean" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Privacy" })).toBeVisible();
  await page.getByLabel("Use single-key shortcuts anywhere on the page").check();
  await page.keyboard.press("?");
  await expect(sheet).toBeVisible();
});

test("a document that cannot be loaded can be tried again", async ({ page, request, account, signIn }) => {
  const [, text] = await files();
  const made = await makeCase(request, { token: account.token, title: "State v. Retry", files: [text!] });
  await signIn(page);
  let fails = true;
  await page.route("**/content", (route) => (fails ? route.abort() : route.fallback()));
  await page.goto(`/cases/${made.id}/documents/${made.documents[0]?.id}`);
  await expect(page.getByRole("heading", { name: "Error Loading Document" })).toBeVisible();
  await expect(page.getByText("Failed to load document content")).toBeVisible();
  fails = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("region", { name: "Text of page 1" })).toBeVisible();
});

/** The middle of a word as it is drawn, which depends on the machine's fonts, from the line's corner. */
const placeOf = (line: Locator, word: string) =>
  line.evaluate((element, sought) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.nodeValue?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + sought.length);
      const [drawn, corner] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return { x: drawn.x + drawn.width / 2 - corner.x, y: drawn.y + drawn.height / 2 - corner.y };
    }
    throw new Error(`The line does not hold ${sought}.`);
  }, word);
