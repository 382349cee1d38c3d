import { toPlain } from "../analyst/text/page/to-plain.ts";
import type { Concept } from "./concept.ts";
import { countSexes } from "./count-sexes.ts";
import { memoise } from "./memoise.ts";
import type { RankedRecord } from "./rank-sentences.ts";
import type { RankedPage, RankedSentence } from "./ranked-page.ts";
import { askedOf, coverageOf } from "./rate-sentences.ts";
import type { ReadQuestion } from "./read-question.ts";
import { stemOf, tokensOf } from "./search-terms.ts";
import { dot, entriesOf, lengthOf, unit, type Vector, type WordVectors } from "./word-vectors.ts";

/** A sentence of a page, by its number, with the passage that it would be shown in. */
export type Candidate = {
  readonly page: RankedPage;
  readonly at: number;
  readonly sentence: RankedSentence;
  readonly passage: readonly RankedSentence[];
};

/** What is known of a passage beside the question. What each counts is learned (learned/ranking.json). */
export type Features = {
  /** The sentence's score beside the best one's, and its place among the scores, as logarithms. */
  readonly score: number;
  readonly place: number;
  /** Shares of the question's words, by rarity: what the sentence, the passage, its page, its paper and its heading hold. */
  readonly inSentence: number;
  readonly inPassage: number;
  readonly inPage: number;
  readonly inPaper: number;
  readonly inHeading: number;
  /** The same share, of words as typed. */
  readonly asTyped: number;
  /** The same share, where the passage has words that occur beside the same words. */
  readonly akin: number;
  /** Different words of the question and its ideas, by rarity, and pairs of them side by side. */
  readonly wordsOfSentence: number;
  readonly wordsOfPassage: number;
  readonly pairs: number;
  /** Share of the question's names that the page has. */
  readonly names: number;
  /** The kind of words that is asked for. */
  readonly isKind: number;
  readonly deniesAsked: number;
  readonly ofHer: number;
  readonly ofHim: number;
  /** What sort of sentence or passage it is, whatever is asked. */
  readonly opensPage: number;
  readonly isCapitals: number;
  readonly inFirstPerson: number;
  readonly quotes: number;
  readonly digits: number;
  readonly sentences: number;
  readonly length: number;
};

const DENIAL =
  /\b(?:no|not|never|nothing|nobody|none|denie[sd]|deny|without|(?:did|do|was|is|could)n['\u2019]?t|neg(?:ative)?|unable|unknown|failed?)\b/i;
/** Cosine from which two words are alike. */
const ALIKE = 0.35;
/** Weight of a word of the question that has no vector: the record may have it all the same. */
const UNKNOWN_WORD = 8;

/** Reads the features of passages that answer one question. @param best the highest score of a sentence */
export function featureReader(
  { pages, full }: RankedRecord,
  question: ReadQuestion,
  given: { readonly best: number; readonly vectors: WordVectors },
): (candidate: Candidate, place: number) => Features {
  const { concepts, isYesOrNo, names, sex } = question;
  const words = askedOf(concepts);
  const wanted = concepts.map((concept, nth) => (words.includes(concept) ? (full[nth] ?? 0) : 0));
  const share = (holds: (concept: Concept, nth: number) => boolean) =>
    sum(concepts.map((concept, nth) => (holds(concept, nth) ? (wanted[nth] ?? 0) : 0))) / Math.max(1e-9, sum(wanted));
  const pairs = new Set(concepts.filter(({ role }) => role === "pair"));
  const rarity = rarityIn(pages);
  const akin = akinTo(question, given.vectors);
  const ofPage = memoise((page: RankedPage) => {
    const stems = new Set(tokensOf(toPlain(page.text)).map(({ stem }) => stem));
    return {
      held: coverageOf(page.sentences, wanted),
      heading: share((_, nth) => page.heading[nth] === true),
      names: names.length === 0 ? 0 : names.filter((name) => stems.has(name)).length / names.length,
    };
  });
  const ofPaper = memoise((document: RankedPage["document"]) =>
    coverageOf(
      pages.filter((page) => page.document === document).flatMap(({ sentences }) => sentences),
      wanted,
    ),
  );

  return ({ page, at, sentence, passage }, place) => {
    const text = page.text.slice(passage[0]?.start ?? 0, passage.at(-1)?.end ?? 0);
    const own = page.text.slice(sentence.start, sentence.end);
    const plain = toPlain(text);
    const [her, him] = countSexes(plain);
    const hits = passage.flatMap((one) => one.hits);
    const { held, heading, names: named } = ofPage(page);
    const letters = own.replace(/\P{L}/gu, "");
    return {
      score: Math.log(Math.max(sentence.score, 1e-2) / given.best),
      place: Math.log(1 + place),
      inSentence: coverageOf([sentence], wanted),
      inPassage: coverageOf(passage, wanted),
      inPage: held,
      inPaper: ofPaper(page.document),
      inHeading: heading,
      asTyped: share((concept) => hits.some((hit) => hit.concept === concept && hit.isTyped)),
      akin: akin(passage.flatMap(({ entries }) => entries)),
      wordsOfSentence: Math.log(1 + sum([...new Set(wordsOf(page, sentence))].map(rarity))),
      wordsOfPassage: Math.log(1 + sum([...new Set(passage.flatMap((one) => wordsOf(page, one)))].map(rarity))),
      pairs: new Set(hits.flatMap(({ concept }) => (pairs.has(concept) ? [concept] : []))).size,
      names: named,
      isKind: Number(sentence.isKind),
      deniesAsked: Number(isYesOrNo && DENIAL.test(own)),
      ofHer: sex === "her" ? her / (her + him + 0.5) : 0,
      ofHim: sex === "him" ? him / (her + him + 0.5) : 0,
      opensPage: Number(at === 0),
      isCapitals: Number(letters !== "" && letters === letters.toUpperCase()),
      inFirstPerson: Number(/\b(?:I|my|me|we)\b/.test(own)),
      quotes: Number(/["\u201c\u201d]/.test(own)),
      digits: Math.min(1, ((text.match(/\d/g)?.length ?? 0) / Math.max(1, text.length)) * 5),
      sentences: Math.log(Math.max(1, passage.length)),
      length: Math.log(Math.max(1, text.length)),
    };
  };
}

/** Share of a question's words, by rarity, for which there are words that are alike. */
function akinTo({ tokens }: ReadQuestion, vectors: WordVectors): (entries: readonly string[]) => number {
  const unitOf = memoise((entry: string): Vector | null => {
    const vector = vectors.words.get(entry);
    return vector === undefined ? null : unit(vector);
  });
  const asked = [...new Set(entriesOf(tokens))].map((entry) => {
    const vector = vectors.words.get(entry);
    return { entry, vector: unitOf(entry), weight: vector === undefined ? UNKNOWN_WORD : lengthOf(vector) };
  });
  const likeness = memoise((entry: string) => {
    const vector = unitOf(entry);
    return asked.map((one) => {
      if (one.entry === entry) return 1;
      const cosine = one.vector === null || vector === null ? 0 : dot(one.vector, vector);
      return Math.max(0, (cosine - ALIKE) / (1 - ALIKE));
    });
  });
  const all = sum(asked.map(({ weight }) => weight));
  return (entries) => {
    const best = asked.map(() => 0);
    for (const entry of new Set(entries))
      for (const [nth, value] of likeness(entry).entries()) best[nth] = Math.max(best[nth] ?? 0, value);
    return all === 0 ? 0 : sum(asked.map(({ weight }, nth) => weight * (best[nth] ?? 0))) / all;
  };
}

/** Rarity 0..1 of a word by which sentences were found: 1 when only one holds it. */
function rarityIn(pages: readonly RankedPage[]): (word: string) => number {
  const counts = new Map<string, number>();
  let sentences = 0;
  for (const page of pages)
    for (const sentence of page.sentences) {
      sentences++;
      for (const word of new Set(wordsOf(page, sentence))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return (word) => Math.log(1 + sentences / (counts.get(word) ?? 1)) / Math.log(1 + sentences);
}

/** The different words of a sentence by which it was found. */
function wordsOf({ text }: RankedPage, { hits }: RankedSentence): string[] {
  return hits
    .filter(({ concept }) => concept.role !== "pair")
    .map(({ start, end }) => stemOf(text.slice(start, end).toLowerCase()));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
