import type { Likeness } from "../text/account-words.ts";
import type { CaseText } from "../text/case-text.ts";
import { toPlain } from "../text/to-plain.ts";
import { isNegatedAt } from "./is-negated-at.ts";
import { CONFLICT_POINTS } from "./conflict-points.ts";
import { byClarity, isQuestion, makeContradiction, type Contradiction } from "./contradiction.ts";
import { createPreference, PREFERRED, type Mention } from "./frame.ts";

const optional = (source: string | undefined): RegExp | null => (source === undefined ? null : new RegExp(source));

const CLAIMS = CONFLICT_POINTS.flatMap((point) =>
  point.claims === undefined
    ? []
    : [
        {
          point,
          one: new RegExp(point.claims.one),
          other: new RegExp(point.claims.other),
          unless: optional(point.claims.unless),
          isPreferred: createPreference(point.claims.prefer),
          papers: optional(point.claims.papers),
        },
      ],
);

const CLEAR = 1.5;

/** Words of one document that words of another stand against; the pair with the most shared words for each point. */
export function findClaimConflicts(caseText: CaseText, likeness: Likeness): Contradiction[] {
  return CLAIMS.flatMap(({ point, one, other, unless, isPreferred, papers }) => {
    // "I never saw him drive" holds the words of both sides; the side that is the harder to match is meant.
    const ones = findClaims(caseText, one, { acceptsDenied: false, unless }).filter(
      ({ sentence }) => !other.test(sentence.plain),
    );
    const others = findClaims(caseText, other, { acceptsDenied: true, unless: null }).filter(
      ({ sentence }) => papers?.test(toPlain(sentence.document.pages[0]?.text ?? "")) !== false,
    );
    const worth = ({ sentence }: Mention) => (isPreferred(sentence) ? PREFERRED : 0);
    const [clearest] = ones
      .flatMap((first) =>
        others
          .filter(({ sentence }) => sentence.document !== first.sentence.document)
          .map((second) => ({
            ...{ one: first, other: second, strength: CLEAR, key: "" },
            alike: likeness.of(first.sentence, second.sentence) + worth(first) + worth(second),
          })),
      )
      .sort(byClarity);
    return clearest === undefined ? [] : [makeContradiction(point, clearest)];
  });
}

/** Sentences of one side; more say the same again. */
const MOST_CLAIMS = 12;

/** The first sentences with a claim. Without `acceptsDenied`, denied claims and questions do not count. */
export function findClaims(
  caseText: CaseText,
  pattern: RegExp,
  { acceptsDenied, unless }: { readonly acceptsDenied: boolean; readonly unless: RegExp | null },
): Mention[] {
  const found: Mention[] = [];
  for (const sentence of caseText.accounts) {
    const match = pattern.exec(sentence.plain);
    if (match === null || unless?.test(sentence.plain) === true) continue;
    if (!acceptsDenied && (isNegatedAt(sentence.plain, match.index) || isQuestion(sentence, caseText))) continue;
    found.push({ sentence, at: match.index, value: match[0].length });
    if (found.length >= MOST_CLAIMS) break;
  }
  return found;
}
