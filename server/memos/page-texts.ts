import type { Tx } from "../db/client.ts";

type Place = { readonly documentId: string; readonly pageNumber: number };

const keyOf = ({ documentId, pageNumber }: Place) => `${documentId} ${pageNumber}`;

/** The texts of the pages that are cited, for the lines of the citations. A page that is gone has none. */
export async function readPageTexts(tx: Tx, places: readonly Place[]): Promise<(place: Place) => string | null> {
  const wanted = Map.groupBy(places, ({ documentId }) => documentId);
  const texts = new Map<string, string>();
  for (const [documentId, ofDocument] of wanted) {
    const numbers = [...new Set(ofDocument.map(({ pageNumber }) => pageNumber))];
    const pages = await tx.documentPage.findMany({
      where: { documentId, pageNumber: { in: numbers } },
      select: { documentId: true, pageNumber: true, text: true },
    });
    for (const page of pages) texts.set(keyOf(page), page.text);
  }
  return (place) => texts.get(keyOf(place)) ?? null;
}
