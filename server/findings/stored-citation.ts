import { z } from "zod";
import { CITATION_STATUSES } from "#lib/domain/findings.ts";

/** A citation as it stands in a JSON column (server/analyst/findings.ts, VerifiedCitation). */
export const StoredCitation = z.object({
  documentId: z.string(),
  pageNumber: z.int(),
  quote: z.string(),
  start: z.int(),
  end: z.int(),
  status: z.enum(CITATION_STATUSES),
});
