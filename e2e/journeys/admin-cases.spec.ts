// @spec 2.11, 8, 9: Case Management: tiles, filters, table, paging, one retry
// @spec 2.11: dialogs Case Details, Edit Case, Confirm Delete
// @spec 4, 9: admin analysis run and dialog: four states, 5 s, 60 tries, bar
import { expect, type Page } from "@playwright/test";
import { insertCase, insertUser, newMarker, test, uploadText } from "../support/admin.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { analysisItem } from "../../testing/answers.ts";
import { runSql } from "../support/run-sql.ts";
import { typeSteadily } from "../support/type-steadily.ts";

const refusal = (message = "") => ({ success: false, code: "x", message, error: message });
const REPORT = [
  "INCIDENT REPORT. On 14 March 2026 at 22:10 Officer Hale stopped a blue sedan on Lane Street.",
  "The driver, Ray Marlow, was placed in handcuffs and questioned. No Miranda warning was given before questioning.",
  "Officer Hale searched the car without a warrant and without consent and found a bag.",
].join("\n");

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

// @spec 2.11: cases: heading, subtitle, tiles, filters, 'Clear Filters', columns, row actions
test("heading, tiles, columns, search by number, title and user, status filter, Clear Filters", async ({
  page,
  admin,
}) => {
  expect(admin.roles).toContain("Admin");
  const marker = newMarker();
  const owner = await insertUser({ firstName: "Malcolm", lastName: marker });
  await insertCase({ createdById: owner, title: `State v. Tran ${marker}`, caseNumber: `${marker}-0977` });
  await insertCase({ createdById: owner, title: "State v. Okafor", caseNumber: `${marker}-0131`, status: "failed" });
  await insertCase({ createdById: owner, title: "State v. Reyes", status: "trial" });
  await page.goto("/admin/cases");
  await expect(page).toHaveTitle("Case Management - Odds & Evidence");
  await expect(page.getByRole("heading", { level: 1, name: "Case Management" })).toBeVisible();
  await expect(page.getByText("View and manage all uploaded case files")).toBeVisible();
  const tiles = page.getByRole("main").getByRole("term");
  await expect(tiles.first()).toHaveText("Total Cases");
  for (const name of ["New", "Processing", "Completed", "Failed", "Trial"])
    await expect(tiles.filter({ hasText: name })).toHaveCount(1);
  await expect(page.getByRole("columnheader")).toHaveText([
    "Case Details",
    "User",
    "Status",
    "Documents",
    "Created",
    "Actions",
  ]);
  const search = page.getByLabel("Search Cases");
  await expect(search).toHaveAttribute("placeholder", "Search by case number, title, or user");
  await expect(page.getByLabel("Status Filter").getByRole("option")).toHaveText([
    "All Statuses",
    "New",
    "Processing",
    "Completed",
    "Failed",
  ]);
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/admin/cases") asked.push(url.searchParams.get("search") ?? "");
  });
  await typeSteadily(search, marker);
  await expect(page.getByRole("heading", { name: "Cases (3)" })).toBeVisible();
  await expect.poll(() => asked, "one call for the whole word").toEqual([marker]);
  const first = rowOf(page, "State v. Tran");
  for (const text of [`${marker}-0977`, `Malcolm ${marker}`, "New", "0 files"]) await expect(first).toContainText(text);
  for (const name of ["View Case Details", "Analyze with AI", "Edit Case", "Delete Case"])
    await expect(first.getByRole("button", { name })).toBeVisible();
  await search.fill("State v. Okafor");
  await search.fill(`${marker}-0131`);
  await expect(page.getByRole("heading", { name: "Cases (1)" })).toBeVisible();
  await search.fill(marker);
  await page.getByLabel("Status Filter").selectOption("Failed");
  await expect(page.getByRole("heading", { name: "Cases (1)" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`search=${marker}&status=failed`));
  await page.reload();
  await expect(rowOf(page, "State v. Okafor")).toContainText("Failed");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(search).toHaveValue("");
  await expect(page.getByLabel("Status Filter")).toHaveValue("");
  await expect(page).toHaveURL(/\/admin\/cases$/);
});

// @spec 2.11: 'Showing X to Y of Z results', Previous, Next; 9 cases 20 a page
test("'Showing X to Y of Z results' only when there is more than one page", async ({ page, admin }) => {
  const marker = newMarker();
  await runSql(
    `INSERT INTO "Case" (id, "caseNumber", title, "createdById", "createdAt", "updatedAt")
     SELECT gen_random_uuid(), $1 || '-' || i, $1 || ' case ' || i, $2::uuid, now() - i * interval '1 hour', now()
     FROM generate_series(1, 41) i`,
    [marker, admin.userId],
  );
  await page.goto(`/admin/cases?search=${marker}`);
  await expect(page.getByText("Showing 1 to 20 of 41 results")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Showing 41 to 41 of 41 results")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await rowOf(page, `${marker} case 41`).getByRole("button", { name: "Delete Case" }).click();
  await dialogOf(page, "Confirm Delete").getByRole("button", { name: "Delete Case" }).click();
  await expect(page.getByText("Showing 21 to 40 of 40 results"), "the last page went with its row").toBeVisible();
  await page.getByLabel("Search Cases").fill(`${marker}-7`);
  await expect(page.getByRole("heading", { name: "Cases (1)" })).toBeVisible();
  await expect(page.getByText(/^Showing/)).toHaveCount(0);
});

// @spec 2.11: spinner, 'Error loading cases'; 8 'Failed to load cases', counts only logged; 9 one retry, no refetch on focus
test("a spinner first; 'Error loading cases' after one retry; no refetch on focus; counts only logged", async ({
  page,
  admin,
}) => {
  expect(admin.roles).toContain("Admin");
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  let calls = 0;
  await page.route("**/api/admin/cases/stats", (route) => route.fulfill({ status: 500, json: refusal() }));
  await page.route("**/api/admin/cases?**", async (route) => {
    calls += 1;
    await route.fulfill({ status: 500, json: refusal() });
  });
  await page.goto("/admin/cases");
  await expect(page.getByRole("status").filter({ hasText: "Loading cases" })).toBeAttached();
  const box = page.getByRole("alert").filter({ hasText: "Error loading cases" });
  await expect(box).toContainText("Failed to load cases");
  expect(calls).toBe(2);
  await expect(page.getByText("Total Cases")).toHaveCount(0);
  await expect.poll(() => warnings.some((text) => text.includes("The counts of the cases"))).toBe(true);
  await page.unroute("**/api/admin/cases?**");
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: /^Cases \(\d/ })).toBeVisible();
  await expect(box).toBeHidden();
  await page.route("**/api/admin/cases?**", async (route) => {
    calls += 1;
    await route.continue();
  });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  // A call that the focus makes would come before this one.
  await page.evaluate(() => fetch("/api/health/live"));
  expect(calls, "the window got the focus, nothing was asked").toBe(2);
});

// @spec 2.11: Case Details with documents, analyses, 'View Text', 'Viability Score: N%'; 8 'Failed to load case details'; 9 MB and percent
test("Case Details: every field, documents with View Text and Analyze with AI, analyses", async ({
  page,
  request,
  admin,
}) => {
  const marker = newMarker();
  const id = await insertCase({
    createdById: admin.userId,
    title: `State v. ${marker}`,
    caseNumber: `${marker}-0117`,
    description: "Two counts.\nHearing in March.",
    successProbability: 0.785,
  });
  const documentId = await uploadText(request, { ...admin, caseId: id, name: "report.txt", text: REPORT });
  await expect
    .poll(() => runSql(`SELECT status FROM "Document" WHERE id = $1`, [documentId]))
    .toEqual([{ status: "completed" }]);
  await runSql(`UPDATE "Document" SET size = 1572864, "uploadedAt" = '2026-03-02 12:00' WHERE id = $1`, [documentId]);
  await runSql(`UPDATE "Case" SET "createdAt" = '2026-03-01 12:04' WHERE id = $1`, [id]);
  await runSql(
    `INSERT INTO "Analysis" (id, "caseId", status, "viabilityScore", "factorCount")
     VALUES (gen_random_uuid(), $1, 'Completed', 78, 12), (gen_random_uuid(), $1, 'Failed', NULL, 0)`,
    [id],
  );
  await page.goto(`/admin/cases?search=${marker}`);
  await expect(rowOf(page, marker)).toContainText("1 file");
  await page.route(`**/api/admin/cases/${id}`, (route) => route.fulfill({ status: 400, json: refusal() }));
  const open = rowOf(page, marker).getByRole("button", { name: "View Case Details" });
  await open.click();
  const dialog = dialogOf(page, "Case Details");
  await expect(dialog.getByRole("alert")).toContainText("Failed to load case details");
  await page.unroute(`**/api/admin/cases/${id}`);
  await dialog.getByRole("button", { name: "Try again" }).click();
  for (const text of [
    `${marker}-0117`,
    `State v. ${marker}`,
    "Rosa Achterberg",
    admin.email,
    "78.5%",
    "Two counts.",
    "Documents (1)",
    "report.txt",
    "Analyses (2)",
    "Completed",
    "Failed",
    "Viability Score: 78%",
  ])
    await expect(dialog).toContainText(text);
  await expect(dialog).toContainText(/Mar 1, 2026, \d+:04 [AP]M/);
  const document = dialog.getByRole("listitem").filter({ hasText: "report.txt" });
  for (const text of ["text/plain", "1.50 MB", "Completed", "Uploaded Mar 2, 2026"])
    await expect(document).toContainText(text);
  await expect(dialog.getByText("Viability Score")).toHaveCount(1);
  // Beside the success probability and beside the viability score.
  await expect(dialog.getByText("Provisional", { exact: true })).toHaveCount(2);
  await expect(dialog.getByText("0 of 12 factors reviewed")).toHaveCount(2);
  const viewText = dialog.getByRole("button", { name: "View Text" });
  await viewText.click();
  const viewer = page.getByRole("dialog", { name: "report.txt" });
  await expect(viewer.getByText("No Miranda warning was given").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(viewText).toBeFocused();

  const analyze = dialog.getByRole("button", { name: "Analyze with AI" });
  await analyze.click();
  const analysis = dialogOf(page, "AI Case Analysis");
  await expect(analysis.getByText("report.txt").first()).toBeAttached();
  await expect(analysis.getByRole("combobox"), "the document is chosen already").toHaveCount(0);
  await expect(analysis.getByRole("button", { name: "Start Analysis" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(analysis).toBeHidden();
  await expect(analyze).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await runSql(`UPDATE "Case" SET "successProbability" = NULL WHERE id = $1`, [id]);
  await open.click();
  await expect(dialog).toContainText("N/A");
});

// @spec 2.11, 4, 5: Edit Case; 8 'Failed to update case', 'Failed to update case status'
test("Edit Case: any status, no validation, only what was changed; a failure is told and loses nothing", async ({
  page,
  admin,
}) => {
  const marker = newMarker();
  const id = await insertCase({ createdById: admin.userId, title: `State v. ${marker}` });
  await page.goto(`/admin/cases?search=${marker}`);
  const open = rowOf(page, marker).getByRole("button", { name: "Edit Case" });
  await open.click();
  const dialog = dialogOf(page, "Edit Case");
  await expect(dialog.getByLabel("Title")).toHaveValue(`State v. ${marker}`);
  await expect(dialog.getByLabel("Priority")).toHaveValue("medium");
  await expect(dialog.getByLabel("Status").getByRole("option")).toHaveText([
    ...["Draft", "New", "Processing", "Completed", "Failed", "Investigation", "Discovery", "Pre-trial", "Trial"],
    ...["Settlement", "Closed", "Appealed", "Dismissed"],
  ]);
  await dialog.getByLabel("Status").selectOption("Dismissed");
  await dialog.getByLabel("Priority").selectOption("The Heat is On!");
  await dialog.getByLabel("Description").fill("Withdrawn by the <b>state</b>.");
  await page.route(`**/api/admin/cases/${id}`, (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, json: refusal("Secret") }) : route.continue(),
  );
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to update case");
  await expect(dialog.getByLabel("Description")).toHaveValue("Withdrawn by the <b>state</b>.");
  await page.unroute(`**/api/admin/cases/${id}`);
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  expect((await sent).postDataJSON()).toEqual({
    status: "dismissed",
    priority: "urgent",
    description: "Withdrawn by the <b>state</b>.",
  });
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(rowOf(page, marker)).toContainText("Dismissed");
  await open.click();
  await expect(dialog.getByLabel("Description")).toHaveValue("Withdrawn by the <b>state</b>.");
  await dialog.getByLabel("Title").fill("");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, `State v. ${marker}`), "a blank title keeps the title").toBeVisible();
  // The status alone has a call of its own, and its own words when that fails.
  await open.click();
  await dialog.getByLabel("Status").selectOption("Appealed");
  await page.route(`**/api/admin/cases/${id}/status`, (route) => route.abort());
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to update case status");
  await page.unroute(`**/api/admin/cases/${id}/status`);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, marker)).toContainText("Appealed");
  await open.click();
  await dialog.getByLabel("Title").fill("Never saved");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Never saved")).toHaveCount(0);
});

// @spec 2.11, 4, 5: Confirm Delete, its question; 8 'Failed to delete case', logged, the dialog stays
test("Confirm Delete: the exact question, Cancel first, a failure keeps the dialog, then the case is gone", async ({
  page,
  admin,
}) => {
  const marker = newMarker();
  const id = await insertCase({ createdById: admin.userId, title: `State v. ${marker}` });
  await page.goto(`/admin/cases?search=${marker}`);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await rowOf(page, marker).getByRole("button", { name: "Delete Case" }).click();
  const dialog = dialogOf(page, "Confirm Delete");
  await expect(
    dialog.getByText("Are you sure you want to delete this case? This action cannot be undone."),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.route(`**/api/admin/cases/${id}`, (route) => route.fulfill({ status: 500, json: refusal() }));
  await dialog.getByRole("button", { name: "Delete Case" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete case");
  expect(logged.some((text) => text.includes("The case was not deleted"))).toBe(true);
  await page.unroute(`**/api/admin/cases/${id}`);
  await dialog.getByRole("button", { name: "Delete Case" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Cases (0)" })).toBeVisible();
  await expect(page.getByRole("dialog"), "the selection is cleared").toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test.describe("AI Case Analysis", () => {
  // @spec 4: analysis dialog, idle
  test("idle: What to Expect, options that are always on, Start only with a document", async ({ page, admin }) => {
    const marker = newMarker();
    await insertCase({ createdById: admin.userId, title: `State v. ${marker}` });
    await page.goto(`/admin/cases?search=${marker}`);
    await rowOf(page, marker).getByRole("button", { name: "Analyze with AI" }).click();
    const dialog = dialogOf(page, "AI Case Analysis");
    await expect(dialog.getByText("What to Expect")).toBeVisible();
    for (const name of ["Include viability assessment", "Include similar cases"])
      await expect(dialog.getByLabel(name)).toBeChecked();
    await expect(dialog.getByText("This case has no documents to analyze.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Start Analysis" })).toBeDisabled();
  });

  // @spec 4: first document when none is chosen, both options sent as true, running, complete, case loaded again
  test("a real run: the first document when none is chosen, and a result with similar cases", async ({
    page,
    request,
    admin,
  }) => {
    const marker = newMarker();
    for (const name of ["First", "Second"]) {
      const caseId = await insertCase({ createdById: admin.userId, title: `${name} ${marker}` });
      const documentId = await uploadText(request, { ...admin, caseId, name: `${name}.txt`, text: REPORT });
      await page.goto(`/admin/cases?search=${marker}`);
      await rowOf(page, `${name} ${marker}`).getByRole("button", { name: "Analyze with AI" }).click();
      const dialog = dialogOf(page, "AI Case Analysis");
      await expect(dialog.getByLabel("Document").getByRole("option")).toHaveText([
        "Choose a document...",
        `${name}.txt`,
      ]);
      const started = page.waitForRequest((sent) => sent.url().endsWith("/analyze"));
      await dialog.getByRole("button", { name: "Start Analysis" }).click();
      expect((await started).postDataJSON()).toEqual({
        documentId,
        analysisType: "comprehensive",
        includeViabilityAssessment: true,
        includeSimilarCases: true,
      });
      await expect(dialog.getByRole("heading", { name: "Analyzing Document..." })).toBeFocused();
      await expect(
        dialog.getByText("AI is analyzing the document content. This may take a few minutes."),
      ).toBeVisible();
      await expect(dialog.getByText(/^\d+% complete$/)).toBeVisible();
      await expect(dialog.getByRole("heading", { name: "Analysis Complete" })).toBeVisible();
      for (const heading of [
        "Viability Score",
        "Key Issues",
        "Potential Defenses",
        "Recommended Actions",
        "Summary",
        "Similar Cases",
      ])
        await expect(dialog.getByRole("heading", { name: heading, exact: true })).toBeVisible();
      if (name === "Second") {
        const similar = dialog.getByRole("listitem").filter({ hasText: `First ${marker}` });
        await expect(similar).toContainText(/shared issue/);
      }
      await dialog.getByRole("button", { name: "Close" }).last().click();
      await expect(rowOf(page, `${name} ${marker}`), "the case was loaded again").toContainText("Completed");
      await rowOf(page, `${name} ${marker}`).getByRole("button", { name: "Analyze with AI" }).click();
      await expect(dialog.getByText("What to Expect"), "closing forgot the run").toBeVisible();
    }
  });

  /** Opens the dialog on a case with one document, every answer of the run given by the test. */
  async function openRun(page: Page, given: { readonly adminId: string; readonly isAgain: boolean }) {
    const marker = newMarker();
    const caseId = await insertCase({ createdById: given.adminId, title: `State v. ${marker}` });
    await runSql(
      `INSERT INTO "Document" (id, "caseId", exhibit, "uploadedById", "originalFileName", type, size, sha256,
         "storageKey", "wrappedKey", status)
       SELECT gen_random_uuid(), $1::uuid, i, $2::uuid, 'report-' || i || '.txt', 'txt', 40, 'x', gen_random_uuid()::text, '\\x00',
         'completed' FROM generate_series(1, 2) i`,
      [caseId, given.adminId],
    );
    if (given.isAgain)
      await runSql(`INSERT INTO "Analysis" (id, "caseId", status) VALUES (gen_random_uuid(), $1, 'Completed')`, [
        caseId,
      ]);
    const analysisId = "0190a000-0000-7000-8000-00000000a001";
    const state: { polls: number; status: Analysis["status"]; error: string | null } = {
      ...{ polls: 0, status: "Processing", error: null },
    };
    await page.route("**/api/admin/cases/*/analyze", (route) =>
      route.fulfill({ status: 202, json: { success: true, analysisId, message: "Analysis started." } }),
    );
    await page.route("**/api/caseanalysis/analysis/*", async (route) => {
      state.polls += 1;
      await route.fulfill({
        json: analysisItem([], { id: analysisId, caseId, status: state.status, error: state.error }),
      });
    });
    await page.clock.install();
    await page.goto(`/admin/cases?search=${marker}`);
    await rowOf(page, marker).getByRole("button", { name: "Analyze with AI" }).click();
    const dialog = dialogOf(page, "AI Case Analysis");
    await dialog.getByLabel("Document").selectOption("report-2.txt");
    await dialog.getByRole("button", { name: "Start Analysis" }).click();
    await expect(dialog.getByRole("heading", { name: "Analyzing Document..." })).toBeVisible();
    /** Lets the clock run until the next look has been made. */
    const next = async () => {
      const before = state.polls;
      while (state.polls === before) {
        await page.clock.runFor(5000);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    return { dialog, state, next, marker };
  }

  // @spec 4, 9: every 5 seconds, 60 tries, bar to 90 %; 8 'Analysis timed out'; closing resets
  test("the bar goes by two a look up to 90; sixty looks without an end are a timeout", async ({ page, admin }) => {
    const { dialog, state, next } = await openRun(page, { adminId: admin.userId, isAgain: false });
    await expect(dialog.getByText("0% complete", { exact: true })).toBeVisible();
    // Until the end time passes in `next` only, so that each look is seen.
    await page.clock.pauseAt(Date.now() + 10_000);
    await next();
    await expect(dialog.getByText(`${2 * state.polls}% complete`, { exact: true })).toBeVisible();
    while (state.polls < 59) {
      await next();
      const expected = String(Math.min(90, 2 * state.polls));
      await expect(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuenow", expected);
    }
    await next();
    await expect(dialog.getByRole("alert")).toContainText("Analysis Failed");
    await expect(dialog.getByRole("alert")).toContainText("Analysis timed out");
    expect(state.polls).toBe(60);
    await page.clock.resume();
    await dialog.getByRole("button", { name: "Try Again" }).click();
    await expect(dialog.getByText("What to Expect")).toBeVisible();
    await expect(dialog.getByLabel("Document"), "the choice is forgotten").toHaveValue("");
  });

  // @spec 4: a repeated run starts at 10 %; 8 'Analysis Failed', 'Analysis failed', 'Failed to retrigger analysis'
  test("a repeated analysis starts at 10 %; a failed one says so, with its reason", async ({ page, admin }) => {
    const { dialog, state, next, marker } = await openRun(page, { adminId: admin.userId, isAgain: true });
    await expect(dialog.getByText("10% complete", { exact: true })).toBeVisible();
    await next();
    await expect(dialog.getByText("10% complete", { exact: true })).toBeVisible();
    state.status = "Failed";
    state.error = "No page could be read.";
    await next();
    await expect(dialog.getByRole("alert")).toContainText("Analysis Failed");
    await expect(dialog.getByText("Analysis failed", { exact: true })).toBeVisible();
    await expect(dialog.getByText("No page could be read.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();
    await page.route("**/api/admin/cases/*/analyze", (route) => route.abort());
    await rowOf(page, marker).getByRole("button", { name: "Analyze with AI" }).click();
    await dialog.getByRole("button", { name: "Start Analysis" }).click();
    await expect(dialog.getByText("Failed to retrigger analysis")).toBeVisible();
  });

  test("closing ends the looking; a look without an answer is not the end", async ({ page, admin }) => {
    const { dialog, state, next } = await openRun(page, { adminId: admin.userId, isAgain: false });
    await page.route("**/api/caseanalysis/analysis/*", async (route) => {
      state.polls += 1;
      await route.abort();
    });
    await next();
    await next();
    await expect(dialog.getByText(`${2 * state.polls}% complete`, { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const polls = state.polls;
    await page.clock.runFor(20_000);
    expect(state.polls).toBe(polls);
  });

  // @spec 8: 'Failed to analyze case'
  test("an analysis that is gone ends the looking: 'Failed to analyze case'", async ({ page, admin }) => {
    const { dialog, state, next } = await openRun(page, { adminId: admin.userId, isAgain: false });
    await page.route("**/api/caseanalysis/analysis/*", async (route) => {
      state.polls += 1;
      await route.fulfill({ status: 404, json: refusal("Not found") });
    });
    await next();
    await expect(dialog.getByRole("alert")).toContainText("Failed to analyze case");
    await expect(dialog.getByText("The case or its analysis no longer exists.")).toBeVisible();
  });

  // @spec 8: 'Failed to start analysis'
  test("a start that fails: 'Failed to start analysis', or the server's own reason", async ({ page, admin }) => {
    const { dialog } = await openRun(page, { adminId: admin.userId, isAgain: false });
    await page.keyboard.press("Escape");
    await page.route("**/api/admin/cases/*/analyze", (route) => route.abort());
    await page.getByRole("button", { name: "Analyze with AI" }).click();
    await dialog.getByRole("button", { name: "Start Analysis" }).click();
    await expect(dialog.getByText("Failed to start analysis")).toBeVisible();
    await page.route("**/api/admin/cases/*/analyze", (route) =>
      route.fulfill({ status: 400, json: refusal("Please upload at least one case file") }),
    );
    await dialog.getByRole("button", { name: "Try Again" }).click();
    await dialog.getByRole("button", { name: "Start Analysis" }).click();
    await expect(dialog.getByText("Please upload at least one case file")).toBeVisible();
  });
});
