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
 * The draft of a request for missing items, for the attorney to finish: plain text, in the dry voice, because it leaves the
 * firm. Things that one gap names together are items of their own. Quotes are the pages' own words on one line.
 */
export function draftDiscoveryRequest(given: {
  readonly title: string;
  readonly caseNumber: string;
  readonly gaps: readonly Gap[];
}): string {
  const { title, caseNumber, gaps } = given;
  const items = gaps.flatMap(({ text }) => itemsOf(text));
  const mentions = [...new Set(gaps.flatMap(({ citations }) => citations.map(mentionOf)))];
  const one = items.length === 1;
  return [
    `RE: ${title}, ${caseNumber}`,
    "REQUEST FOR DISCOVERY",
    `The defense requests production of the following:\n\n${items.map((item, index) => `${index + 1}. ${item}`).join("\n")}`,
    mentions.length === 0 ? "" : `The record refers to ${one ? "it" : "these"} here:\n\n${mentions.join("\n")}`,
    `Please produce ${one ? "it" : "them"}, or state in writing that ${one ? "it does" : "they do"} not exist or ${one ? "is" : "are"} not in the possession, custody or control of the prosecution or its agents, by ____________.`,
    "____________________\nCounsel for the defense",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** "A; b; c." is three things. */
function itemsOf(text: string): string[] {
  const parts = text.split("; ");
  if (parts.length === 1) return [text];
  return parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/\.$/, "")}`);
}

function mentionOf({ exhibit, pageNumber, quote }: Gap["citations"][number]): string {
  return `- ${exhibit === null ? "" : `Ex. ${exhibit} `}p. ${pageNumber}: "${quote.replace(/\s+/g, " ").trim()}"`;
}
