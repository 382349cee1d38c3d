import type { CaseFacts } from "../analyst/facts/fact.ts";

/**
 * Prepares what a letter calls a paper: its kind where the file holds one of that kind ("Breath test record"), else its file
 * name without the ending. The other side does not know our exhibit numbers.
 */
export function createNameOfPaper(papers: CaseFacts["papers"]) {
  const kinds = new Map(
    papers.flatMap(({ name, documentIds }) => {
      const [only] = documentIds;
      return only !== undefined && documentIds.length === 1 ? [[only, name] as const] : [];
    }),
  );
  return ({ id, fileName }: { readonly id: string; readonly fileName: string }): string => {
    const kind = kinds.get(id);
    return kind === undefined ? fileName.replace(/\.\w{2,5}$/, "") : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  };
}
