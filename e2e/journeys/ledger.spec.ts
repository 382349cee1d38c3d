import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/account.ts";
import { analyzeCase } from "../support/analyze-case.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { type MadeFile, makeCase } from "../support/make-case.ts";
import { watchPolicy } from "../support/watch-policy.ts";

const EXHIBITS = join(import.meta.dirname, "..", "..", "server", "demo", "exhibits");
const file = (name: string, mimeType: string): MadeFile => ({
  ...{ name, mimeType },
  buffer: readFileSync(join(EXHIBITS, name)),
});
const FILES = [
  file("marlow-ex1-incident-report.pdf", "application/pdf"),
  file("marlow-ex3-breath-test-record.pdf", "application/pdf"),
];
const VIDEO = "In-car video";
const CERTIFICATE = "Calibration certificate";

const row = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ has: page.getByLabel(text, { exact: true }) });
const letter = (page: Page) => page.getByRole("region", { name: "Request letter" });

test("request, lose nothing, receive by upload, close, chase what is overdue", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const { token } = account;
  const headers = { authorization: `Bearer ${token}` };
  const made = await makeCase(request, { token, title: "State v. Marlow", files: FILES });
  await analyzeCase(request, { token, caseId: made.id });
  const expectPolicyKept = watchPolicy(page);
  await signIn(page);
  await page.goto(`/cases/${made.id}/ledger`);
  await expect(page.getByRole("heading", { name: "Discovery ledger" })).toBeVisible();
  await expectAccessible(page);

  // The letter holds exactly what is ticked.
  await page.getByLabel(VIDEO, { exact: true }).check();
  await page.getByLabel(CERTIFICATE, { exact: true }).check();
  await expect(letter(page).getByText("Draft, 2 items selected")).toBeVisible();
  await expect(letter(page).getByLabel("Item 2", { exact: true })).toHaveValue(
    /^Calibration certificate\. .*not attached\.”$/,
  );
  await page.getByLabel(VIDEO, { exact: true }).uncheck();
  await expect(letter(page).getByLabel("Item 2", { exact: true })).toHaveCount(0);
  await page.getByLabel("All open and overdue").check();
  await expect(letter(page).getByLabel("Item 2", { exact: true })).toBeVisible();

  // What is typed is there after Esc and after a reload, even one that comes before the save.
  const opening = letter(page).getByLabel("Opening", { exact: true });
  const dialog = page.getByRole("dialog");
  await opening.fill("Please produce the items below by December 6.");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(opening).toHaveValue("Please produce the items below by December 6.");
  await expect(letter(page).getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();

  // A second tab: the later save is noticed, and each side is one press away.
  const second = await page.context().newPage();
  await second.goto(`/cases/${made.id}/ledger`);
  await letter(second).getByLabel("Opening", { exact: true }).fill("From the second tab.");
  await expect(letter(second).getByText(/^Saved/)).toBeVisible();
  await second.close();
  await letter(page).getByLabel("Closing", { exact: true }).fill("From the first tab.");
  await expect(page.getByText("This letter was changed elsewhere")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use the other version" }).click();
  await expect(opening).toHaveValue("From the second tab.");
  await expect(page.getByText("This letter was changed elsewhere")).toHaveCount(0);

  // The answer to a save is lost after the server has stored it: the next save goes over it, nobody has to choose.
  await page.route(
    "**/ledger/draft",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await opening.fill("Stored, but nobody heard of it.");
  await expect(letter(page).getByText(/^Not saved: the server is not responding/)).toBeVisible();
  await opening.fill("Please produce the items below.");
  await expect(letter(page).getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
  await expect(page.getByText("This letter was changed elsewhere")).toHaveCount(0);
  await page.reload();
  await expect(opening).toHaveValue("Please produce the items below.");

  // The number of days is one number: an edited opening follows it, and words that cannot follow are named before the letter goes out.
  await opening.fill("Please confirm within 2 days and produce the items below within 14 days.");
  await page.getByRole("button", { name: "Letter settings" }).click();
  await dialog.getByLabel("Days to answer").fill("");
  await dialog.getByLabel("Days to answer").pressSequentially("21");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(opening).toHaveValue("Please confirm within 2 days and produce the items below within 21 days.");
  await opening.fill("Please produce the items below within two weeks.");
  const mismatch = /^The letter gives 14 days to answer, but the ledger will count 21\./;
  await expect(letter(page).getByText(mismatch)).toBeVisible();
  await letter(page).getByRole("button", { name: "Mark as sent" }).click();
  await expect(dialog.getByText(mismatch)).toBeVisible();
  await page.keyboard.press("Escape");
  await opening.fill("Please produce the items below within 21 days.");
  await expect(letter(page).getByText(mismatch)).toHaveCount(0);

  // What is added by hand is not said to be named in the record unless the attorney says so.
  await page.getByRole("button", { name: "Add an item" }).click();
  await expect(dialog.getByLabel("Part")).toHaveValue("usual");
  await dialog.getByLabel("What is missing").fill("Tow yard log");
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "Add an item" }).click();
  await expect(dialog.getByLabel("What is missing")).toHaveValue("Tow yard log");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(
    page.getByRole("region", { name: "Commonly requested" }).getByRole("listitem").filter({ hasText: "Tow yard log" }),
  ).toBeVisible();

  // The Word document, then the letter goes out on a day that makes it overdue.
  const download = page.waitForEvent("download");
  await letter(page).getByRole("button", { name: "Word" }).click();
  expect((await download).suggestedFilename()).toBe("Request letter, draft - State v. Marlow.docx");
  await letter(page).getByRole("button", { name: "Mark as sent" }).click();
  await dialog.getByLabel("Date sent").fill("2026-01-05");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Mark as sent" }).click();
  await expect(letter(page).getByRole("button", { name: "Letter 1, Jan 5" })).toBeVisible();
  await expect(row(page, CERTIFICATE).getByText(/^Overdue \d+ days$/)).toBeVisible();
  await expect(page.getByRole("group", { name: "Show" }).getByRole("button", { name: /^Overdue/ })).toContainText(
    /[1-9]/,
  );

  // A new upload looks like one of them: one press closes it.
  const answer = await request.post("/api/fileupload/upload", {
    headers,
    multipart: {
      caseId: made.id,
      file: {
        name: "calibration-certificate-A5-0713.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("CALIBRATION CERTIFICATE\nAerolis 5, no. A5-0713\nCalibrated on 09/08/2025."),
      },
    },
  });
  expect(answer.status()).toBe(201);
  await expect(async () => {
    await page.reload();
    await expect(
      page.getByText(/^Ex\. 3 was added on .* and looks like item \d+: Calibration certificate\.$/),
    ).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await page.getByRole("button", { name: "Mark received" }).click();
  const received = page.getByRole("listitem").filter({ hasText: CERTIFICATE });
  await expect(received.getByText("Received", { exact: true })).toBeVisible();
  await expect(received.getByText("Ex. 3", { exact: true })).toBeVisible();
  await expect(received.getByRole("checkbox")).toHaveCount(0);

  // Following up puts the other back into the letter, with the date of the first request.
  await row(page, VIDEO)
    .getByRole("button", { name: /^Follow up/ })
    .click();
  await expect(letter(page).getByLabel("Item 1", { exact: true })).toHaveValue(/First requested January 5, 2026\.$/);

  // A refusal: the reason that was typed survives Esc, and the next steps follow from it.
  await row(page, VIDEO).hover();
  await page.getByRole("button", { name: `Update: ${VIDEO}` }).click();
  await dialog.getByLabel("What happened").selectOption({ label: "Refused" });
  await dialog.getByLabel(/^Reason/).fill("overwritten after 30 days");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: `Update: ${VIDEO}` }).click();
  await expect(dialog.getByLabel(/^Reason/)).toHaveValue("overwritten after 30 days");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await row(page, VIDEO)
    .getByRole("button", { name: /^Next steps/ })
    .click();
  await expect(dialog.getByText(/lost or destroyed evidence/)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  expectPolicyKept();
});
