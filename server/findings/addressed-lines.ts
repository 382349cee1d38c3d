import { z } from "zod";
import type { VerifiedCitation } from "#server/analyst/findings.ts";
import type { Analysis } from "#server/db/client.ts";
import { StoredCitation } from "./stored-citation.ts";

const AddressedLines = z.array(StoredCitation);

/** Lines of the record that address a program; null when the analysis did not look for any. */
export function addressedLinesOf(row: Pick<Analysis, "addressedLines">): readonly VerifiedCitation[] | null {
  return row.addressedLines === null ? null : AddressedLines.parse(row.addressedLines);
}
