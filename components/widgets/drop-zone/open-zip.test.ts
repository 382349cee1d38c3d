// @spec 5, 8, 9: files: limits, rejections, duplicates, failures
import { crc32, deflateRawSync } from "node:zlib";
import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js/index-native.js";
import { expect, test } from "vitest";
import type { ZipRefusal } from "#lib/copy/case/bundles.ts";
import { openZip, ZipRefused } from "./open-zip.ts";

type Entry = readonly [name: string, content: string | Uint8Array, password?: string];

async function zipOf(entries: readonly Entry[]): Promise<File> {
  const writer = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  for (const [name, content, password] of entries) {
    const reader = typeof content === "string" ? new TextReader(content) : new Uint8ArrayReader(content);
    await writer.add(name, reader, { password, lastModDate: new Date("2026-03-01T10:00:00Z"), dataDescriptor: false });
  }
  return new File([await writer.close()], "discovery.zip");
}

async function refusalOf(zip: File): Promise<ZipRefusal | null> {
  return openZip(zip).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ZipRefused) return error.refusal;
      throw error;
    },
  );
}

test("papers and pictures come out under their own names; all else is named, litter is not", async () => {
  const taken = await openZip(
    await zipOf([
      ["served/report.pdf", "%PDF-1.7"],
      ["served/notes.txt", "He saw a blue car."],
      ["phone/IMG_10.jpg", "ten"],
      ["phone/IMG_9.JPG", "nine"],
      ["phone/notes.txt", "Another"],
      ["dashcam.mp4", "video"],
      ["older.zip", "zip"],
      ["__MACOSX/served/._report.pdf", "litter"],
      [".DS_Store", "litter"],
    ]),
  );
  expect(taken.papers.map(({ name, type }) => [name, type])).toEqual([
    ["report.pdf", "application/pdf"],
    ["served - notes.txt", "text/plain"],
    ["phone - notes.txt", "text/plain"],
  ]);
  expect(await taken.papers[1]?.text()).toBe("He saw a blue car.");
  expect(taken.pictures.map(({ name }) => name)).toEqual(["IMG_9.JPG", "IMG_10.jpg"]);
  expect(taken.leftOut).toEqual([
    { name: "dashcam.mp4", reason: "kind" },
    { name: "older.zip", reason: "zip" },
  ]);
});

test("a bomb of 500 MB is refused before anything is inflated", async () => {
  const inflated = new Uint8Array(50 * 1024 ** 2);
  // Packed once, and written ten times as it is.
  const packed = deflateRawSync(inflated);
  const asPacked = {
    ...{ passThrough: true, compressionMethod: 8, dataDescriptor: false },
    ...{ uncompressedSize: inflated.length, crc32: crc32(inflated) },
  };
  const writer = new ZipWriter(new BlobWriter("application/zip"), { useWebWorkers: false });
  for (let index = 0; index < 10; index += 1) await writer.add(`${index}.txt`, new Uint8ArrayReader(packed), asPacked);
  const bomb = new File([await writer.close()], "bomb.zip");
  expect(bomb.size).toBeLessThan(1024 ** 2);
  expect(await refusalOf(bomb)).toBe("bomb");
});

test("a file that is larger than its directory says, and a damaged one, are left out and named", async () => {
  const whole = new Uint8Array(await (await zipOf([["log.txt", "a".repeat(100_000)]])).arrayBuffer());
  const changed = (change: (view: DataView, directory: number) => void) => {
    const bytes = whole.slice();
    const view = new DataView(bytes.buffer);
    change(view, view.getUint32(bytes.length - 6, true));
    return new File([bytes], "changed.zip");
  };
  // Offsets of the file's length in its directory and before its bytes.
  const lying = changed((view, directory) => {
    view.setUint32(directory + 24, 100, true);
    view.setUint32(22, 100, true);
  });
  const damaged = changed((view) => view.setUint32(50, 0xffffffff, true));
  for (const zip of [lying, damaged])
    expect(await openZip(zip)).toMatchObject({ papers: [], leftOut: [{ name: "log.txt", reason: "damaged" }] });
});

test("what cannot be opened says why", async () => {
  expect(await refusalOf(new File(["no zip"], "x.zip"))).toBe("damaged");
  expect(await refusalOf(await zipOf([["report.txt", "words", "secret"]]))).toBe("protected");
  const many = await zipOf(Array.from({ length: 2_001 }, (_, index) => [`${index}.txt`, ""]));
  expect(await refusalOf(many)).toBe("too-many");
});

test("of 101 papers the last is named as left out", async () => {
  const { papers, leftOut } = await openZip(
    await zipOf(Array.from({ length: 101 }, (_, index) => [`${index}.txt`, "words"])),
  );
  expect(papers).toHaveLength(100);
  expect(leftOut).toEqual([{ name: "100.txt", reason: "too-many" }]);
});
