import type { Analysis } from "#lib/contracts/analyses.ts";
import { titleOf } from "#lib/copy/case/documents.ts";
import { namesKind } from "../analyst/facts/list-papers.ts";
import type { Tx } from "../db/client.ts";
import { type Cite, type Cited, createCite, type PaperOf } from "../work-product/cite.ts";
import type { MemoInput } from "../work-product/memo-input.ts";
import { readPageTexts } from "./page-texts.ts";

/** Prepares the pinpoint citations of a case: what its documents are called, and the texts of the pages that are cited. */
export async function citeCase(
  tx: Tx,
  analysis: Pick<Analysis, "facts">,
  cited: readonly Cited[],
): Promise<{ readonly cite: Cite; readonly nameOf: MemoInput["nameOf"] }> {
  const kinds = new Map(
    (analysis.facts?.papers ?? [])
      .filter(({ name }) => namesKind(name))
      .flatMap(({ name, documentIds }) =>
        documentIds.map((id) => [id, { name, isOnly: documentIds.length === 1 }] as const),
      ),
  );
  const paperOf: PaperOf = (documentId) => kinds.get(documentId) ?? null;
  return {
    cite: createCite(paperOf, await readPageTexts(tx, cited)),
    nameOf: (document) => titleOf({ ...document, paper: paperOf(document.documentId) }),
  };
}
