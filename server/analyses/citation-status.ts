import type { CitationStatus } from "#lib/domain/findings.ts";
import type { CitationStatus as StoredStatus } from "../db/client.ts";

/** The names differ in one place: an enum of the database cannot hold a hyphen. */
const STORED: Readonly<Record<CitationStatus, StoredStatus>> = {
  verified: "verified",
  corrected: "corrected",
  "ocr-near": "ocrNear",
};

export function toStoredStatus(status: CitationStatus): StoredStatus {
  return STORED[status];
}

export function fromStoredStatus(status: StoredStatus): CitationStatus {
  return status === "ocrNear" ? "ocr-near" : status;
}
