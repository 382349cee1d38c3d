import { describeItem, type GapItem } from "./gap-item.ts";

/** What is missing and where the record speaks of it. */
type Gap = {
  readonly items: readonly GapItem[];
  readonly citations: readonly {
    readonly exhibit: number | null;
    readonly pageNumber: number;
    readonly quote: string;
  }[];
};

/**
 * The draft of a request for missing items, for the attorney to finish: plain text, in the dry voice, because it leaves the
 * firm. Each item of a gap has a number of its own. Quotes are the pages' own words on one line.
 */
export function draftDiscoveryRequest(given: {
  readonly title: string;
  readonly caseNumber: string;
  readonly gaps: readonly Gap[];
}): string {
  const { title, caseNumber, gaps } = given;
  const items = gaps.flatMap((gap) => gap.items).map(describeItem);
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

function mentionOf({ exhibit, pageNumber, quote }: Gap["citations"][number]): string {
  return `- ${exhibit === null ? "" : `Ex. ${exhibit} `}p. ${pageNumber}: "${quote.replace(/\s+/g, " ").trim()}"`;
}
