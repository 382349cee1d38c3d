// @spec product: storage: disk and S3, full disk, killed process, changed byte
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { decryptStream, encryptStream, makeDocumentKey, TamperedError, unwrapDocumentKey } from "./encryption.ts";

const FRAME = 65_536;
const SEALED = FRAME + 16;
const HEADER = 11;

beforeAll(() => void vi.stubEnv("DOCUMENT_KEY", "ab".repeat(32)));

type Secret = { documentId: string; key: Buffer };

function newSecret(): Secret {
  const documentId = randomUUID();
  return { documentId, key: makeDocumentKey(documentId).key };
}

async function seal(secret: Secret, plain: Buffer, chunk = 50_000): Promise<Buffer> {
  return Buffer.concat(await Readable.from(pieces(plain, chunk)).pipe(encryptStream(secret)).toArray());
}

function pieces(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

/** What came out before the stream ended or failed, and the failure. */
async function open(secret: Secret, stored: Buffer, chunk = 30_000): Promise<{ plain: Buffer; error: unknown }> {
  const released: Buffer[] = [];
  let error: unknown = null;
  await pipeline(Readable.from(pieces(stored, chunk)), decryptStream(secret), async (source) => {
    for await (const piece of source) released.push(piece as Buffer);
  }).catch((reason: unknown) => (error = reason));
  return { plain: Buffer.concat(released), error };
}

describe("encrypted files", () => {
  it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 1_048_576])("come back byte by byte: %i bytes", async (size) => {
    const secret = newSecret();
    const plain = randomBytes(size);
    const stored = await seal(secret, plain);
    const frames = Math.max(1, Math.ceil(size / FRAME));
    expect(stored.length).toBe(HEADER + size + frames * 16);
    for (const chunk of [1_000_000, 777]) {
      const opened = await open(secret, stored, chunk);
      expect(opened.error).toBeNull();
      expect(createHash("sha256").update(opened.plain).digest("hex")).toBe(
        createHash("sha256").update(plain).digest("hex"),
      );
    }
  });

  it("do not contain their plaintext and differ each time", async () => {
    const secret = newSecret();
    const plain = Buffer.from("MARKER-OF-A-PRIVILEGED-SENTENCE ".repeat(100));
    const [first, second] = [await seal(secret, plain), await seal(secret, plain)];
    expect(first.includes("PRIVILEGED")).toBe(false);
    expect(first.equals(second)).toBe(false);
  });

  const size = 3 * FRAME + 100;
  it.each([
    ["magic", 0, 0],
    ["nonce prefix", 5, 0],
    ["first byte of frame 0", HEADER, 0],
    ["tag of frame 0", HEADER + FRAME, 0],
    ["middle of frame 1", HEADER + SEALED + 30_000, 1],
    ["tag of frame 2", HEADER + 3 * SEALED - 1, 2],
    ["last frame", HEADER + 3 * SEALED + 50, 3],
    ["last byte", HEADER + size + 4 * 16 - 1, 3],
  ])("a flipped bit is found and its frame is not released: %s", async (_, position, frames) => {
    const secret = newSecret();
    const plain = randomBytes(size);
    const stored = await seal(secret, plain);
    stored[position]! ^= 1;
    const opened = await open(secret, stored);
    expect(opened.error).toBeInstanceOf(TamperedError);
    expect((opened.error as Error).message).toContain(secret.documentId);
    expect(opened.plain.length).toBeLessThanOrEqual(frames * FRAME);
    expect(opened.plain.equals(plain.subarray(0, opened.plain.length))).toBe(true);
  });

  it.each([
    0,
    5,
    HEADER,
    HEADER + 10,
    HEADER + SEALED - 1,
    HEADER + SEALED,
    HEADER + 2 * SEALED,
    HEADER + 3 * SEALED + 15,
  ])("a file cut to %i bytes is found", async (length) => {
    const secret = newSecret();
    const plain = randomBytes(size);
    const opened = await open(secret, (await seal(secret, plain)).subarray(0, length));
    expect(opened.error).toBeInstanceOf(TamperedError);
    // The frame before the cut could be the last of a shorter file; it must not be released as such.
    const whole = Math.max(0, Math.ceil((length - HEADER) / SEALED) - 1);
    expect(opened.plain.length).toBeLessThanOrEqual(whole * FRAME);
  });

  it("swapped, repeated, dropped and appended frames are found", async () => {
    const secret = newSecret();
    const stored = await seal(secret, randomBytes(size));
    const header = stored.subarray(0, HEADER);
    const [a, b, c, last] = [0, 1, 2, 3].map((index) =>
      stored.subarray(HEADER + index * SEALED, HEADER + (index + 1) * SEALED),
    ) as [Buffer, Buffer, Buffer, Buffer];
    for (const frames of [
      [b, a, c, last],
      [a, a, c, last],
      [a, c, last],
      [a, b, c, last, last],
      [a, b, c, Buffer.concat([last, Buffer.from([0])])],
    ]) {
      const opened = await open(secret, Buffer.concat([header, ...frames]));
      expect(opened.error).toBeInstanceOf(TamperedError);
    }
  });

  it("another document's file does not open, even under the same key", async () => {
    const secret = newSecret();
    const stored = await seal(secret, randomBytes(size));
    for (const other of [newSecret(), { ...secret, documentId: randomUUID() }]) {
      const opened = await open(other, stored);
      expect(opened.error).toBeInstanceOf(TamperedError);
      expect(opened.plain.length).toBe(0);
    }
  });
});

describe("wrapped keys", () => {
  it("open for their own document only", () => {
    const documentId = randomUUID();
    const { key, wrappedKey } = makeDocumentKey(documentId);
    expect(unwrapDocumentKey(documentId, wrappedKey).equals(key)).toBe(true);
    expect(wrappedKey.includes(key)).toBe(false);
    expect(() => unwrapDocumentKey(randomUUID(), wrappedKey)).toThrow(TamperedError);
  });

  it("do not open when a byte differs, or when cut", () => {
    const documentId = randomUUID();
    const { wrappedKey } = makeDocumentKey(documentId);
    for (const position of [0, 5, 20, 60]) {
      const changed = Buffer.from(wrappedKey);
      changed[position]! ^= 1;
      expect(() => unwrapDocumentKey(documentId, changed)).toThrow(TamperedError);
    }
    expect(() => unwrapDocumentKey(documentId, wrappedKey.subarray(0, 30))).toThrow(TamperedError);
  });
});
