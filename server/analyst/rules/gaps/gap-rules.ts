import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import type { GapRule } from "../../knowledge/compile/gaps.ts";
import type { UsualRule } from "../../knowledge/compile/usual.ts";
import compiled from "../../knowledge/generated/gaps.json" with { type: "json" };
import compiledUsual from "../../knowledge/generated/usual.json" with { type: "json" };
import type { DocumentKind } from "../../reading-terms.ts";
import { createMention, type FindMention } from "./mention.ts";

/** Every rule of knowledge/gaps, in order of file name. */
export const GAP_RULES = compiled as readonly unknown[] as readonly GapRule[];
/** Every rule of knowledge/usual. */
export const USUAL_RULES = compiledUsual as readonly unknown[] as readonly UsualRule[];
const BY_ID = new Map(GAP_RULES.map((rule) => [rule.id, rule]));

/** A rule with its names, which say what a page may state as missing; a global pattern. */
type NamedGap = { readonly rule: GapRule; readonly names: RegExp };
/** A rule with the statements that the thing was made, and how a list of what was handed over names it. */
type MentionedGap = { readonly rule: GapRule; readonly match: FindMention; readonly served: RegExp | null };
/** A rule for a thing of which some kind of paper is only a copy, and the words that such a copy has. */
type CopiedGap = {
  readonly rule: GapRule;
  readonly words: RegExp | null;
  /** What the thing itself is headed by. */
  readonly itself: RegExp | null;
};

const optional = (source: string | undefined): RegExp | null => (source === undefined ? null : new RegExp(source));

export const NAMED_GAPS: readonly NamedGap[] = GAP_RULES.flatMap((rule) =>
  rule.named === undefined ? [] : [{ rule, names: new RegExp(rule.named, "g") }],
);
export const MENTIONED_GAPS: readonly MentionedGap[] = GAP_RULES.flatMap((rule) =>
  rule.mentioned === undefined
    ? []
    : [
        {
          rule,
          match: createMention(rule.mentioned),
          served: optional(rule.servedAs ?? rule.mentioned.names ?? rule.named),
        },
      ],
);
/** Rules for things of which some kind of paper is only a copy. */
export const COPIED_GAPS: readonly CopiedGap[] = GAP_RULES.flatMap((rule) =>
  rule.copiedIn.length === 0
    ? []
    : [
        {
          rule,
          words: optional(rule.copiedWith),
          itself: optional(rule.notCopiedIn),
        },
      ],
);

const HEADINGS = new Map(
  [...GAP_RULES, ...USUAL_RULES]
    .flatMap(({ items }) => items)
    .flatMap(({ answeredBy }) => (answeredBy === undefined ? [] : [answeredBy]))
    .map((words) => [words, new RegExp(words)]),
);

/** What papers a file holds, and whose law it is read with. */
export type Papers = {
  readonly law: LegalSystem;
  readonly kinds: ReadonlySet<DocumentKind>;
  /** Heading and file name of each paper, and the lines of what was handed over or does not exist; see find-gaps.ts. */
  readonly headings: readonly string[];
};

/** Whether the item need not be asked for: a paper of the file is it, or it belongs to another legal system. */
export function isAnswered({ answeredBy, kinds, law }: GapRule["items"][number], papers: Papers): boolean {
  if (law !== undefined && law !== papers.law) return true;
  if (kinds.some((kind) => papers.kinds.has(kind))) return true;
  const words = answeredBy === undefined ? undefined : HEADINGS.get(answeredBy);
  return words !== undefined && papers.headings.some((heading) => words.test(heading));
}

/** Ids of the rules whose demand includes that of the thing with this id. */
export function coveringIds(id: string): readonly string[] {
  return BY_ID.get(id)?.items[0]?.coveredBy ?? [];
}
