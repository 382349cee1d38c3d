import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from "node:crypto";
import { Transform } from "node:stream";
import { requireEnv } from "../env.ts";
import type { ByteRange } from "./storage.ts";

/**
 * Stored files: each has a random key of its own, which is kept beside its row, wrapped by the deployment's key.
 * The plaintext is cut into frames that are each sealed with AES-256-GCM, after the STREAM construction (Hoang,
 * Reyhanitabar, Rogaway, Vizár 2015): the nonce counts the frames and marks the last one, so that a frame that was
 * changed, moved, dropped, repeated, cut off or taken from another file does not open. One tag over the whole file was
 * refused: to serve no unverified byte it would have to be held in memory, or read twice.
 *
 * Layout: "OEF1", 7 random bytes of nonce prefix, then frames of up to 64 KiB, each followed by its 16-byte tag.
 */
const MAGIC = Buffer.from("OEF1");
const PREFIX_LENGTH = 7;
const HEADER_LENGTH = MAGIC.length + PREFIX_LENGTH;
const KEY_LENGTH = 32;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
export const FRAME_LENGTH = 65_536;
const SEALED_FRAME_LENGTH = FRAME_LENGTH + TAG_LENGTH;

/** The stored bytes are not what was stored, or the deployment's key is not the one they were stored with. */
export class TamperedError extends Error {
  constructor(documentId: string, what: string) {
    super(`the stored file of document ${documentId} cannot be trusted: ${what}`);
    this.name = "TamperedError";
  }
}

/** A new key for a document, plain for use now and wrapped for its row (61 bytes: version, nonce, key, tag). */
export function makeDocumentKey(documentId: string): { key: Buffer; wrappedKey: Buffer } {
  const key = randomBytes(KEY_LENGTH);
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv("aes-256-gcm", deploymentKey(), nonce).setAAD(keyContext(documentId));
  return {
    key,
    wrappedKey: Buffer.concat([WRAP_VERSION, nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]),
  };
}

const WRAP_VERSION = Buffer.from([1]);

/** @throws TamperedError when the wrapped key is not this document's, or not wrapped by this deployment's key */
export function unwrapDocumentKey(documentId: string, wrappedKey: Uint8Array): Buffer {
  const wrapped = Buffer.from(wrappedKey);
  const sealed = wrapped.subarray(1 + NONCE_LENGTH);
  if (wrapped[0] !== WRAP_VERSION[0] || sealed.length !== KEY_LENGTH + TAG_LENGTH)
    throw new TamperedError(documentId, "its key has an unknown form");
  const decipher = createDecipheriv("aes-256-gcm", deploymentKey(), wrapped.subarray(1, 1 + NONCE_LENGTH))
    .setAAD(keyContext(documentId))
    .setAuthTag(sealed.subarray(KEY_LENGTH));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, KEY_LENGTH)), decipher.final()]);
  } catch {
    throw new TamperedError(documentId, "its key does not open with the deployment's key");
  }
}

type Secret = { readonly documentId: string; readonly key: Buffer };

/** Plain bytes in, the stored form out. */
export function encryptStream(secret: Secret): Transform {
  const prefix = randomBytes(PREFIX_LENGTH);
  // Made once: made again for each frame, keys cost as much as the sealing.
  const key = createSecretKey(secret.key);
  const pending = new ByteQueue();
  let index = 0;
  function seal(plain: readonly Buffer[], isLast: boolean): Buffer[] {
    const frame = { prefix, index, isLast };
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(frame)).setAAD(contextOf(secret.documentId, frame));
    index += 1;
    return [...plain.map((piece) => cipher.update(piece)), cipher.final(), cipher.getAuthTag()];
  }
  return new Transform({
    construct(done) {
      this.push(Buffer.concat([MAGIC, prefix]));
      done();
    },
    transform(chunk: Buffer, _encoding, done) {
      pending.push(chunk);
      // A full frame waits until a further byte proves that it is not the last.
      while (pending.length > FRAME_LENGTH) pushAll(this, seal(pending.take(FRAME_LENGTH), false));
      done();
    },
    flush(done) {
      pushAll(this, seal(pending.take(pending.length), true));
      done();
    },
  });
}

/** Which stored bytes hold a part of the plain ones. */
export type SealedPart = {
  /** The frames of the part. */
  readonly sealed: ByteRange;
  readonly firstFrame: number;
  readonly isToEnd: boolean;
  /** Plain bytes of the first frame that stand before the part. */
  readonly skipped: number;
};

/** What every stored file begins with; a part cannot be opened without it. */
export const SEALED_HEADER: ByteRange = { from: 0, to: HEADER_LENGTH };

/**
 * @param size of the plain file
 * @param part of the plain file, not empty and within it
 */
export function sealedPart(size: number, { from, to }: ByteRange): SealedPart {
  const firstFrame = Math.floor(from / FRAME_LENGTH);
  const framesTo = Math.ceil(to / FRAME_LENGTH);
  const isToEnd = framesTo * FRAME_LENGTH >= size;
  const start = HEADER_LENGTH + firstFrame * SEALED_FRAME_LENGTH;
  const end = HEADER_LENGTH + (isToEnd ? size + framesTo * TAG_LENGTH : framesTo * SEALED_FRAME_LENGTH);
  return { sealed: { from: start, to: end }, firstFrame, isToEnd, skipped: from - firstFrame * FRAME_LENGTH };
}

/**
 * The stored form in, plain bytes out, each only after its frame was verified. Fails with TamperedError.
 * @param part when only its frames come in, behind the header
 */
export function decryptStream(secret: Secret, part?: Pick<SealedPart, "firstFrame" | "isToEnd">): Transform {
  const key = createSecretKey(secret.key);
  const pending = new ByteQueue();
  let prefix: Buffer | null = null;
  let index = part?.firstFrame ?? 0;
  function fail(what: string): never {
    throw new TamperedError(secret.documentId, what);
  }
  function readHeader(): void {
    if (prefix !== null || pending.length < HEADER_LENGTH) return;
    const header = Buffer.concat(pending.take(HEADER_LENGTH));
    if (!header.subarray(0, MAGIC.length).equals(MAGIC)) fail("it does not begin like one of ours");
    prefix = header.subarray(MAGIC.length);
  }
  function unseal(length: number, isLast: boolean): Buffer[] {
    if (prefix === null || length < TAG_LENGTH) return fail("it was cut off");
    const sealed = pending.take(length - TAG_LENGTH);
    const frame = { prefix, index, isLast };
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(frame))
      .setAAD(contextOf(secret.documentId, frame))
      .setAuthTag(Buffer.concat(pending.take(TAG_LENGTH)));
    try {
      const plain = [...sealed.map((piece) => decipher.update(piece)), decipher.final()];
      index += 1;
      return plain;
    } catch {
      return fail(`frame ${index} was changed, moved or cut off`);
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        pending.push(chunk);
        readHeader();
        while (prefix !== null && pending.length > SEALED_FRAME_LENGTH)
          pushAll(this, unseal(SEALED_FRAME_LENGTH, false));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        pushAll(this, unseal(pending.length, part?.isToEnd ?? true));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

type Frame = { readonly prefix: Buffer; readonly index: number; readonly isLast: boolean };

function nonceOf({ prefix, index, isLast }: Frame): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(index);
  return Buffer.concat([prefix, counter, Buffer.from([isLast ? 1 : 0])]);
}

function contextOf(documentId: string, { index, isLast }: Frame): Buffer {
  return Buffer.from(`odds-and-evidence frame 1 ${documentId} ${index} ${isLast ? "last" : "more"}`);
}

function keyContext(documentId: string): Buffer {
  return Buffer.from(`odds-and-evidence key 1 ${documentId}`);
}

function deploymentKey(): Buffer {
  return Buffer.from(requireEnv("DOCUMENT_KEY"), "hex");
}

/** Pieces and not one buffer: joining them would copy every byte, and the copies are what the collector is busy with. */
function pushAll(stream: Transform, pieces: readonly Buffer[]): void {
  for (const piece of pieces) if (piece.length > 0) stream.push(piece);
}

/** Chunks of any size in, pieces that make up a wanted size out, nothing copied. */
class ByteQueue {
  length = 0;
  #chunks: Buffer[] = [];

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.length += chunk.length;
  }

  /** @param count at most `length` */
  take(count: number): Buffer[] {
    const pieces: Buffer[] = [];
    let missing = count;
    while (missing > 0) {
      const chunk = this.#chunks.shift();
      if (chunk === undefined) throw new RangeError("more bytes were asked for than there are");
      if (chunk.length > missing) this.#chunks.unshift(chunk.subarray(missing));
      pieces.push(chunk.subarray(0, missing));
      missing -= Math.min(missing, chunk.length);
    }
    this.length -= count;
    return pieces;
  }
}
