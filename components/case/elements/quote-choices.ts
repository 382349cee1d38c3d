import type { Citation } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { ChargeElement, Evidence } from "#lib/contracts/charges.ts";
import type { EvidenceSide } from "#lib/domain/charge-elements.ts";
import { isSetAside } from "#lib/domain/findings.ts";

/** A quote of the analysis that can be placed for or against an element. */
export type QuoteChoice = {
  readonly citation: Citation;
  /** What the analysis says of it: the first finding that rests on it. */
  readonly about: string;
  /** The rules place it at this element, and on which side if they can tell. */
  readonly isSuggested: boolean;
  readonly suggestedSide: EvidenceSide | null;
  /** As it is placed now; null where it is not. */
  readonly chosen: Evidence | null;
};

type Place = Pick<Citation, "documentId" | "pageNumber" | "start" | "end">;

/** The words of a place are among those of another one. */
export function holds(place: Place, words: Place): boolean {
  return (
    place.documentId === words.documentId &&
    place.pageNumber === words.pageNumber &&
    place.start <= words.start &&
    words.end <= place.end
  );
}

const placeOf = ({ documentId, pageNumber, start, end }: Place) => `${documentId} ${pageNumber} ${start}-${end}`;

/**
 * The quotes of verified findings that nobody rejected, each place once: what the rules suggest first, then in the order of the
 * record. `search` leaves those that hold its words, in the quote or in what is said of it.
 */
export function quoteChoices(
  analysis: Pick<Analysis, "findings">,
  element: Pick<ChargeElement, "evidence" | "suggested">,
  search: string,
): QuoteChoice[] {
  const chosen = new Map(element.evidence.map((one) => [placeOf(one), one]));
  const suggested = new Map(element.suggested.map(({ findingId, side }) => [findingId, side]));
  const found = new Map<string, QuoteChoice>();
  const usable = analysis.findings.filter(
    (finding) => finding.verified && finding.verdict !== "rejected" && !isSetAside(finding),
  );
  // What is suggested gives a quote its words.
  const ordered = usable.toSorted((one, other) => Number(suggested.has(other.id)) - Number(suggested.has(one.id)));
  for (const { id, text, citations } of ordered) {
    for (const citation of citations) {
      const place = placeOf(citation);
      if (found.has(place)) continue;
      found.set(place, {
        ...{ citation, about: text },
        isSuggested: suggested.has(id),
        suggestedSide: suggested.get(id) ?? null,
        chosen: chosen.get(place) ?? null,
      });
    }
  }
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return [...found.values()]
    .filter(({ citation, about }) => {
      const text = `${citation.quote} ${about} ${citation.fileName}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (one, other) =>
        Number(other.isSuggested) - Number(one.isSuggested) ||
        (one.citation.exhibit ?? 0) - (other.citation.exhibit ?? 0) ||
        one.citation.pageNumber - other.citation.pageNumber ||
        one.citation.start - other.citation.start,
    );
}
