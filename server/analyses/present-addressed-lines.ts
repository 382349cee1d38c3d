import type { Coverage } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { VerifiedCitation } from "../analyst/findings.ts";
import { presentPlace } from "./present-place.ts";

/** Null when the analysis did not look for such lines. */
export function presentAddressedLines(
  lines: readonly VerifiedCitation[] | null,
  read: Coverage["exhibits"],
): Analysis["addressedLines"] {
  return lines?.map(presentPlace(read)) ?? null;
}
