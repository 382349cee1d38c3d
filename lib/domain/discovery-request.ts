import { describeItem, type GapItem } from "./gap-item.ts";

/** What is missing and where the record mentions it. */
type Gap = {
  readonly items: readonly GapItem[];
  readonly citations: readonly {
    readonly documentId: string;
    readonly fileName: string;
    readonly pageNumber: number;
  }[];
};

/**
 * The gaps that may go into a letter: what only a paper of the defense mentions would tell the other side what the client
 * said.
 * @param ours documents that were never served
 */
export function requestableGaps<T extends Gap>(gaps: readonly T[], ours: ReadonlySet<string>): readonly T[] {
  return gaps.filter(
    ({ citations }) => citations.length === 0 || citations.some(({ documentId }) => !ours.has(documentId)),
  );
}

/**
 * The draft of a request for missing items, for the attorney to finish: plain text, in the dry voice, because it leaves the
 * firm. Each item of a gap has a number of its own, and the places in served papers that mention it. No page is quoted.
 * @param ours documents that were never served; they are not cited
 */
export function draftDiscoveryRequest(given: {
  readonly title: string;
  readonly caseNumber: string;
  readonly gaps: readonly Gap[];
  readonly ours: ReadonlySet<string>;
}): string {
  const { title, caseNumber, ours } = given;
  const lines = requestableGaps(given.gaps, ours).flatMap((gap) => linesOf(gap, ours));
  const one = lines.length === 1;
  return [
    `RE: ${title}, ${caseNumber}`,
    "REQUEST FOR DISCOVERY",
    `The defense requests production of the following:\n\n${lines.map((line, index) => `${index + 1}. ${line}`).join("\n")}`,
    `Please produce ${one ? "it" : "them"}, or state in writing that ${one ? "it does" : "they do"} not exist or ${one ? "is" : "are"} not in the possession, custody or control of the prosecution or its agents, by ____________.`,
    "____________________\nCounsel for the defense",
  ].join("\n\n");
}

/** A gap of one item names the places beside it; a list of several items has too many places to tell which is whose. */
function linesOf({ items, citations }: Gap, ours: ReadonlySet<string>): string[] {
  const places = citations
    .filter(({ documentId }) => !ours.has(documentId))
    .map(({ fileName, pageNumber }) => `${fileName.replace(/\.\w{2,5}$/, "")}, p. ${pageNumber}`);
  const mention = items.length > 1 || places.length === 0 ? "" : ` (see ${[...new Set(places)].join("; ")})`;
  return items.map((item) => `${describeItem(item)}${mention}`);
}
