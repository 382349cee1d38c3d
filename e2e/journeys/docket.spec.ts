import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openSession } from "../support/admin.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/expect-accessible.ts";
import { newEmail, registerPerson } from "../support/register-person.ts";
import { expect, test } from "../support/shared-browser.ts";

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
/** A calendar date this many days from now, as the form takes it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("dates, rows, chosen cases and the archive", async ({ page, request }) => {
  // The docket counts its account's cases: no other test may have made some.
  const account = await registerPerson(request, newEmail());
  const headers = { authorization: `Bearer ${account.token}` };
  const titles = ["State v. Pruitt", "State v. Oakes", "State v. Vance"];
  const ids: string[] = [];
  for (const title of titles) {
    const made = await request.post("/api/case", { headers, data: { title, clientName: "Dale Pruitt" } });
    ids.push(((await made.json()) as { id: string }).id);
  }
  await openSession(page, account);

  // A hearing and a deadline that was missed.
  await page.goto(`/cases/${ids[0]}`);
  const dates = page.getByRole("region", { name: "Dates" });
  await expect(dates.getByText(/No date set/)).toBeVisible();
  const add = async (title: string, on: string, more: () => Promise<void>) => {
    await dates.getByRole("button", { name: "Add a date" }).click();
    await page.getByRole("dialog").getByLabel("Title").fill(title);
    await page.getByRole("dialog").getByLabel("Date", { exact: true }).fill(on);
    await more();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await add("Suppression hearing", day(5), async () => {
    await page.getByRole("dialog").getByLabel(/^Time/).fill("09:30");
    await page
      .getByRole("dialog")
      .getByLabel(/^Place/)
      .fill("Courtroom 4B");
    await page.getByRole("dialog").getByLabel("Reminder in the calendar file").selectOption("3 days before");
    await expectAccessible(page);
  });
  await add("Motions due", day(-4), async () => {
    await page.getByRole("dialog").getByLabel("Kind").selectOption("Deadline");
  });
  await expect(dates.getByRole("listitem").first()).toContainText("Motions due");
  await expect(dates.getByRole("listitem").first()).toContainText("Overdue");
  const download = page.waitForEvent("download");
  await dates.getByRole("button", { name: "Calendar file" }).click();
  const calendar = readFileSync(await (await download).path(), "utf8");
  expect(calendar).toContain("SUMMARY:Suppression hearing (State v. Pruitt)");
  expect(calendar).toContain("LOCATION:Courtroom 4B");
  expect(calendar).toContain("TRIGGER:-PT72H");
  expect(calendar).toMatch(/DTSTART:\d{8}T\d{6}Z/);

  // The docket says what is late; rows are remembered.
  await page.goto("/dashboard");
  await expect(page.getByText("3 active cases.", { exact: false })).toContainText("1 overdue");
  await page.getByRole("button", { name: "Rows" }).click();
  await page.getByLabel("Sort").selectOption("Next date");
  await expect(page.getByRole("row").nth(1)).toContainText("Motions due overdue");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Next date" })).toHaveAttribute("aria-sort", "ascending");

  // Chosen cases together.
  await page.getByLabel("Select State v. Oakes").check();
  await page.getByLabel("Select State v. Vance").check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set priority" }).click();
  await page.getByRole("menuitem", { name: "The Heat is On!" }).click();
  await expect(row(page, "State v. Vance")).toContainText("All Hands on Deck");
  const list = page.waitForEvent("download");
  await page.getByRole("button", { name: "Case list (Word)" }).click();
  expect((await list).suggestedFilename()).toBe("Case list.docx");
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(row(page, "State v. Oakes")).toHaveCount(0);
  await page.getByRole("button", { name: "Archived 2" }).click();
  await expect(row(page, "State v. Oakes")).toBeVisible();
  await page.getByLabel("Select State v. Oakes").check();
  await page.getByRole("button", { name: "Make active" }).click();
  await expect(page.getByRole("button", { name: "Active 2" })).toBeVisible();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(4);

  // Recent cases without a word typed.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option", { name: /State v\. Pruitt/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
