// @spec 2.3: search over all files, palette, shortcuts, help (product page)
// @spec 2.11: document viewer: pages, search, confidence, full text, error with Retry
import type { Annotation } from "#lib/contracts/annotations.ts";
import { CASE_ID, contentOf, DOCUMENT_ID } from "../../testing/answers.ts";
import { answerCalls } from "../support/answer-calls.ts";
import { answerCase } from "../support/case-answers.ts";
import { expectAccessible, expectAccessibleOnPhoneToo } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

const AUTHOR = { id: "0190a000-0000-7000-8000-000000000001", fullName: "Rosa Achterberg" };
const AT = "2026-01-05T10:00:00.000Z";
const note = (number: number, fields: Partial<Annotation>): Annotation => ({
  id: `0190a000-0000-7000-a000-00000000000${number}`,
  pageNumber: 1,
  quote: "NARRATIVE",
  start: 0,
  end: 9,
  note: "Ask about the road before showing it.",
  color: "canary",
  author: AUTHOR,
  mayEdit: true,
  createdAt: AT,
  updatedAt: AT,
  ...fields,
});
const NOTES = [
  note(1, {}),
  note(2, { quote: "MARLOW", start: 84, end: 90, color: "blue", note: "", mayEdit: false }),
  note(3, { quote: "stopped", start: 76, end: 83, color: "green", note: "שאלה" }),
  note(4, { color: "rose", note: "Delacroix-Abernathy".repeat(20), start: 0, end: 0, quote: "gone words" }),
];
const passage = (number: number) => ({
  documentId: DOCUMENT_ID,
  caseId: CASE_ID,
  caseTitle: "State v. Marlow ".repeat(8).trim(),
  caseNumber: "24-CR-0117",
  exhibit: 1,
  fileName: `exhibit-${"long-".repeat(20)}${number}.pdf`,
  pageNumber: number,
  start: 0,
  end: 9,
  snippet: `NARRATIVE ${"of the stop ".repeat(12)}`.trim(),
  snippetStart: 0,
  snippetEnd: 9,
  without: ["suppressor", "unabbreviated".repeat(12)],
});

for (const width of [1280, 390])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a document with notes: read, written, deleted, and still being read", async ({ page }) => {
      await answerCase(page, { content: contentOf({ annotations: NOTES }) });
      await page.goto(`/cases/${CASE_ID}?doc=${DOCUMENT_ID}&page=1&at=27-71`);
      await expect(page.locator("mark").first()).toBeVisible();
      await expectAccessible(page);
      if (width < 1000) await page.getByRole("button", { name: "Notes (4)" }).click();
      await expect(page.getByRole("heading", { name: "Notes (4), citations (1)" })).toBeVisible();
      await expect(page.getByText("The marked words are no longer in the text:")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Edit note" }).first().click();
      await expect(page.getByRole("form", { name: "Edit note" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Delete note" }).first().click();
      await expect(
        page.getByText("Are you sure you want to delete this note? This action cannot be undone."),
      ).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");

      await answerCalls(page, "**/content", (route) =>
        route.fulfill({ json: contentOf({ status: "processing", pages: [], pageCount: 0, citations: [] }) }),
      );
      await page.goto(`/cases/${CASE_ID}/documents/${DOCUMENT_ID}`);
      await expect(
        page.getByText("This document is still being read. Its pages appear here as soon as they are ready."),
      ).toBeVisible();
      await expectAccessible(page);
      // It looks again by itself.
      await answerCalls(page, "**/content", (route) => route.fulfill({ json: contentOf() }));
      await expect(page.getByText("NARRATIVE (continued)")).toBeVisible();
      await expectAccessible(page);
    });
  });

test("the palette, full and with long names; the help", async ({ page }) => {
  await answerCase(page);
  await answerCalls(page, "**/api/search?*", (route) =>
    route.fulfill({
      json: {
        cases: [{ id: CASE_ID, title: "Delacroix-Abernathy".repeat(12), caseNumber: "24-CR-0117", clientName: null }],
        documents: [
          {
            documentId: DOCUMENT_ID,
            caseId: CASE_ID,
            caseTitle: "Delacroix-Abernathy".repeat(12),
            caseNumber: "24-CR-0117",
            exhibit: 1,
            fileName: `${"narrative-".repeat(20)}1.pdf`,
          },
        ],
        passages: [passage(1), passage(2)],
        total: 2000,
      },
    }),
  );
  await page.goto("/help");
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  await page.getByRole("button", { name: "Search cases and files" }).click();
  await page.getByRole("combobox").fill("narrative");
  await expect(page.getByText("2 of 2000 or more pages shown. Add words to narrow the search.")).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
});
