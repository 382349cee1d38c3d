import type { Features } from "../learned-weights.ts";
import { isDefensePaper } from "../../text/defense-paper.ts";
import type { CaseSentence, CaseText } from "../../text/case-text.ts";

/** A sentence that may be put before counsel, with what is known of it: words, pairs of words, words of its neighbors, the kind of its paper, its form. */
export type PassageCandidate = { readonly sentence: CaseSentence; readonly features: Features };

const WORD = /[a-z]+(?:'[a-z]+)?|\d+|[[\]"?$]/g;
const LONG_WORD = /[a-z]{3,}/g;
/** What a word of a neighbor counts beside one of its own. */
const NEIGHBOR = 0.5;
/** Words up to which a sentence is of a length. */
const LENGTHS = [3, 6, 12, 25];

/** What form a sentence has, by name. */
const FORMS: readonly (readonly [string, RegExp])[] = [
  ["quote", /"/],
  ["first person", /\b(?:i|my|me|we)\b/],
  ["he", /\b(?:he|him|his)\b/],
  ["she", /\b(?:she|her)\b/],
  ["denial", /\b(?:no|not|never|none|nothing|without|unable|denie[sd]|neg)\b|n't\b/],
  [
    "doubt",
    /\b(?:think|thought|maybe|might|guess|probably|sure|could|believe[ds]?|appear(?:ed|s)?|unsure|about|approx)\b/,
  ],
  ["question", /\?/],
  ["box", /\[/],
  ["label", /^.{0,24}:/],
];

/**
 * The sentences of a case that may be put before counsel, in order, one at a time with what is known of them: not those of the defense's own papers,
 * nor of pages that were read with less confidence than `lowConfidence`, 0..1, nor those that are not `isWanted`, of which nothing is read.
 */
export function* candidatesOf(
  { documents, accounts }: CaseText,
  lowConfidence: number,
  isWanted: (sentence: CaseSentence) => boolean = () => true,
): Generator<PassageCandidate, void, undefined> {
  const told = new Set(accounts);
  for (const document of documents) {
    if (isDefensePaper(document)) continue;
    const unsure = new Set(
      document.pages.filter(({ confidence }) => confidence < lowConfidence).map(({ pageNumber }) => pageNumber),
    );
    for (const [at, sentence] of document.sentences.entries())
      if (!unsure.has(sentence.pageNumber) && isWanted(sentence))
        yield { sentence, features: featuresOf(sentence, at, told) };
  }
}

function featuresOf(sentence: CaseSentence, at: number, told: ReadonlySet<CaseSentence>): Features {
  const { document, plain, text } = sentence;
  const features = new Map<string, number>();
  const words = (plain.match(WORD) ?? []).map((word) => (/\d/.test(word) ? "#" : word));
  for (const [nth, word] of words.entries()) {
    features.set(word, 1);
    const next = words[nth + 1];
    if (next !== undefined) features.set(`${word} ${next}`, 1);
  }
  for (const [sign, neighbor] of [
    ["<", document.sentences[at - 1]],
    [">", document.sentences[at + 1]],
  ] as const)
    for (const word of neighbor?.plain.match(LONG_WORD) ?? []) features.set(sign + word, NEIGHBOR);
  const page = document.pages.findIndex(({ pageNumber }) => pageNumber === sentence.pageNumber);
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  const length = LENGTHS.findIndex((most) => words.length <= most);
  const place = at / Math.max(1, document.sentences.length);
  const forms = [
    `paper ${document.kind}`,
    `page ${document.pageKinds[page] ?? "unknown"}`,
    `by ${document.author ?? "nobody"}`,
    `length ${length}`,
    ...(sentence.speaker === null ? [] : ["speaker"]),
    ...(sentence.timeCode === null ? [] : ["time code"]),
    ...(document.isEvidence ? ["evidence"] : []),
    ...(told.has(sentence) ? ["account"] : []),
    ...(capitals.length > 0.7 * letters.length ? ["capitals"] : []),
    ...(place < 0.15 ? ["opens"] : place > 0.85 ? ["closes"] : []),
    ...FORMS.filter(([, form]) => form.test(plain)).map(([name]) => name),
  ];
  for (const form of forms) features.set(`@${form}`, 1);
  const digits = (plain.match(/\d/g) ?? []).length;
  if (digits > 0) features.set("@digits", digits / plain.length);
  return features;
}
