import type { ProposedCitation, ProposedGap } from "../findings.ts";
import type { GapRule, GapRuleItem } from "../knowledge/compile/gaps.ts";
import { describeItem, type GapItem } from "#lib/domain/gap-item.ts";
import { plainWords } from "./plain-words.ts";

/** A gap before it is known what stronger gaps ask for already. */
export type GapCandidate = Pick<ProposedGap, "ruleId" | "basis" | "detail" | "checklist" | "citations"> & {
  readonly items: readonly GapRuleItem[];
  /** What the pages call the thing. */
  readonly names: readonly string[];
  /** Heading of a gap that lists what a situation leaves behind; null for a gap that asks for one thing. */
  readonly heading: string | null;
};

/** Names that one item shows. */
const MAX_NAMES = 3;
const MAX_LISTED = 10;

type ThingParts = {
  readonly ruleId: string;
  readonly basis: ProposedGap["basis"];
  readonly detail: string;
  readonly names?: readonly string[];
  readonly checklist?: string;
  readonly citations: readonly ProposedCitation[];
};

/** Asks for the thing of the rule. */
export function askForThing(rule: GapRule, parts: ThingParts): GapCandidate {
  return { names: [], checklist: null, ...parts, heading: null, items: rule.items.slice(0, 1) };
}

/** All words by which the candidate names what it asks for, for the search of repetitions. */
export function wordsOf({ items, names }: GapCandidate): string[] {
  return [...items.flatMap(({ what, from = "", aliases }) => [what, from, ...aliases]), ...names];
}

export function toGap({ items: asked, names, heading, ...made }: GapCandidate): ProposedGap {
  const items = asked.map((item) => toItem(item, heading === null || item.listsNames ? names : []));
  const text = heading ?? items.map((item) => `${describeItem(item)}.`).join(" ");
  return { kind: "gap", engine: "offline", text, ...made, items };
}

function toItem({ what, from, aliases, listsNames }: GapRuleItem, names: readonly string[]): GapItem {
  const known = plainWords([what, ...aliases].join(" "));
  const shown = listsNames
    ? names.slice(0, MAX_LISTED)
    : [...new Set(names)].filter((name) => !known.includes(plainWords(name))).slice(0, MAX_NAMES);
  return {
    what,
    ...(from === undefined ? {} : { from }),
    ...(shown.length === 0 ? {} : { about: shown.join(", ") }),
  };
}
