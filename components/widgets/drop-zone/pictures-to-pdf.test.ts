import { createHash } from "node:crypto";
import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { extractBytes } from "#server/extraction/testing/extract-bytes.ts";
import { canvasOf } from "#server/extraction/testing/canvas.ts";
import { type DecodedPicture, picturesToPdf } from "./pictures-to-pdf.ts";

const small = async (): Promise<DecodedPicture> => {
  const jpeg = new Uint8Array(await canvasOf(30, 40, "#ddd").encode("jpeg", 60));
  return { jpeg, width: 30, height: 40 };
};
const picture = (name: string, content = name) => new File([content], name, { type: "image/jpeg" });

test("each picture is a page; the last page names the originals with their fingerprints", async () => {
  const seen: number[] = [];
  const { files, leftOut } = await picturesToPdf([picture("IMG_1.jpg"), picture("IMG_2.heic"), picture("Łódź.png")], {
    stem: "IMG_1 to Łódź",
    decode: (file) => (file.name.endsWith(".heic") ? Promise.resolve(null) : small()),
    onPicture: (number) => seen.push(number),
  });
  expect(seen).toEqual([1, 2, 3]);
  expect(leftOut).toEqual([{ name: "IMG_2.heic", reason: "unopenable" }]);
  expect(files.map(({ name, type }) => [name, type])).toEqual([["IMG_1 to Łódź.pdf", "application/pdf"]]);
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
  const document = await PDFDocument.load(bytes);
  expect(document.getPages().map((page) => page.getSize())).toEqual([
    { width: 594, height: 792 },
    { width: 594, height: 792 },
    { width: 612, height: 792 },
  ]);
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  expect(document.getKeywords()).toContain(`Łódź.png ${sha256("Łódź.png")}`);
  const read = await extractBytes(bytes, "pdf");
  expect(read.ok && read.pages[2]?.text.split("\n")).toEqual([
    "Contents of this file",
    "Made of 2 pictures when they were uploaded. Large pictures were reduced; the originals' fingerprints are below.",
    "Page 1: IMG_1.jpg",
    `SHA-256 ${sha256("IMG_1.jpg")}, < 0.01 MB`,
    "Page 2: ?ód?.png",
    `SHA-256 ${sha256("Łódź.png")}, < 0.01 MB`,
  ]);
  expect(read.ok && read.pages[2]?.confidence).toBe(1);
});

test("what does not fit into one upload becomes several", async () => {
  const { jpeg } = await small();
  const large = new Uint8Array(20 * 1024 ** 2);
  large.set(jpeg);
  const { files } = await picturesToPdf([picture("a.jpg"), picture("b.jpg"), picture("c.jpg")], {
    stem: "phone",
    decode: () => Promise.resolve({ jpeg: large, width: 30, height: 40 }),
    onPicture: () => undefined,
  });
  expect(files.map(({ name }) => name)).toEqual(["phone (1 of 2).pdf", "phone (2 of 2).pdf"]);
  for (const { size } of files) expect(size).toBeLessThan(52_428_800);
});
