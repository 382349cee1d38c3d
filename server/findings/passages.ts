import { z } from "zod";
import type { VerifiedCitation } from "#server/analyst/findings.ts";
import type { Analysis } from "#server/db/client.ts";
import { StoredCitation } from "./stored-citation.ts";

const Passages = z.array(StoredCitation);

/** The passages to read first; none while the analysis is not completed, or when it is older than they are. */
export function passagesOf(row: Pick<Analysis, "passages">): readonly VerifiedCitation[] {
  return row.passages === null ? [] : Passages.parse(row.passages);
}
