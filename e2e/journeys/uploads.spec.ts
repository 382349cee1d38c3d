// @spec 2.6: 'Reel in a New Fish'; 4 file item and flow
// @spec 2.7: 'Create New Case', 2.8 'Upload Files to Case', legacy upload
// @spec 5, 8, 9: files: limits, rejections, duplicates, failures
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/account.ts";
import { type DroppedFile, dropFiles, textFile } from "../support/drop-files.ts";

const UPLOAD = "**/api/fileupload/upload";
const statement = (number: number): DroppedFile =>
  textFile(`statement-${number}.txt`, `Statement ${number}. The witness saw a blue car at 22:10 on Elm Street.`);
const statements = (count: number) => Array.from({ length: count }, (_, index) => statement(index + 1));
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

type Counts = { files: number; ready: number; busted: number; processing: number };

async function expectCounts(page: Page, counts: Counts) {
  const bar = page.locator("dl").filter({ hasText: "Busted" });
  await expect(bar.locator("dt")).toHaveText(["Files", "Ready", "Busted", "Processing"]);
  const { files, ready, busted, processing } = counts;
  await expect(bar.locator("dd")).toHaveText([files, ready, busted, processing].map(String));
}

async function openNewCase(page: Page): Promise<Locator> {
  await page.goto("/cases/new");
  await page.getByLabel("Case Name").fill("State v. Okafor");
  await page.getByLabel("Client Name").fill("Daniel Okafor");
  return page.getByRole("button", { name: "Let's Make Some Magic" });
}

function makeApi(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    documentsOf: async (caseId: string): Promise<{ id: string; fileName: string; exhibit: number }[]> => {
      const answer = await request.get(`/api/case/${caseId}`, { headers });
      return ((await answer.json()) as { documents: [] }).documents;
    },
    createCase: async (title: string): Promise<string> => {
      const data = { title, clientName: "Daniel Okafor" };
      const answer = await request.post("/api/case", { headers, data });
      expect(answer.status()).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    },
    remove: (path: string) => request.delete(path, { headers }),
    change: (path: string, data: object) => request.put(path, { headers, data }),
  };
}

/** Holds every upload on its way until it is let go. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(UPLOAD, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return async () => {
    release();
    await page.unroute(UPLOAD);
  };
}

// @spec 2.6, 4: fields, drop zone, list, counts, 'Hold Up!', 'Let's Make Some Magic', then the progress
// @spec 4: file item: pending, uploading, completed, error, retry, remove off while uploading, second pass
// @spec 5: files: rejections, 'All selected files were invalid or already added', 50 MB, ten a drop
test("twelve files with a wrong type, an oversized one, a false one and a duplicate", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const api = makeApi(request, account.token);
  await signIn(page);
  const magic = await openNewCase(page);
  await dropFiles(page, [
    ...statements(8),
    { ...statement(1), name: "copy-of-statement-1.txt" },
    { name: "dashcam.mp4", mimeType: "video/mp4", buffer: Buffer.from("video") },
    { name: "bundle.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n"), size: 51 * 1024 * 1024 },
    { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("only words") },
  ]);
  await expect(page.getByText("Some files were rejected:")).toBeVisible();
  await expect(row(page, "dashcam.mp4")).toContainText("Invalid file type (PDF, DOC, DOCX, TXT only)");
  await expect(row(page, "bundle.pdf")).toContainText("File is too large (max 50MB)");
  await expectCounts(page, { files: 10, ready: 0, busted: 0, processing: 0 });
  await expect(page.getByText("Pending", { exact: true })).toHaveCount(10);

  let sent = 0;
  page.on("request", (sending) => (sent += sending.url().endsWith("/api/fileupload/upload") ? 1 : 0));
  await magic.click();
  await expect(page.getByRole("heading", { name: "Hold Up!" })).toBeVisible();
  await expect(page.getByText("One file did not upload. Retry or remove it, then continue.")).toBeVisible();
  await expect(row(page, "letter.pdf")).toContainText("Only PDF, DOC, DOCX, and TXT files are allowed");
  await expect(row(page, "letter.pdf").getByText("Error", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Same file as (copy-of-)?statement-1\.txt$/)).toHaveCount(1);
  await expectCounts(page, { files: 10, ready: 9, busted: 1, processing: 0 });
  expect(sent).toBe(10);

  // What is there already is not sent again.
  await page.getByRole("button", { name: "Remove letter.pdf" }).click();
  await expectCounts(page, { files: 9, ready: 9, busted: 0, processing: 0 });
  await magic.click();
  await expect(page).toHaveURL(/\/cases\/[0-9a-f-]{36}\/progress$/);
  expect(sent).toBe(10);
  await expect(page.getByText("One file was already in the case and was not added again.")).toBeVisible();
  const documents = await api.documentsOf(page.url().split("/").at(-2) ?? "");
  expect(documents.map(({ exhibit }) => exhibit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

// @spec 2.6: 'Forget About It' to /dashboard
// @spec 5: files: rejections, 'All selected files were invalid or already added', 50 MB, ten a drop
// @spec 5: new case: 'Please enter both case name and client name', 'Please upload at least one case file', disabled until ready
test("of twelve good files the first ten are kept; what is listed already is not added again", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const magic = await openNewCase(page);
  await dropFiles(page, statements(12));
  await expectCounts(page, { files: 10, ready: 0, busted: 0, processing: 0 });
  for (const name of ["statement-11.txt", "statement-12.txt"])
    await expect(row(page, name)).toContainText("Too many files (max 10)");
  for (let number = 1; number <= 10; number += 1)
    await expect(page.getByRole("button", { name: `Remove statement-${number}.txt`, exact: true })).toBeVisible();
  await expect(page.getByText("Hold Up!")).toHaveCount(0);

  await page
    .locator("input[type=file]")
    .setInputFiles([{ ...statement(13), name: "photo.png", mimeType: "image/png" }]);
  await expect(page.getByText("Hold Up!")).toBeVisible();
  await expect(page.getByText("All selected files were invalid or already added")).toBeVisible();
  await expect(row(page, "photo.png")).toContainText("Invalid file type (PDF, DOC, DOCX, TXT only)");
  await expect(page.getByText("Too many files (max 10)")).toHaveCount(0);

  for (let number = 1; number <= 10; number += 1)
    await page.getByRole("button", { name: `Remove statement-${number}.txt`, exact: true }).click();
  await expect(page.getByText("Busted")).toHaveCount(0);
  await expect(magic).toBeDisabled();
  // The button is off, and whatever sends the form all the same is told why.
  await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText("Please upload at least one case file")).toBeVisible();
  await page.getByLabel("Client Name").fill("  ");
  await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByText("Please enter both case name and client name")).toBeVisible();
  await page.getByRole("button", { name: "Forget About It" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

// @spec 4: file item: pending, uploading, completed, error, retry, remove off while uploading, second pass
test("three files at a time, each with its progress; one can be cancelled, and leaving is asked about", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const magic = await openNewCase(page);
  await dropFiles(page, statements(5));
  const release = await holdUploads(page);
  await magic.click();
  await expectCounts(page, { files: 5, ready: 0, busted: 0, processing: 3 });
  await expect(magic).toBeDisabled();
  await expect(page.getByRole("progressbar", { name: "statement-1.txt" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove statement-1.txt" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Remove statement-5.txt" })).toBeEnabled();

  await page.getByRole("button", { name: "Cancel the upload of statement-1.txt" }).click();
  await expect(row(page, "statement-1.txt").getByText("Cancelled")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "statement-4.txt" })).toBeVisible();
  await expectCounts(page, { files: 5, ready: 0, busted: 0, processing: 3 });

  for (const way of [
    () => page.getByRole("link", { name: "The Docket" }).click(),
    () => page.getByRole("button", { name: "Forget About It" }).click(),
    () => page.getByRole("button", { name: "Vanish" }).click(),
    async () => {
      await page.keyboard.press("Control+k");
      await page.getByRole("option", { name: "Help" }).click();
    },
  ]) {
    await way();
    await expect(page.getByRole("dialog", { name: "Stop the upload?" })).toBeVisible();
    await page.getByRole("button", { name: "Stay here" }).click();
    await expect(page).toHaveURL(/\/cases\/new$/);
  }
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto("/login").catch(() => {});
  expect(asked).toEqual(["beforeunload"]);
  await expect(page).toHaveURL(/\/cases\/new$/);

  await release();
  await expect(page.getByText("One file did not upload. Retry or remove it, then continue.")).toBeVisible();
  await expectCounts(page, { files: 5, ready: 4, busted: 0, processing: 0 });
  await page.getByRole("button", { name: "Retry statement-1.txt" }).click();
  await expectCounts(page, { files: 5, ready: 5, busted: 0, processing: 0 });

  // Nothing is on its way any more: nobody is asked.
  await page.getByRole("link", { name: "The Docket" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("who leaves all the same stops the upload", async ({ page, signIn }) => {
  await signIn(page);
  const magic = await openNewCase(page);
  await dropFiles(page, statements(1));
  await holdUploads(page);
  await magic.click();
  await expect(page.getByRole("progressbar", { name: "statement-1.txt" })).toBeVisible();
  const ended = page.waitForEvent("requestfailed");
  await page.getByRole("link", { name: "The Docket" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await ended;
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("'back' is asked about as well", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "New Fish on the Line" }).click();
  await page.getByLabel("Case Name").fill("State v. Okafor");
  await page.getByLabel("Client Name").fill("Daniel Okafor");
  await dropFiles(page, statements(1));
  await holdUploads(page);
  await page.getByRole("button", { name: "Let's Make Some Magic" }).click();
  await expect(page.getByRole("progressbar", { name: "statement-1.txt" })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("dialog", { name: "Stop the upload?" })).toBeVisible();
  await expect(page).toHaveURL(/\/cases\/new$/);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

// @spec 5: files: rejections, 'All selected files were invalid or already added', 50 MB, ten a drop
// @spec 8: 'Failed to upload file', 'Failed to create case', 'Failed to delete file' and the flows' texts
test("a server that is gone, and back again", async ({ page, signIn }) => {
  await signIn(page);
  const magic = await openNewCase(page);
  await dropFiles(page, statements(2));
  await page.route(UPLOAD, (route) => route.abort());
  await magic.click();
  await expect(page.getByText("Failed to upload files. Please try again.")).toBeVisible();
  await expect(page.getByText("Failed to upload file", { exact: true })).toHaveCount(2);
  await expectCounts(page, { files: 2, ready: 0, busted: 2, processing: 0 });
  await page.unroute(UPLOAD);
  const tooLarge = "File size must be less than 50MB";
  await page.route(UPLOAD, (route) =>
    route.fulfill({ status: 413, json: { success: false, code: "too_large", message: tooLarge, error: tooLarge } }),
  );
  await page.getByRole("button", { name: "Retry statement-1.txt" }).click();
  await expect(row(page, "statement-1.txt")).toContainText(tooLarge);
  await page.unroute(UPLOAD);

  const create = "**/api/case/create-with-files";
  await page.route(create, (route) => route.abort());
  await magic.click();
  await expect(page.getByText("Failed to create case. Please try again.")).toBeVisible();
  await expectCounts(page, { files: 2, ready: 2, busted: 0, processing: 0 });
  await page.unroute(create);
  await page.route("**/api/documents/*", (route) => route.abort());
  await page.getByRole("button", { name: "Remove statement-1.txt" }).click();
  await expect(page.getByText("Failed to delete file")).toBeVisible();
  await expectCounts(page, { files: 2, ready: 2, busted: 0, processing: 0 });
  await page.route(create, (route) => route.fulfill({ status: 201, json: { nonsense: true } }));
  await magic.click();
  await expect(page.getByText("An unexpected error occurred. Please try again.")).toBeVisible();
  await page.unroute(create);
  await magic.click();
  await expect(page).toHaveURL(/\/progress$/);
});

test("a case that the server refuses to create", async ({ page, request, account, signIn }) => {
  const api = makeApi(request, account.token);
  await signIn(page);
  const magic = await openNewCase(page);
  await dropFiles(page, [
    statement(1),
    { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("only words") },
  ]);
  const answered = page.waitForResponse((response) => response.url().includes("/upload") && response.status() === 201);
  await magic.click();
  const { fileId } = (await (await answered).json()) as { fileId: string };
  expect((await api.remove(`/api/documents/${fileId}`)).status()).toBe(204);
  await page.getByRole("button", { name: "Remove letter.pdf" }).click();
  await magic.click();
  await expect(page.getByText("One of the files no longer exists. Please add it again.")).toBeVisible();
  await page.getByRole("button", { name: "Remove statement-1.txt" }).click();
  await expect(page.getByText("Not found")).toBeVisible();
});

// @spec 2.7, 5: 'Create New Case': both names, priority, Cancel, 'Create Case & Upload Files', 'Please enter a ...'
// @spec 2.8: after the analysis to /cases/{id}
// @spec 5: upload to a case: 'Please select files to upload', 'Case ID not found'
test("Create New Case, then Upload Files to Case, then its analysis", async ({ page, request, account, signIn }) => {
  const api = makeApi(request, account.token);
  await signIn(page);
  await page.goto("/cases/new");
  await page.getByRole("link", { name: "Create New Case" }).click();
  await expect(page).toHaveURL(/\/cases\/new\/simple$/);
  await expect(page.getByRole("heading", { name: "Create New Case", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/cases/new/simple");
  const create = page.getByRole("button", { name: "Create Case & Upload Files" });
  await expect(create).toBeDisabled();
  await page.getByLabel("Case Name").fill("  ");
  await expect(create).toBeDisabled();
  await page.getByLabel("Client Name").fill(" ");
  await create.click();
  await expect(page.getByText("Please enter a case name")).toBeVisible();
  await expect(page.getByText("Please enter a client name")).toBeVisible();
  await page.getByLabel("Case Name").fill("State v. Marlow");
  await page.getByLabel("Client Name").fill("Jonah Marlow");
  await expect(page.getByText("Please enter a")).toHaveCount(0);
  await expect(page.getByLabel("Priority")).toHaveValue("medium");
  await expect(page.getByLabel("Priority").getByRole("option")).toHaveText([
    "Small Potatoes",
    "Could Be a Winner",
    "All Hands on Deck",
    "The Heat is On!",
  ]);
  await page.getByLabel("Priority").selectOption("The Heat is On!");

  await page.route("**/api/case", (route) => route.abort());
  await create.click();
  await expect(page.getByText("Failed to create case", { exact: true })).toBeVisible();
  await page.unroute("**/api/case");
  await create.click();
  await expect(page).toHaveURL(/\/cases\/[0-9a-f-]{36}\/upload$/);
  const id = page.url().split("/").at(-2) ?? "";

  await expect(page.getByRole("heading", { name: "Upload Files to Case" })).toBeVisible();
  await expect(page.getByText("State v. Marlow")).toBeVisible();
  await expect(page.getByText("Jonah Marlow")).toBeVisible();
  const start = page.getByRole("button", { name: "Upload Files & Start Analysis" });
  await start.click();
  await expect(page.getByText("Please select files to upload")).toBeVisible();
  await dropFiles(page, statements(2));
  await expect(page.getByText("Please select files to upload")).toHaveCount(0);
  await start.click();
  await expect(page).toHaveURL(new RegExp(`/cases/${id}/progress$`));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Analysis complete" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/cases/${id}$`));
  await expect(page.getByText("Case Documents (2)")).toBeVisible();
  const [first] = await api.documentsOf(id);

  // The same bytes once more: named, not stored, and no analysis of what was analysed.
  await page.getByRole("link", { name: "Add documents" }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${id}/upload$`));
  const again = { ...statement(first?.fileName === "statement-1.txt" ? 1 : 2), name: "again.txt" };
  await dropFiles(page, [again]);
  await start.click();
  await expect(page.getByText("Already in the file as Ex. 1")).toBeVisible();
  await expect(page.getByText("All selected files were invalid or already added")).toBeVisible();
  await page.getByRole("button", { name: "Remove again.txt" }).click();
  await dropFiles(page, [again, statement(3)]);
  await start.click();
  await expect(page).toHaveURL(new RegExp(`/cases/${id}/progress$`));
  await expect(page.getByText("One file was already in the case and was not added again.")).toBeVisible();
  expect(await api.documentsOf(id)).toHaveLength(3);
});

// @spec 2.8: title, client or 'Not specified', the three buttons, loading, 'Error Loading Case'
// @spec 5: upload to a case: 'Please select files to upload', 'Case ID not found'
test("Upload Files to Case: ways out, failures, and what is not there", async ({ page, request, account, signIn }) => {
  const api = makeApi(request, account.token);
  const id = await api.createCase("State v. Nobody");
  await api.change(`/api/case/${id}`, { clientName: null });
  await signIn(page);
  const information = `**/api/case/${id}`;
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route(information, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(`/cases/${id}/upload`);
  await expect(page.getByText("Loading case information...")).toBeVisible();
  answer();
  await expect(page.getByText("State v. Nobody")).toBeVisible();
  await expect(page.getByText("Not specified")).toBeVisible();
  await page.unroute(information);

  const start = page.getByRole("button", { name: "Upload Files & Start Analysis" });
  await dropFiles(page, [statement(1)]);
  await page.route(UPLOAD, (route) => route.abort());
  await start.click();
  await expect(page.getByText("Failed to upload files. Please try again.")).toBeVisible();
  await page.unroute(UPLOAD);
  const analyse = "**/api/caseanalysis/analyze/*";
  await page.route(analyse, (route) => route.fulfill({ status: 202, json: [] }));
  await start.click();
  await expect(page.getByText("An unexpected error occurred. Please try again.")).toBeVisible();
  await page.unroute(analyse);
  // Nobody else's and nothing that is in the case twice: removing the row removes the document.
  await page.getByRole("button", { name: "Remove statement-1.txt" }).click();
  await expect(page.getByText("Busted")).toHaveCount(0);
  expect(await api.documentsOf(id)).toEqual([]);

  await page.getByRole("button", { name: "Skip Upload" }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${id}$`));
  await page.goto(`/cases/${id}/upload`);
  await page.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto("/cases/0190a000-0000-7000-8000-00000000dead/upload");
  await expect(page.getByRole("heading", { name: "Error Loading Case" })).toBeVisible();
  await expect(page.getByText("Failed to load case information")).toBeVisible();
  await page.goto("/cases/undefined/upload");
  await expect(page.getByText("Case ID not found")).toBeVisible();
  await page.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the older way: pick a case, then upload", async ({ page, request, account, signIn }) => {
  const api = makeApi(request, account.token);
  const [first, second] = [await api.createCase("State v. First"), await api.createCase("State v. Second")];
  await signIn(page);
  await page.goto("/cases/legacy-upload");
  await expect(page.getByRole("button", { name: "Upload Files & Start Analysis" })).toHaveCount(0);
  await page.getByLabel("Case", { exact: true }).selectOption(first);
  await dropFiles(page, statements(1));
  await page.getByLabel("Case", { exact: true }).selectOption(second);
  await expect(page.getByText("Pending")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Case", { exact: true })).toHaveValue(second);
  await dropFiles(page, statements(1));
  await page.getByRole("button", { name: "Upload Files & Start Analysis" }).click();
  await expect(page).toHaveURL(new RegExp(`/cases/${second}/progress$`));
  expect(await api.documentsOf(first)).toEqual([]);
  expect(await api.documentsOf(second)).toHaveLength(1);
});
