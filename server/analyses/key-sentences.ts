import { z } from "zod";
import type { VerifiedCitation } from "../analyst/findings.ts";
import type { Analysis } from "../db/client.ts";
import { StoredCitation } from "./stored-citation.ts";

const KeySentences = z.array(StoredCitation);

/** The verified sentences that an analysis' summary begins with; none while it is not completed. */
export function keySentencesOf(row: Pick<Analysis, "keySentences">): readonly VerifiedCitation[] {
  return row.keySentences === null ? [] : KeySentences.parse(row.keySentences);
}
