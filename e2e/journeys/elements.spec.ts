import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/account.ts";
import { analyzeCase } from "../support/analyze-case.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { makeCase } from "../support/make-case.ts";
import { watchPolicy } from "../support/watch-policy.ts";

const EXHIBITS = join(import.meta.dirname, "..", "..", "server", "demo", "exhibits");
const FILES = ["marlow-ex1-incident-report.pdf", "marlow-ex3-breath-test-record.pdf"].map((name) => ({
  ...{ name, mimeType: "application/pdf" },
  buffer: readFileSync(join(EXHIBITS, name)),
}));
const OVER = "Or with an alcohol concentration at or over the limit";

test("enter the elements of a charge, choose evidence for and against, change and delete them", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const made = await makeCase(request, { token: account.token, title: "State v. Marlow", files: FILES });
  await analyzeCase(request, { token: account.token, caseId: made.id });
  const expectPolicyKept = watchPolicy(page);
  await signIn(page);
  await page.goto(`/cases/${made.id}`);

  // Folded while there is nothing in it.
  const section = page.getByRole("region", { name: "Elements", exact: true });
  await expect(section.getByText("None entered").last()).toBeVisible();
  await expect(section.getByRole("button", { name: "Add a charge" })).toBeHidden();
  await section.getByRole("button", { name: "Elements", exact: true }).click();
  await section.getByRole("button", { name: "Add a charge" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Start from").selectOption("Driving under the influence");
  await expect(dialog.getByLabel("Charge", { exact: true })).toHaveValue("Driving under the influence");
  await dialog.getByLabel("Elements, one per line").press("Control+End");
  await dialog.getByLabel("Elements, one per line").pressSequentially("\n(5) In this county;");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(section.getByText("In this county", { exact: true })).toBeVisible();
  await expect(section.getByText("5 elements, 5 with no evidence noted").last()).toBeVisible();

  // The rules only suggest: nothing is there until a person presses it.
  const element = section.getByRole("listitem").filter({ hasText: OVER }).first();
  await expect(element.getByText("None noted")).toHaveCount(2);
  await expect(element.getByText(/suggested by the rules$/)).toBeVisible();
  await element.getByRole("button", { name: `Choose evidence: ${OVER}` }).click();
  const suggested = dialog.getByRole("region", { name: "Suggested by the rules" });
  await suggested
    .getByRole("button", { name: /^For: Ex\. / })
    .first()
    .click();
  await expect(suggested.getByRole("button", { name: /^For: Ex\. / }).first()).toHaveAttribute("aria-pressed", "true");
  await dialog.getByLabel("Find a quote").fill("calibration");
  await expect(dialog.getByRole("listitem").first()).toContainText(/calibration/i);
  await dialog
    .getByRole("button", { name: /^Against: Ex\. / })
    .first()
    .click();
  await expect(dialog.getByRole("button", { name: /^Against: Ex\. /, pressed: true }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(element.getByText("None noted")).toHaveCount(0);
  await expect(element.getByRole("link", { name: /^Ex\. \d p\. \d/ })).toHaveCount(2);
  await expectAccessible(page);

  // The sticker opens its page with the words marked.
  await element
    .getByRole("link", { name: /^Ex\. \d p\. \d/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").locator("mark").first()).toBeInViewport();
  await page.goBack();

  // An element that is edited keeps its evidence; one that is removed goes; all of it is there after a reload.
  await section.getByRole("button", { name: "Edit: Driving under the influence" }).click();
  await dialog.getByLabel("Element 4", { exact: true }).fill("A concentration of 0.08 or more");
  await dialog.getByRole("button", { name: "Remove element 5" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  const changed = section.getByRole("listitem").filter({ hasText: "A concentration of 0.08 or more" }).first();
  await expect(changed.getByRole("link", { name: /^Ex\. \d p\. \d/ })).toHaveCount(2);
  await expect(section.getByText("In this county")).toHaveCount(0);
  await changed
    .getByRole("button", { name: /^Remove: “/ })
    .first()
    .press("Enter");
  await expect(changed.getByRole("link", { name: /^Ex\. \d p\. \d/ })).toHaveCount(1);

  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await section.getByRole("button", { name: "Edit: Driving under the influence" }).click();
  await dialog.getByRole("button", { name: "Delete the charge" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the charge" }).click();
  await expect(section.getByText("None entered").last()).toBeVisible();
  expectPolicyKept();
});
