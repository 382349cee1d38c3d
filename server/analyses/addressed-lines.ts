import { z } from "zod";
import type { Analysis as AnalysisView, Coverage } from "#lib/contracts/analyses.ts";
import type { VerifiedCitation } from "../analyst/findings.ts";
import type { Analysis } from "../db/client.ts";
import { StoredCitation } from "./stored-citation.ts";

const AddressedLines = z.array(StoredCitation);

/** Lines of the record that address a program; null when the analysis did not look for any. */
export function addressedLinesOf(row: Pick<Analysis, "addressedLines">): readonly VerifiedCitation[] | null {
  return row.addressedLines === null ? null : AddressedLines.parse(row.addressedLines);
}

/** The lines as the API shows them, with exhibit and file name from the reading. */
export function addressedLinesView(
  lines: readonly VerifiedCitation[] | null,
  read: Coverage["exhibits"],
): AnalysisView["addressedLines"] {
  const documents = new Map(read.map((document) => [document.documentId, document]));
  return (
    lines?.map((line) => {
      const document = documents.get(line.documentId);
      return { ...line, exhibit: document?.exhibit ?? null, fileName: document?.fileName ?? "" };
    }) ?? null
  );
}
