/** What is missing and where the record speaks of it. */
type Gap = {
  readonly text: string;
  readonly citations: readonly {
    readonly exhibit: number | null;
    readonly pageNumber: number;
    readonly quote: string;
  }[];
};

/**
 * The draft of a request for one missing item, for the attorney to finish: plain text, in the dry voice, because it
 * leaves the firm. Quotes are the pages' own words on one line.
 */
export function draftDiscoveryRequest(given: {
  readonly title: string;
  readonly caseNumber: string;
  readonly gap: Gap;
}): string {
  const { title, caseNumber, gap } = given;
  const mentions = gap.citations.map(
    ({ exhibit, pageNumber, quote }) =>
      `- ${exhibit === null ? "" : `Ex. ${exhibit} `}p. ${pageNumber}: "${quote.replace(/\s+/g, " ").trim()}"`,
  );
  return [
    `RE: ${title}, ${caseNumber}`,
    "REQUEST FOR DISCOVERY",
    `The defense requests production of the following:\n\n1. ${gap.text}`,
    mentions.length === 0 ? "" : `The record refers to it here:\n\n${mentions.join("\n")}`,
    "Please produce it, or state in writing that it does not exist or is not in the possession, custody or control of the prosecution or its agents, by ____________.",
    "____________________\nCounsel for the defense",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
