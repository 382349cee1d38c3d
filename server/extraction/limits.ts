/** What reading the text of one document may cost. */
export type ExtractionLimits = {
  /** Resident memory of the reading process, bytes. */
  readonly memoryBytes: number;
  /** Processor time of the whole document, repeated tries included, milliseconds. */
  readonly timeMs: number;
  /** Pages of the document. */
  readonly pages: number;
  /** All text of the document as UTF-8, bytes. */
  readonly outputBytes: number;
};

export const EXTRACTION_LIMITS: Omit<ExtractionLimits, "timeMs"> = {
  memoryBytes: 1024 ** 3,
  pages: 2_000,
  outputBytes: 64 * 1024 ** 2,
};

/**
 * Processor time by size, so that a few kilobytes built to do harm cost no more than 20 seconds, and a large file has
 * its minute. Milliseconds.
 */
export function readingTimeOf(bytes: number): number {
  return Math.min(60_000, 20_000 + 2_000 * (bytes / 1024 ** 2));
}

/** What reading the scanned pages of one document may cost. */
export type OcrLimits = {
  /** Resident memory of the process, bytes. */
  readonly memoryBytes: number;
  /** Processor time of one page, milliseconds. */
  readonly pageTimeMs: number;
};

export const OCR_LIMITS: OcrLimits = { memoryBytes: 1024 ** 3, pageTimeMs: 60_000 };

/** Pages of one document that are read by OCR. */
export const OCR_PAGES = 300;

/** A Word file is a zip: what may come out of it. Counted while inflating, because the sizes in its directory may lie. */
export const ZIP_LIMITS = {
  entries: 5_000,
  inflatedBytes: 200 * 1024 ** 2,
  mainPartBytes: 60 * 1024 ** 2,
} as const;
