import type { GapRule } from "../knowledge/compile/gaps.ts";
import { wordsBefore } from "../people/name-on-page.ts";
import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { askForThing, type GapCandidate } from "./gap-candidate.ts";
import { NAMED_GAPS } from "./gap-rules.ts";
import { findPhrases, type PhrasePlace } from "./phrase-matchers.ts";

/** A thing that a sentence says is missing. */
export type StatedGap = {
  readonly rule: GapRule;
  /** The sentence that names it, which may be the one before. */
  readonly sentence: CaseSentence;
  /** Where in `plain` it is named. */
  readonly at: number;
  /** What the page calls it, lower case: "doorbell camera", "second tube". */
  readonly name: string;
};

type Named = Omit<StatedGap, "sentence"> & { readonly end: number; readonly distance: number };

const findMissing = findPhrases("said-missing");
const findDenied = findPhrases("denied");

/** Characters; longer sentences are forms and lists. */
const LONGEST = 420;
/** Characters between a thing's name and the words that say that it is missing. */
const BEFORE = 60;
const AFTER = 30;
/** The same for a mere denial, on either side. */
const NEAR = 70;
/** Things that one sentence denies at once. */
const MOST_DENIED = 2;
/** Characters; a shorter sentence ("Results are pending.", "Not recorded.") is about what the one before it names. */
const SHORT_MISSING = 80;
const SHORT_DENIED = 40;

/** What the sentence says is missing: by words that say so, and by denials beside the names of things. */
export function findStatedIn(sentence: CaseSentence): StatedGap[] {
  const { plain } = sentence;
  const before = sentence.document.sentences[sentence.order - 1];
  const missing = plain.length > LONGEST ? [] : findMissing(plain);
  const explicit = missing.length === 0 ? [] : findExplicit(sentence, before, missing);
  const denials = findDenied(plain);
  if (denials.length === 0) return explicit;
  const denied = nearestFirst(namesIn(plain, denials, { before: NEAR, after: NEAR }))
    .filter(({ rule }) => !rule.explicitOnly)
    .slice(0, MOST_DENIED)
    .map((named) => ({ ...named, sentence }));
  if (denied.length > 0) return [...explicit, ...denied];
  if (plain.length > SHORT_DENIED || before?.pageNumber !== sentence.pageNumber) return explicit;
  const [named] = nearestFirst(namesIn(before.plain)).filter(({ rule }) => !rule.explicitOnly);
  return named === undefined ? explicit : [...explicit, { ...named, sentence: before }];
}

function findExplicit(
  sentence: CaseSentence,
  before: CaseSentence | undefined,
  missing: readonly PhrasePlace[],
): StatedGap[] {
  const [own] = nearestFirst(namesIn(sentence.plain, missing, { before: BEFORE, after: AFTER }));
  if (own !== undefined && !own.rule.explicitOnly) return [{ ...own, sentence }];
  const [named] =
    before === undefined || sentence.plain.length > SHORT_MISSING ? [] : nearestFirst(namesIn(before.plain));
  if (named !== undefined && before !== undefined && !named.rule.explicitOnly) return [{ ...named, sentence: before }];
  return own === undefined ? [] : [{ ...own, sentence }];
}

/** Things that the text names, as far as they stand near one of the places; without places all. */
function namesIn(plain: string, places?: readonly PhrasePlace[], reach = { before: 0, after: 0 }): Named[] {
  return NAMED_GAPS.flatMap(({ rule, names }) =>
    [...plain.matchAll(names)].flatMap((match) => {
      const at = match.index;
      const end = at + match[0].length;
      const distances = (places ?? [{ at, end }]).flatMap((place) => {
        if (at >= place.end) return at - place.end > reach.after ? [] : [at - place.end];
        return Math.max(0, place.at - end) > reach.before ? [] : [Math.max(0, place.at - end)];
      });
      return distances.length === 0
        ? []
        : [{ rule, at, end, name: nameOnPage(plain, at, match[0]), distance: Math.min(...distances) }];
    }),
  );
}

/** The nearest first, one a rule; of things equally near those with the longer name; those with the vaguest names last. */
function nearestFirst(named: readonly Named[]): Named[] {
  const sorted = named.toSorted(
    (a, b) =>
      Number(a.rule.explicitOnly) - Number(b.rule.explicitOnly) ||
      a.distance - b.distance ||
      b.end - b.at - (a.end - a.at),
  );
  return sorted.filter(({ rule }, index) => sorted.findIndex((other) => other.rule === rule) === index);
}

/** The thing as the page names it, with the words that belong to it. */
export function nameOnPage(plain: string, at: number, words: string): string {
  return [...wordsBefore(plain, at, 2), words.trim()].join(" ").replace(/\s+/g, " ").slice(0, 60);
}

/** Gaps that the record itself states, one a thing. */
export function findStated({ accounts }: CaseText): GapCandidate[] {
  const found = new Map<GapRule, { readonly hits: Hit[]; readonly names: string[] }>();
  for (const { rule, sentence, at, name } of accounts.flatMap(findStatedIn)) {
    const { hits, names } = found.get(rule) ?? { hits: [], names: [] };
    if (!hits.some((hit) => hit.sentence === sentence)) hits.push({ sentence, at, strength: 1 });
    names.push(name);
    found.set(rule, { hits, names });
  }
  return [...found].map(([rule, { hits, names }]) =>
    askForThing(rule, {
      ruleId: `gap.stated.${rule.id}`,
      basis: "stated",
      detail: "A page says that it is missing, pending or incomplete.",
      names,
      citations: citeHits(hits, 2),
    }),
  );
}
