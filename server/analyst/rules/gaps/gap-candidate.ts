import type { ProposedCitation, ProposedGap } from "../../findings.ts";
import type { GapRuleItem } from "../../knowledge/compile/gap-items.ts";
import type { GapRule } from "../../knowledge/compile/gaps.ts";
import { describeItem, type GapItem } from "#lib/domain/gap-item.ts";

/** A gap before it is known what stronger gaps ask for already. */
export type GapCandidate = Pick<ProposedGap, "ruleId" | "basis" | "detail" | "checklist" | "citations"> & {
  readonly items: readonly GapRuleItem[];
  /** What the pages call the thing. */
  readonly names: readonly string[];
  /** Its place in the usual list, from 1; 0 outside of it. */
  readonly place: number;
};

/** Names that one item shows. */
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
  return { names: [], checklist: null, place: 0, ...parts, items: rule.items.slice(0, 1) };
}

/** All words by which the candidate names what it asks for, for the search of repetitions. */
export function wordsOf({ items, names }: GapCandidate): string[] {
  return [...items.flatMap(({ what, from = "", aliases }) => [what, from, ...aliases]), ...names];
}

type NamedParts = Pick<ProposedGap, "ruleId" | "basis" | "detail" | "citations"> & { readonly item: GapItem };

/** A gap that asks for one thing by name. */
export function oneGap({ item, ...parts }: NamedParts): ProposedGap {
  const text = `${describeItem(item)}.`;
  return { kind: "gap", engine: "offline", checklist: null, ...parts, text, items: [item] };
}

/** The gap as it is shown. */
export function toGap(candidate: GapCandidate): ProposedGap {
  const { ruleId, basis, detail, checklist, citations, names } = candidate;
  const items = candidate.items.map((item) => toItem(item, names));
  const text = items.map((item) => `${describeItem(item)}.`).join(" ");
  return { kind: "gap", engine: "offline", ruleId, basis, text, detail, checklist, items, citations };
}

function toItem({ what, from, listsNames }: GapRuleItem, names: readonly string[]): GapItem {
  const shown = listsNames ? names.slice(0, MAX_LISTED) : [];
  return {
    what,
    ...(from === undefined ? {} : { from }),
    ...(shown.length === 0 ? {} : { about: shown.join(", ") }),
  };
}
