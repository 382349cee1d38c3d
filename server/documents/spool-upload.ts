import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { BusboyFileStream } from "@fastify/busboy";
import { documentTypeOf, MEDIA_TYPE_OF } from "#lib/domain/files/document-type.ts";
import type { DocumentType } from "#lib/domain/files/document-type.ts";
import { fileKindOf } from "#lib/domain/files/file-kind.ts";
import { extensionOf, MAX_FILE_BYTES } from "#lib/domain/files/file-limits.ts";
import { findNoText } from "#lib/domain/text/find-no-text.ts";
import { SNIFF_LENGTH, sniffType } from "#lib/domain/files/sniff-type.ts";
import { AppError } from "../errors.ts";
import { NOT_TEXT } from "../http/parse-input.ts";
import { spoolFolder } from "../storage/data-folder.ts";
import { encryptStream, makeDocumentKey } from "../storage/encryption.ts";
import { requireDocumentKey } from "../storage/require-document-key.ts";
import { storedFileName } from "./stored-file-name.ts";

/** A multipart body as it arrives. */
export type UploadBody = {
  readonly body: Readable | null;
  readonly contentType: string | null;
  /** Bytes that the caller announced; null when it did not. */
  readonly contentLength: number | null;
  readonly signal: AbortSignal;
};

/** A received file, encrypted, in the spool folder. Whoever receives it removes it or hands it to the storage. */
export type SpooledUpload = {
  readonly documentId: string;
  readonly storageKey: string;
  readonly path: string;
  readonly wrappedKey: Buffer;
  readonly fileName: string;
  readonly type: DocumentType;
  /** Bytes of the original. */
  readonly size: number;
  /** Of the original, hex. */
  readonly sha256: string;
  /** The other fields of the form, each at most 200 characters. */
  readonly fields: ReadonlyMap<string, string>;
};

/** Waits for the disk together and is then written in one call. Bytes. */
const WRITE_BUFFER = 1_048_576;

/** What the other parts of the form and the boundaries may add to the file. Bytes. */
const FORM_OVERHEAD = 100_000;
const LIMITS = { fileSize: MAX_FILE_BYTES, files: 1, fields: 8, parts: 10, fieldSize: 200, fieldNameSize: 100 };

/**
 * Reads the body as a stream: the file is hashed, recognised by its first bytes and encrypted on its way to the disk,
 * never whole in memory and never plain on the disk. Nothing is left behind when it fails.
 * @throws AppError 413 above 52428800 bytes, as soon as that is known; 415 when extension, declared type and content do
 * not agree; 400 for an empty file, none, or a body that ends early; 503 under another document key
 */
export async function spoolUpload(upload: UploadBody): Promise<SpooledUpload> {
  if (upload.contentLength !== null && upload.contentLength > MAX_FILE_BYTES + FORM_OVERHEAD) throw tooLarge();
  const contentType = upload.contentType ?? "";
  if (upload.body === null || !/^multipart\/form-data\b/i.test(contentType))
    throw new AppError("invalid", "Send the file as multipart/form-data");
  await requireDocumentKey();
  const refused = new AbortController();
  const signal = AbortSignal.any([upload.signal, refused.signal]);
  const fields = new Map<string, string>();
  const path = join(spoolFolder(), randomUUID());
  const parser = makeParser(contentType);
  let file: ReturnType<typeof spoolFile> | null = null;

  parser.on("field", (name, value) => void fields.set(name, value));
  parser.on("filesLimit", () => refused.abort(new AppError("invalid", "Send one file at a time")));
  parser.on("file", (_field, stream, name, _encoding, mediaType) => {
    stream.once("limit", () => refused.abort(tooLarge()));
    file = spoolFile({ stream, name, mediaType, path, signal });
    file.catch((error: unknown) => refused.abort(error));
  });
  try {
    await mkdir(spoolFolder(), { recursive: true, mode: 0o700 });
    await pipeline(upload.body, parser, { signal });
    // A constant for the compiler, which does not see the assignment in the listener.
    const spooled = await (file as ReturnType<typeof spoolFile> | null);
    if (spooled === null) throw new AppError("invalid", "The request contains no file");
    if (findNoText([...fields.values()]) !== null) throw new AppError("invalid", NOT_TEXT);
    return { ...spooled, path, fields };
  } catch (error) {
    refused.abort(error);
    await (file as Promise<unknown> | null)?.catch(() => {});
    await rm(path, { force: true });
    throw failureOf(refused.signal.aborted ? refused.signal.reason : error);
  }
}

function makeParser(contentType: string) {
  try {
    return new Busboy({ headers: { "content-type": contentType }, preservePath: true, limits: LIMITS });
  } catch (error) {
    throw new AppError("invalid", "Send the file as multipart/form-data", { cause: error });
  }
}

type IncomingFile = {
  readonly stream: BusboyFileStream;
  readonly name: string | undefined;
  readonly mediaType: string;
  readonly path: string;
  readonly signal: AbortSignal;
};

async function spoolFile({ stream, name, mediaType, path, signal }: IncomingFile) {
  const fileName = storedFileName(name ?? "");
  const declared = documentTypeOf(fileName);
  if (declared === null || !agrees(declared, mediaType)) throw wrongType();
  const documentId = randomUUID();
  const { key, wrappedKey } = makeDocumentKey(documentId);
  const meter = new Meter(fileName);
  const target = createWriteStream(path, { flags: "wx", mode: 0o600, highWaterMark: WRITE_BUFFER });
  await pipeline(stream, meter, encryptStream({ documentId, key }), target, { signal });
  return {
    documentId,
    storageKey: randomBytes(16).toString("hex"),
    wrappedKey,
    fileName,
    type: declared,
    size: meter.size,
    sha256: meter.sha256(),
  };
}

/** Browsers report no type, or this one, for files whose program is not installed. */
const UNKNOWN_MEDIA_TYPE = "application/octet-stream";
/** What systems that look into files say of an RTF under .doc. */
const RTF_MEDIA_TYPES: ReadonlySet<string> = new Set(["application/rtf", "text/rtf"]);

function agrees(type: DocumentType, mediaType: string): boolean {
  if (type === "doc" && RTF_MEDIA_TYPES.has(mediaType)) return true;
  return mediaType === "" || mediaType === UNKNOWN_MEDIA_TYPE || mediaType === MEDIA_TYPE_OF[type];
}

/** Counts and hashes what passes, and stops it when its first bytes are not what its name says. */
class Meter extends Transform {
  size = 0;
  readonly #fileName: string;
  readonly #hash = createHash("sha256");
  #head = Buffer.alloc(0);
  #recognised = false;

  constructor(fileName: string) {
    super();
    this.#fileName = fileName;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void): void {
    this.size += chunk.length;
    this.#hash.update(chunk);
    if (!this.#recognised) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, SNIFF_LENGTH - this.#head.length)]);
      if (this.#head.length === SNIFF_LENGTH && !this.#recognise()) {
        done(this.#wrongContent());
        return;
      }
    }
    done(null, chunk);
  }

  override _flush(done: (error: Error | null) => void): void {
    if (this.size === 0) {
      done(new AppError("invalid", "The file is empty"));
      return;
    }
    done(this.#recognised || this.#recognise() ? null : this.#wrongContent());
  }

  #recognise(): boolean {
    this.#recognised = sniffType(this.#head, this.#fileName) !== null;
    return this.#recognised;
  }

  /** The name is allowed, so the sentence about names alone would say nothing. */
  #wrongContent(): AppError {
    const kind = fileKindOf(this.#head);
    const extension = extensionOf(this.#fileName);
    return wrongType(kind === null ? "" : `This file is named ${extension} but is ${kind}. `);
  }

  sha256(): string {
    return this.#hash.digest("hex");
  }
}

function tooLarge(): AppError {
  return new AppError("too_large", "File size must be less than 50MB");
}

function wrongType(reason = ""): AppError {
  return new AppError("wrong_type", `${reason}Only PDF, DOC, DOCX, and TXT files are allowed`);
}

/** What the disk refused stays what it is; everything else that is not ours is a body that broke off. */
function failureOf(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && DISK_FAULTS.has(code)) return error;
  return new AppError("invalid", "The upload was interrupted. Please try again.", { cause: error });
}

const DISK_FAULTS = new Set(
  "ENOSPC EDQUOT EIO EROFS EACCES EPERM EMFILE ENFILE ENOENT EEXIST ENOTDIR ESTALE".split(" "),
);
