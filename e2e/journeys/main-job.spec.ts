// @spec 2.5: case detail
// @spec 2.6: 'Reel in a New Fish'; 4 file item and flow
// @spec 2.9: analysis progress
// @spec 2.11: document viewer: pages, search, confidence, full text, error with Retry
// @spec 4: latest completed analysis counts; priority edit keeps the earlier odds
// @spec 8: login, registration, cases, upload, progress
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { Analysis } from "../../lib/contracts/analyses.ts";
import type { DocumentSummary } from "../../lib/contracts/documents.ts";
import { openFactors } from "../support/case-sections.ts";
import { test } from "../support/account.ts";
import { type DroppedFile, dropFiles } from "../support/drop-files.ts";
import { textToPdf } from "../support/text-to-pdf.ts";
import { watchPolicy } from "../support/watch-policy.ts";

const REAL = join(import.meta.dirname, "..", "fixtures", "documents");
const OWN = join(import.meta.dirname, "..", "fixtures", "cases");
const REAL_FILES = [
  ["ca2_1-1.pdf", "application/pdf"],
  ["missouri.pdf", "application/pdf"],
  ["handbook-1p.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["fake-text.txt", "text/plain"],
  ["password.pdf", "application/pdf"],
] as const;

async function caseFiles(): Promise<DroppedFile[]> {
  const statement = readFileSync(join(OWN, "witness-statement.txt"), "utf8");
  return [
    ...REAL_FILES.map(([name, mimeType]) => ({ name, mimeType, buffer: readFileSync(join(REAL, name)) })),
    { name: "incident-report.txt", mimeType: "text/plain", buffer: readFileSync(join(OWN, "incident-report.txt")) },
    { name: "witness-statement.pdf", mimeType: "application/pdf", buffer: await textToPdf(statement) },
  ];
}

/** What the server says, with the account's own token. */
function makeApi(request: APIRequestContext, token: string) {
  return async <T>(path: string): Promise<T> => {
    const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as T;
  };
}

type Content = { exhibit: number; pages: { pageNumber: number; text: string }[] };

/** Opens one chip and looks whether the viewer stands on its page with its words marked. Closes it by "back". */
async function expectChipOpensItsWords(page: Page, chip: Locator, contents: ReadonlyMap<string, Content>) {
  const label = (await chip.innerText()).trim();
  const search = new URL((await chip.getAttribute("href")) ?? "", "http://x").searchParams;
  const content = contents.get(search.get("doc") ?? "");
  const [start = 0, end = 0] = (search.get("at") ?? "").split("-").map(Number);
  const pageNumber = Number(search.get("page"));
  expect(label.replace(/\s+x\d+$/, "")).toBe(`Ex. ${content?.exhibit} p. ${pageNumber}`);
  const words = content?.pages.find((candidate) => candidate.pageNumber === pageNumber)?.text.slice(start, end);
  expect(words).toBeTruthy();

  await chip.click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByLabel("Page", { exact: true })).toHaveValue(String(pageNumber));
  await expect(viewer.locator("[data-slot=exhibit]")).toHaveText(`Ex. ${content?.exhibit}`);
  const marks = viewer.locator("mark");
  await expect(marks.first()).toBeInViewport();
  // A mark ends with its line: the lines of a quote are put together again as the page has them.
  expect((await marks.allTextContents()).join("\n")).toBe(words);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
}

// @spec 2.5: header: title, number, client, odds, 'N/A'
// @spec 2.5: 'Case Documents (n)' with the original names
// @spec 2.6, 4: fields, drop zone, list, counts, 'Hold Up!', 'Let's Make Some Magic', then the progress
// @spec 5: new case: 'Please enter both case name and client name', 'Please upload at least one case file', disabled until ready
test("drop the discovery, watch it being read, and check every finding on its page", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const api = makeApi(request, account.token);
  const expectPolicyKept = watchPolicy(page);
  await signIn(page);

  await page.goto("/cases/new");
  await expect(page.getByRole("heading", { name: "Reel in a New Fish" })).toBeVisible();
  await expect(page).toHaveTitle("Reel in a New Fish - Odds & Evidence");
  const magic = page.getByRole("button", { name: "Let's Make Some Magic" });
  await expect(magic).toBeDisabled();
  await page.getByLabel("Case Name").fill("State v. Okafor");
  await page.getByLabel("Client Name").fill("Daniel Okafor");
  await expect(magic).toBeDisabled();
  await dropFiles(page, await caseFiles());
  await expect(page.getByText("Pending")).toHaveCount(7);
  await magic.click();

  await expect(page).toHaveURL(/\/cases\/[0-9a-f-]{36}\/progress$/);
  const id = page.url().split("/").at(-2) ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /Working the Angles\.\.\.|Analysis partially complete/,
  );
  await page.reload();
  await expect(page.getByRole("heading", { name: "Analysis partially complete" })).toBeVisible();
  // A file that nobody could read is named, and the page waits for a person.
  await expect(page.getByText(/^password\.pdf: .*password/)).toBeVisible();
  await page.getByRole("link", { name: "Open the case now" }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${id}$`));

  await expect(page.getByRole("heading", { name: "State v. Okafor" })).toBeVisible();
  await expect(page).toHaveTitle("State v. Okafor - Odds & Evidence");
  await expect(page.getByTitle("Daniel Okafor").first()).toBeVisible();
  for (const name of [
    "The Skinny",
    "Curran's Pro Tip",
    "Evidence Gaps",
    "Curran's Verdict on Your Case",
    "Points",
    "Timeline",
    "Strategic Recommendation",
    "Case Documents (7)",
  ])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.getByText("Curran's Confidence Meter")).toBeVisible();

  // What such cases usually include, and the way to the ledger that asks for what is missing.
  await expect(page.getByText(/^Commonly requested in such cases \(\d+\)$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Discovery ledger" })).toHaveAttribute("href", `/cases/${id}/ledger`);
  await expect(page.getByText("Estimated Case Value")).toBeVisible();
  await expect(
    page.getByText(
      "Prepared by rules from the words in your documents. No AI model is configured. Issues it does not list may still exist.",
    ),
  ).toBeVisible();

  // The sums of the coverage are the documents' own.
  const { documents } = await api<{ documents: DocumentSummary[] }>(`/api/case/${id}`);
  const read = documents.filter(({ status }) => status === "completed");
  const pages = read.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0);
  expect(read).toHaveLength(6);
  const coverage = page.getByRole("region", { name: "Coverage" });
  await expect(coverage.getByText(/^1 of 7 documents not read: password\.pdf \(.*password.*\)\.$/)).toBeVisible();
  await coverage.getByText("Details", { exact: true }).click();
  await expect(coverage.getByText(`${pages} of ${pages} pages read`)).toBeVisible();

  const failed = documents.find(({ originalFileName }) => originalFileName === "password.pdf");
  // The coverage line names it, too.
  const row = page
    .getByRole("region", { name: /^Case Documents/ })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "password.pdf" }) });
  await expect(row.getByText("Failed", { exact: true })).toBeVisible();
  expect(failed?.failureReason).toContain("password");
  await expect(row.getByText(failed?.failureReason ?? "")).toBeVisible();

  // The odds are the sum of what is listed under them.
  const [listed] = await api<{ id: string }[]>(`/api/caseanalysis/case/${id}/analyses`);
  const analysis = await api<Analysis>(`/api/caseanalysis/analysis/${listed?.id}`);
  const weights = analysis.findings.filter(({ kind, verified }) => kind === "factor" && verified);
  const counted = weights.filter(({ isTentative }) => !isTentative);
  expect(counted.length).toBeGreaterThanOrEqual(3);
  const sum = counted.reduce((total, { weight }) => total + (weight ?? 0) / 2, 50);
  const score = Math.min(95, Math.max(5, Math.round(sum)));
  await expect(page.getByText("Provisional", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`0 of ${weights.length} factors reviewed`).first()).toBeVisible();
  await expect(page.getByRole("meter", { name: "Winning odds" })).toHaveAttribute("aria-valuenow", String(score));
  await openFactors(page);
  const verdict = page.getByRole("region", { name: "Curran's Verdict on Your Case" });
  await expect(verdict.getByRole("heading", { name: "For us" })).toBeVisible();
  await expect(verdict.getByRole("heading", { name: "Against us" })).toBeVisible();
  for (const { text } of weights) await expect(verdict.getByText(text, { exact: true }).first()).toBeVisible();

  const contents = new Map<string, Content>();
  for (const document of read)
    contents.set(document.id, await api<Content>(`/api/documentviewer/document/${document.id}/content`));
  for (const { quote, documentId, pageNumber, start, end } of analysis.findings.flatMap(({ citations }) => citations)) {
    const cited = contents.get(documentId)?.pages.find((candidate) => candidate.pageNumber === pageNumber);
    expect(cited?.text.slice(start, end)).toBe(quote);
  }

  const chips = page.locator("main a[data-slot=chip]:visible");
  const hrefs = await chips.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const distinct = [...new Set(hrefs)];
  expect(distinct.length).toBeGreaterThanOrEqual(10);
  for (const href of distinct)
    await expectChipOpensItsWords(page, page.locator(`a[data-slot=chip][href="${href}"]:visible`).first(), contents);
  expectPolicyKept();
});
