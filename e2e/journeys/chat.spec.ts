import { expect } from "@playwright/test";
import { test } from "../support/account.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { makeCase } from "../support/make-case.ts";
import { watchPolicy } from "../support/watch-policy.ts";

const REPORT = `INCIDENT REPORT

Officer Teague stopped the gray sedan at 2342 hours. The driver had two beers at
a friend's house.

He was advised of his rights after the breath test.

The in-car video was requested from the records unit.`;

test("without a model the chat shows the closest sentences, the found words bold, and denies nothing", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const files = [
    { name: "report.txt", mimeType: "text/plain", buffer: Buffer.from(REPORT) },
    { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.from("A map.") },
  ];
  const made = await makeCase(request, { token: account.token, title: "State v. Chat", files });
  const expectPolicyKept = watchPolicy(page);
  await signIn(page);
  await page.goto(`/cases/${made.id}`);
  const input = page.getByLabel("Ask about this case");
  const log = page.getByRole("region", { name: "Whisper in My Ear" }).getByRole("log");
  const ask = async (question: string) => {
    await input.fill(question);
    await input.press("Enter");
    await expect(input).toBeEnabled();
  };

  await ask("when was my client Mirandized?");
  await expect(log.getByText("Closest passages, found by keyword (no AI model set up).")).toBeVisible();
  const quote = log.locator("blockquote").first();
  await expect(quote).toContainText("He was advised of his rights after the breath test.");
  await expect(quote.locator("strong")).toHaveText(["advised of his rights"]);
  await expectAccessible(page);

  await ask("is there a dashboard camera video?");
  await expect(log.locator("strong").filter({ hasText: /in-car/i })).toBeVisible();

  await ask("Did the officer find cocaine in the trunk?");
  await expect(
    log.getByText(
      "These share words with your question; they may not answer it. Not in these passages: 'cocaine', 'in the trunk'.",
    ),
  ).toBeVisible();

  await ask("What is the capital of France?");
  await expect(log.getByText("No passage matches these words. Searched 2 of 2 pages.")).toBeVisible();
  await log.locator("blockquote").first().getByRole("link").click();
  await expect(page.getByRole("dialog").locator("mark[data-mark=cite]")).toHaveText([
    "He was advised of his rights after the breath test.",
  ]);
  expectPolicyKept();
});
