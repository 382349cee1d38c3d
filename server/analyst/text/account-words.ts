import { stemmer } from "stemmer";
import { baseFormsIn, COMMON_FORMS } from "./base-forms.ts";
import type { CaseSentence, CaseText } from "./case-text.ts";

const SAY_NOTHING = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both but by can
  cannot could did do does doing down during each either else ever every few for from further get gets got had has have having
  he her here hers herself him himself his how i if in into is it its itself just let like may me might more most much must my
  neither no nor not of off on once one only onto or other our out over own per same shall she should so some such than that the
  their them then there these they this those through to too under until up upon us very was we were what when where whether
  which while who whom whose why will with within without would yes yet you your didn don doesn wasn weren isn hadn haven hasn
  couldn wouldn ain officer officers ofc deputy det sgt pc dc report reported stated state said says told advised back around time
  approximately about mr mrs ms suspect victim witness subject defendant male female hours hrs`.split(/\s+/),
);

const baseForms = baseFormsIn(COMMON_FORMS);

/** The stem under which a word is compared, irregular forms with their verb; null for stop words. */
export function accountStem(word: string): string | null {
  return word.length < 3 || SAY_NOTHING.has(word) ? null : (baseForms.get(word) ?? stemmer(word));
}

/** The distinct stems of a plain (lower-case) text. */
export function accountStems(plain: string): ReadonlySet<string> {
  return new Set((plain.match(/[a-z]+/g) ?? []).flatMap((word) => accountStem(word) ?? []));
}

export type Likeness = {
  /** Similarity of two sentences, 0 or more: the summed weights of the stems they share. */
  of(one: CaseSentence, other: CaseSentence): number;
  /** The weight of a stem: about 0 when every sentence contains it, more the rarer it is. */
  weigh(stem: string): number;
  stemsOf(sentence: CaseSentence): ReadonlySet<string>;
};

/**
 * Sentences of a usual case. The number of this case's own was refused: a long log about something else would make every
 * word of the other papers rarer, and two sentences seem to be about one thing.
 */
const USUAL_SENTENCES = 200;

/** Compares sentences of one case by the words they share. */
export function createLikeness({ evidence }: CaseText): Likeness {
  const stems = new Map<CaseSentence, ReadonlySet<string>>();
  const held = new Map<string, number>();
  for (const sentence of evidence) {
    const own = accountStems(sentence.plain);
    stems.set(sentence, own);
    for (const stem of own) held.set(stem, (held.get(stem) ?? 0) + 1);
  }
  const weigh = (stem: string): number => Math.max(0, Math.log(USUAL_SENTENCES / ((held.get(stem) ?? 0) + 1)));
  const stemsOf = (sentence: CaseSentence) => stems.get(sentence) ?? accountStems(sentence.plain);
  return {
    weigh,
    stemsOf,
    of: (one, other) => {
      const others = stemsOf(other);
      return [...stemsOf(one)].reduce((sum, stem) => (others.has(stem) ? sum + weigh(stem) : sum), 0);
    },
  };
}
