// @spec 5, 8, 9: files: limits, rejections, duplicates, failures
import { createHash } from "node:crypto";
import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { type DecodedPicture, picturesToPdf } from "./pictures-to-pdf.ts";

/** A gray picture of 30 by 40 dots. */
const JPEG =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAoAB4DASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKYAAAAAAAAAAAP/2Q==";
const small = (): DecodedPicture => ({ jpeg: new Uint8Array(Buffer.from(JPEG, "base64")), width: 30, height: 40 });
const picture = (name: string, content = name) => new File([content], name, { type: "image/jpeg" });

test("each picture is a page, a last page lists them, and the originals' fingerprints are kept", async () => {
  const seen: number[] = [];
  const { files, leftOut } = await picturesToPdf([picture("IMG_1.jpg"), picture("IMG_2.heic"), picture("Łódź.png")], {
    stemOf: (names) => names.join(" to "),
    decode: (file) => Promise.resolve(file.name.endsWith(".heic") ? null : small()),
    onPicture: (number) => seen.push(number),
  });
  expect(seen).toEqual([1, 2, 3]);
  expect(leftOut).toEqual([{ name: "IMG_2.heic", reason: "unopenable" }]);
  expect(files.map(({ name, type }) => [name, type])).toEqual([["IMG_1.jpg to Łódź.png.pdf", "application/pdf"]]);
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
  const document = await PDFDocument.load(bytes);
  expect(document.getPages().map((page) => page.getSize())).toEqual([
    { width: 594, height: 792 },
    { width: 594, height: 792 },
    { width: 612, height: 792 },
  ]);
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  expect(document.getKeywords()).toContain(`Łódź.png ${sha256("Łódź.png")}`);
  expect(document.getKeywords()).toContain(`IMG_1.jpg ${sha256("IMG_1.jpg")}`);
});

test("what does not fit into one upload becomes several", async () => {
  const { jpeg } = small();
  const large = new Uint8Array(20 * 1024 ** 2);
  large.set(jpeg);
  const { files } = await picturesToPdf([picture("a.jpg"), picture("b.jpg"), picture("c.jpg")], {
    stemOf: () => "phone",
    decode: () => Promise.resolve({ jpeg: large, width: 30, height: 40 }),
    onPicture: () => undefined,
  });
  expect(files.map(({ name }) => name)).toEqual(["phone (1 of 2).pdf", "phone (2 of 2).pdf"]);
  for (const { size } of files) expect(size).toBeLessThan(52_428_800);
});
