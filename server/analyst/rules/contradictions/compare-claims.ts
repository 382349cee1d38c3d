import type { Likeness } from "../../text/account-words.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { holds } from "../../text/remembered.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { CONFLICT_POINTS } from "./conflict-points.ts";
import { byClarity, makeContradiction, type Contradiction } from "./contradiction.ts";
import { createPreference, PREFERRED, type Mention } from "./frame.ts";
import { isAsserted, rangeOf } from "../matching/is-asserted.ts";

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
          otherUnless: optional(point.claims.otherUnless),
          isPreferred: createPreference(point.claims.prefer),
          papers: optional(point.claims.papers),
        },
      ],
);
type Claims = (typeof CLAIMS)[number];

const CLEAR = 1.5;

/** Words of one document that words of another stand against; the pair with the most shared words for each point. */
export function findClaimConflicts(accounts: readonly CaseSentence[], likeness: Likeness): Contradiction[] {
  return CLAIMS.filter(({ point }) => point.shows !== "side-by-side").flatMap((claims) => {
    const { one: ones, other: others } = findSides(accounts, claims);
    const worth = ({ sentence }: Mention) => (claims.isPreferred(sentence) ? PREFERRED : 0);
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
    return clearest === undefined ? [] : [makeContradiction(claims.point, clearest)];
  });
}

/** What is claimed on each point and what is claimed against it; of a mention the value is its side. */
export function readClaims(accounts: readonly CaseSentence[]) {
  return CLAIMS.map((claims) => {
    const { one, other } = findSides(accounts, claims);
    const mentions = [
      ...one.map((each) => ({ ...each, value: "one" })),
      ...other.map((each) => ({ ...each, value: "other" })),
    ];
    return {
      point: claims.point,
      mentions: mentions.map((each) => ({ ...each, key: "" })),
      isPreferred: claims.isPreferred,
    };
  });
}

function findSides(accounts: readonly CaseSentence[], { one, other, unless, otherUnless, papers }: Claims) {
  return {
    // "I never saw him drive" holds the words of both sides; the side that is the harder to match is meant.
    one: findClaims(accounts, one, { acceptsDenied: false, unless }).filter(
      ({ sentence }) => !other.test(sentence.plain),
    ),
    other: findClaims(accounts, other, { acceptsDenied: true, unless: otherUnless }).filter(
      ({ sentence }) => papers?.test(toPlain(sentence.document.pages[0]?.text ?? "")) !== false,
    ),
  };
}

/** Sentences of one side; more say the same again. */
const MOST_CLAIMS = 12;

/** The first sentences with a claim; denied claims only with `acceptsDenied`. */
export function findClaims(
  accounts: readonly CaseSentence[],
  pattern: RegExp,
  { acceptsDenied, unless }: { readonly acceptsDenied: boolean; readonly unless: RegExp | null },
): Mention[] {
  const found: Mention[] = [];
  for (const sentence of accounts) {
    const match = holds(sentence.plain, pattern) ? pattern.exec(sentence.plain) : null;
    if (match === null || unless?.test(sentence.plain) === true) continue;
    if (!isAsserted(sentence, rangeOf(match), acceptsDenied ? ["denied"] : [])) continue;
    found.push({ sentence, at: match.index, value: match[0].length });
    if (found.length >= MOST_CLAIMS) break;
  }
  return found;
}
