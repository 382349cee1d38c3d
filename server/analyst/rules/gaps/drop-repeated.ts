import type { GapRuleItem } from "../../knowledge/compile/gap-items.ts";
import type { GapRule } from "../../knowledge/compile/gaps.ts";
import type { GapCandidate } from "./gap-candidate.ts";
import { coveringIds } from "./gap-rules.ts";

/**
 * The candidates without the things that a stronger one asks for; a candidate that asks for nothing else is dropped.
 * Candidates of one group are equally strong and leave each other alone.
 * @param groups the strongest first
 * @param stated rules for things that the record itself says are missing, stronger than all groups
 */
export function dropRepeated(
  groups: readonly (readonly GapCandidate[])[],
  stated: readonly GapRule[] = [],
): GapCandidate[] {
  const asked = new Set(stated.flatMap(({ id, items }) => [id, ...items.slice(0, 1).map(idOf)]));
  return groups.flatMap((group) => {
    const kept = group.flatMap((candidate) => {
      const items = candidate.items.filter((item) => !isAsked(item, asked));
      return items.length === 0 ? [] : [{ ...candidate, items }];
    });
    for (const { items } of kept) for (const item of items) asked.add(idOf(item));
    return kept;
  });
}

const idOf = ({ what, sameAs }: GapRuleItem): string => sameAs ?? what;

function isAsked({ what, sameAs, coveredBy }: GapRuleItem, asked: ReadonlySet<string>): boolean {
  const ids = sameAs === undefined ? [what] : [sameAs, ...coveringIds(sameAs)];
  return [...ids, ...coveredBy].some((id) => asked.has(id));
}
