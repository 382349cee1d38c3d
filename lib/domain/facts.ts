/** What the fact box of a case can say, in its order. */
export const FACT_SLOTS = ["charge", "when", "where", "client", "complainant", "officer", "state"] as const;
export type FactSlot = (typeof FACT_SLOTS)[number];

/** Papers of one kind: its name in the singular ("police report"), and the documents. */
export type PapersOfKind = { readonly name: string; readonly documentIds: readonly string[] };

/** "2 police reports, 1 witness statement". */
export function describePapers(papers: readonly PapersOfKind[]): string {
  return papers
    .map(({ name, documentIds: { length } }) => `${length} ${length === 1 ? name : pluralOf(name)}`)
    .join(", ");
}

function pluralOf(name: string): string {
  return name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`;
}
