import type { Readable } from "node:stream";

/** Bytes from `from` up to, and without, `to`. */
export type ByteRange = { readonly from: number; readonly to: number };

/** Bytes under an opaque key. What the bytes are, and that they are encrypted, is known one layer above. */
export type Storage = {
  /** Takes over the file at `spooledPath`, durably: once it resolves, the bytes outlive a power cut. */
  readonly put: (key: string, spooledPath: string) => Promise<void>;
  /**
   * All bytes, or a part of them: no other bytes are read then.
   * @throws StoredObjectMissing
   */
  readonly get: (key: string, part?: ByteRange) => Promise<Readable>;
  /** A key that is not there is no error: deletions are repeated after a crash. */
  readonly delete: (key: string) => Promise<void>;
  /** Every key, in no order, with the time when it was put. */
  readonly list: () => AsyncIterable<{ readonly key: string; readonly putAt: Date }>;
  /** Fails while nothing could be stored. */
  readonly check: () => Promise<void>;
};

/** The service that keeps the files cannot be reached, or refuses us. What it said is for the log. */
export class StorageUnavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`the document storage cannot be used: ${what}`, options);
    this.name = "StorageUnavailable";
  }
}

export class StoredObjectMissing extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`nothing is stored under ${key}`, options);
    this.name = "StoredObjectMissing";
  }
}
