import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js/index-native.js";
import iconv from "iconv-lite";
import { PDFDocument } from "pdf-lib";
import { canvasOf } from "#server/extraction/testing/canvas.ts";
import { bombZip } from "#server/extraction/testing/hostile-files.ts";
import { test } from "../support/account.ts";
import { dropFiles } from "../support/drop-files.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { makeCase } from "../support/make-case.ts";
import { textToPdf } from "../support/text-to-pdf.ts";
import { watchPolicy } from "../support/watch-policy.ts";

type Entry = readonly [name: string, content: string | Uint8Array];

async function zipOf(name: string, entries: readonly Entry[]) {
  const writer = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  for (const [path, content] of entries)
    await writer.add(path, typeof content === "string" ? new TextReader(content) : new Uint8ArrayReader(content));
  const bytes = await (await writer.close()).arrayBuffer();
  return { name, mimeType: "application/zip", buffer: Buffer.from(bytes) };
}

/** A picture of a few words, as large as a phone's screen. Without words OCR is done with it at once. */
async function photo(words = ""): Promise<Uint8Array> {
  const canvas = canvasOf(900, 1200, words === "" ? "#fff" : "#f4f2ea");
  const context = canvas.getContext("2d");
  context.fillStyle = "#111";
  context.font = "40px sans-serif";
  context.fillText(words, 60, 300);
  return new Uint8Array(await canvas.encode("jpeg", 70));
}

async function openNewCase(page: Page) {
  await page.goto("/cases/new");
  await page.getByLabel("Case Name").fill("State v. Okafor");
  await page.getByLabel("Client Name").fill("Daniel Okafor");
}

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a phone's zip of forty pictures becomes one PDF that is read, with its papers beside it", async ({
  page,
  request,
  account,
  signIn,
}) => {
  // The first is enough to see that they are read; forty would keep a processor busy for minutes.
  const photos = [
    await photo("The witness saw car number 1 in the lot."),
    ...(await Promise.all(Array.from({ length: 39 }, () => photo()))),
  ];
  const zip = await zipOf("phone dump.zip", [
    ...photos.map((bytes, index) => [`DCIM/IMG_${index + 1}.jpg`, bytes] as const),
    ["served/statement.txt", "The witness saw a blue car at 22:10 on Elm Street."],
    ["served/clip.mp4", "video"],
    ["__MACOSX/._clip.mp4", "litter"],
  ]);
  const expectPolicyKept = watchPolicy(page);
  await signIn(page);
  await openNewCase(page);
  await dropFiles(page, [zip]);
  // The four types and their refusals stay as they are.
  await expect(page.getByText("Some files were rejected:")).toBeVisible();
  await expect(row(page, "phone dump.zip").first()).toContainText("Invalid file type (PDF, DOC, DOCX, TXT only)");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Extract the documents" }).click();
  await expect(page.getByRole("button", { name: "Remove phone dump.pdf" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove statement.txt" })).toBeVisible();
  await expect(page.getByText("One file was left out:")).toBeVisible();
  await expect(row(page, "clip.mp4")).toContainText("Neither a document nor a picture");
  await expect(page.getByText("Hold Up!")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Let's Make Some Magic" }).click();
  await expect(page).toHaveURL(/\/progress$/);
  const caseId = page.url().split("/").at(-2) ?? "";
  const headers = { authorization: `Bearer ${account.token}` };
  const pdf = async () => {
    const answer = await request.get(`/api/case/${caseId}`, { headers });
    const { documents } = (await answer.json()) as {
      documents: { id: string; fileName: string; pageCount: number | null; ocrPages: number }[];
    };
    return documents.find(({ fileName }) => fileName === "phone dump.pdf");
  };
  await expect.poll(async () => (await pdf())?.ocrPages ?? 0, { timeout: 600_000 }).toBeGreaterThan(0);
  expect((await pdf())?.pageCount).toBe(42);
  const content = await request.get(`/api/documentviewer/document/${(await pdf())?.id ?? ""}/content`, { headers });
  const { pages } = (await content.json()) as { pages: { text: string }[] };
  expect(pages[0]?.text).toContain("The witness saw car number 1 in the lot.");
  // The list of forty originals takes two pages.
  expect(pages[41]?.text).toContain("Page 40: IMG_40.jpg");
  const sha256 = createHash("sha256")
    .update(Buffer.from(photos[39] ?? []))
    .digest("hex");
  expect(pages[41]?.text.replace(/\s/g, "")).toContain(sha256);
  expectPolicyKept();
});

test("a zip that would unpack to 500 MB is refused with a sentence, and pictures become one PDF", async ({
  page,
  signIn,
}) => {
  const bomb = { name: "holiday.zip", mimeType: "application/zip", buffer: bombZip(500) };
  await signIn(page);
  await openNewCase(page);
  await dropFiles(page, [
    bomb,
    { name: "IMG_2.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await photo("two")) },
    { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await photo("one")) },
    { name: "IMG_3.heic", mimeType: "image/heic", buffer: Buffer.from("no browser here opens it") },
  ]);
  await page.getByRole("button", { name: "Extract the documents" }).click();
  await expect(
    page.getByText(
      "holiday.zip would unpack to far more than its size suggests. It may be malicious, so nothing was extracted.",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Turn these pictures into one PDF" }).click();
  await expect(page.getByRole("button", { name: "Remove IMG_1 to IMG_2.pdf" })).toBeVisible();
  await expect(row(page, "IMG_3.heic")).toContainText("This browser cannot open it. Save it as JPEG or PDF");
});

test("a page in doubt says why in the viewer, and the coverage counts it", async ({
  page,
  request,
  account,
  signIn,
}) => {
  const russian = "Вечером 14 мая я видел серебристую машину у магазина, и полицейский долго говорил с водителем.";
  const made = await makeCase(request, {
    ...{ token: account.token, title: "State v. Marlow" },
    files: [{ name: "statement.txt", mimeType: "text/plain", buffer: iconv.encode(russian, "windows-1251") }],
  });
  await signIn(page);
  await page.goto(`/cases/${made.id}`);
  await expect(page.getByText("1 page at low confidence").first()).toBeVisible();
  await page.getByRole("link", { name: "statement.txt", exact: true }).click();
  const viewer = page.getByRole("dialog").first();
  await expect(viewer.getByText("Вечером 14 мая")).toBeVisible();
  await expect(
    viewer.getByText("The file does not state its encoding and was read as Windows-1251. Some letters may be wrong."),
  ).toBeVisible();
  await expect(page.getByText(/1 at low confidence/).first()).toBeAttached();
});

test("the files that a PDF carries become documents of the case", async ({ page, request, account, signIn }) => {
  const document = await PDFDocument.load(await textToPdf("Portfolio of the case"));
  await document.attach(Buffer.from("Call at 22:10 from the tower on Elm Street."), "call log.txt", {});
  await document.attach(Buffer.from("sound"), "call.wav", {});
  const made = await makeCase(request, {
    ...{ token: account.token, title: "State v. Marlow" },
    files: [{ name: "portfolio.pdf", mimeType: "application/pdf", buffer: Buffer.from(await document.save()) }],
  });
  await signIn(page);
  await page.goto(`/cases/${made.id}`);
  await page.getByRole("link", { name: "portfolio.pdf", exact: true }).click();
  const viewer = page.getByRole("dialog").first();
  await expect(
    viewer.getByText(/This PDF carries 2 attached files that are not read: call log.txt, call.wav/),
  ).toBeVisible();
  await viewer.getByRole("button", { name: "Add the attached files to the case" }).click();
  await expect(viewer.getByText(/Added to the case: call log.txt. Not added .*: call.wav/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close viewer" }).click();
  await expect(page.getByRole("link", { name: "call log.txt", exact: true })).toBeVisible();
});
