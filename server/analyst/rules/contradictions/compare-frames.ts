import type { Likeness } from "../../text/account-words.ts";
import type { CaseDocument, CaseSentence } from "../../text/case-text.ts";
import { createStatesFrame } from "./compare-states.ts";
import { createValuesFrame } from "./compare-values.ts";
import { CONFLICT_POINTS } from "./conflict-points.ts";
import {
  byClarity,
  headingOf,
  makeContradiction,
  type Contradiction,
  type Pair,
  type Ranked,
} from "./contradiction.ts";
import { PREFERRED, type Frame, type Keyed, type Mention } from "./frame.ts";

/** The points whose values are read sentence by sentence. */
export const FRAMES: readonly Frame[] = CONFLICT_POINTS.flatMap((point) => [
  ...(point.values === undefined ? [] : [createValuesFrame(point, point.values)]),
  ...(point.states === undefined ? [] : [createStatesFrame(point, point.states)]),
]);

/** Mentions of one thing in one document; a page that says it a thousand times must not cost a million pairs. */
const MOST_OF_ONE = 60;
/** Of one kind of value (counts, clothes), so many different things at most. */
const MAX_OF_A_KIND = 3;

/** States and values that differ between two documents. */
export function findFrameConflicts(accounts: readonly CaseSentence[], likeness: Likeness): Contradiction[] {
  return FRAMES.filter(({ point }) => point.shows !== "side-by-side").flatMap((frame) => {
    const mentions = accounts.flatMap((sentence) => frame.mentionsIn(sentence));
    return [...groupByDocument(mentions)]
      .flatMap(([key, group]) => findPairs(group, frame, key, likeness))
      .sort((a, b) => b.strength - a.strength)
      .slice(0, MAX_OF_A_KIND)
      .map((pair) => makeContradiction(frame.point, pair, { heading: headingOf(frame.point, pair.key) }));
  });
}

function groupByDocument(mentions: readonly Keyed[]): Map<string, Map<CaseDocument, Keyed[]>> {
  const groups = new Map<string, Map<CaseDocument, Keyed[]>>();
  for (const mention of mentions) {
    const group = groups.get(mention.key) ?? new Map<CaseDocument, Keyed[]>();
    const list = group.get(mention.sentence.document) ?? [];
    if (list.length < MOST_OF_ONE) list.push(mention);
    group.set(mention.sentence.document, list);
    groups.set(mention.key, group);
  }
  return groups;
}

/**
 * The clearest pair of a group, and one more where a third document has a third value. Two documents conflict only when none of
 * their mentions agree: else they are about two things. Equally clear pairs are ordered by the words they share.
 */
function findPairs(group: ReadonlyMap<CaseDocument, Keyed[]>, frame: Frame, key: string, likeness: Likeness): Pair[] {
  const pairs: Ranked[] = [];
  const worth = ({ sentence }: Mention) => (frame.isPreferred(sentence) ? PREFERRED : 0);
  const documents = [...group.entries()];
  for (const [index, [, first]] of documents.entries()) {
    for (const [, second] of documents.slice(index + 1)) {
      const between = first.flatMap((one) =>
        second.map((other) => ({ one, other, key, strength: frame.differ(one.value, other.value) })),
      );
      if (between.some(({ strength }) => strength === 0)) continue;
      const [clearest] = between
        .map((pair) => ({
          ...pair,
          alike: likeness.of(pair.one.sentence, pair.other.sentence) + worth(pair.one) + worth(pair.other),
        }))
        .sort(byClarity);
      if (clearest !== undefined) pairs.push(clearest);
    }
  }
  pairs.sort(byClarity);
  const [first, ...others] = pairs;
  if (first === undefined) return [];
  const known = [first.one.value, first.other.value];
  const isThird = ({ value }: Mention) => known.every((one) => frame.differ(one, value) > 0);
  const third = others.find(({ one, other }) => isThird(one) || isThird(other));
  return third === undefined ? [first] : [first, third];
}
