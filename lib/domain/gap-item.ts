/** One thing that a record lacks, in plain noun phrases. */
export type GapItem = {
  /** The paper, recording or object: "Statement or report". */
  readonly what: string;
  /** The person or institution that has or makes it: "Marta Cole (neighbor)". */
  readonly from?: string | undefined;
  /** What it is about. */
  readonly about?: string | undefined;
};

/** An item that is a line of the record in its own words: the thing is whatever that line says is missing. */
export const inOwnWords = (line: string): GapItem => ({ what: `"${line}"` });

/** The line of such an item; null for a thing with a name. */
export function ownWordsOf({ what, from, about }: GapItem): string | null {
  return from === undefined && about === undefined ? (/^"(?<line>.+)"$/s.exec(what)?.groups?.line ?? null) : null;
}

/**
 * An item as one line that begins with a capital: "Statement or report: Marta Cole (neighbor)", or with a subject
 * "Statement or report, from Marta Cole, about the collision".
 */
export function describeItem({ what, from, about }: GapItem): string {
  const line =
    about === undefined
      ? [what, from].filter((part) => part !== undefined).join(": ")
      : [what, ...(from === undefined ? [] : [`from ${from}`]), `about ${about}`].join(", ");
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}

/** The items of a gap, except where its text already names its only one. */
export function itemsBeyondText({
  text,
  items,
}: {
  readonly text: string;
  readonly items: readonly GapItem[];
}): readonly GapItem[] {
  const [only] = items;
  return only !== undefined && items.length === 1 && text.startsWith(describeItem(only)) ? [] : items;
}
