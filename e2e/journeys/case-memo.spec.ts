import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import mammoth from "mammoth";
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
const REPORT = file("marlow-ex1-incident-report.pdf", "application/pdf");
/** The report counts five clues. */
const WORKSHEET: MadeFile = {
  ...{ name: "worksheet.txt", mimeType: "text/plain" },
  buffer: Buffer.from("FIELD SOBRIETY WORKSHEET\nSubject: MARLOW\nOfficer: TEAGUE\nWalk-and-turn: 1 clue\n"),
};

test("new documents say what they changed, and the memo is chosen, kept and read back", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const { token } = account;
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await makeCase(request, { token, title: "State v. Marlow", files: [REPORT] });
  const read = async (path: string): Promise<unknown> => (await request.get(path, { headers })).json();
  await analyzeCase(request, { token, caseId: id });
  const added = await request.post("/api/fileupload/upload", { headers, multipart: { file: WORKSHEET, caseId: id } });
  expect(added.status()).toBe(201);
  const statuses = async () =>
    ((await read(`/api/case/${id}`)) as { documents: { status: string }[] }).documents.map(({ status }) => status);
  await expect.poll(statuses).toEqual(["completed", "completed"]);
  await analyzeCase(request, { token, caseId: id });

  const expectPolicyKept = watchPolicy(page);
  await signIn(page);
  await page.goto(`/cases/${id}`);
  const card = page.getByRole("region", { name: "What 1 document changed" });
  await expect(card.getByText("Contradicted by the new documents")).toBeVisible();
  await expect(card.getByRole("link", { name: /^Point \d+: / }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Case actions" }).click();
  await page.getByRole("menuitem", { name: "Case memo (Word)" }).click();
  const dialog = page.getByRole("dialog", { name: "Case memo" });
  await expect(dialog.getByLabel("Timeline")).toBeChecked();
  await expectAccessible(page);
  for (const section of ["Timeline", "Coverage"]) await dialog.getByLabel(section).uncheck();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download memo" }).click(),
  ]);
  await expect(dialog).toBeHidden();
  expect(saved.suggestedFilename()).toBe("Case memo - State v. Marlow.docx");
  const html = (await mammoth.convertToHtml({ buffer: readFileSync(await saved.path()) })).value;
  expect(html).toMatch(/<h1>What changed[^]*<h1>Points<\/h1>[^]*<h1>Odds and factors<\/h1>/);
  expect(html).not.toContain("<h1>Timeline</h1>");

  await page.getByRole("button", { name: "Case actions" }).click();
  await page.getByRole("menuitem", { name: "Cross-examination outline (Word)" }).click();
  const outline = page.getByRole("dialog", { name: "Cross-examination outline" });
  await expect(outline.getByLabel("Witness")).toHaveValue(/Teague/);
  await expectAccessible(page);
  const [kept] = await Promise.all([
    page.waitForEvent("download"),
    outline.getByRole("button", { name: "Download outline" }).click(),
  ]);
  expect(kept.suggestedFilename()).toMatch(/^Cross-examination, .*Teague - State v\. Marlow\.docx$/);

  await card.getByRole("button", { name: "Dismiss" }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Points", exact: true })).toBeVisible();
  await expect(card).toBeHidden();
  expectPolicyKept();
});
