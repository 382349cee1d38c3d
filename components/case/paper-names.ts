import type { Facts } from "#lib/contracts/findings.ts";

/** What each document is, by its id: "Police report". Empty without a fact box; a document of no known kind has none. */
export function paperNamesOf(facts: Facts | null): ReadonlyMap<string, string> {
  return new Map(
    (facts?.papers ?? []).flatMap(({ name, documentIds }) =>
      documentIds.map((id) => [id, name.charAt(0).toUpperCase() + name.slice(1)] as const),
    ),
  );
}
