import { toPlain } from "../analyst/text/to-plain.ts";
import { type AnswerKind, answerKindOf } from "./answer-kind.ts";
import { askedTimes } from "./asked-times.ts";
import type { Span } from "./find-concepts.ts";
import { IDEAS } from "./ideas.ts";
import { isKindWord, isStopWord, type Token, tokensOf } from "./search-terms.ts";

/** One thing that a question asks about: the words as typed, and what else stands for them in the record. */
export type Concept = {
  /** As typed. */
  readonly word: string;
  /** Stems of the words as typed, and of names that stand for them. Any of these in a row is the concept. */
  readonly stems: readonly (readonly string[])[];
  /** Words of the record for it; null when only its stems are. A global pattern over plain text. */
  readonly synonyms: RegExp | null;
  /**
   * `word`: the answer should have it. `hint`: orders passages only, such as the client, whom the whole file is about.
   * `pair`: a hint of two words side by side.
   */
  readonly role: "word" | "hint" | "pair";
};

export type ReadQuestion = {
  readonly concepts: readonly Concept[];
  /** The kind of words that it asks for; null when none in particular. */
  readonly kind: AnswerKind | null;
};

/** Words of a question that stand for an idea or a time. */
type Named = Span & { readonly name: string; readonly told: RegExp };

/** The idea that the name of the case's client stands for, too. */
const CLIENT = "client";

/**
 * What a question asks about, by the words in it that say something. Words of one idea (knowledge/search) are one concept.
 * @param clientName of the case: stands for "my client"; null when it has none
 */
export function readQuestion(question: string, clientName: string | null): ReadQuestion {
  const plain = toPlain(question);
  const tokens = tokensOf(plain);
  const surname = surnameOf(clientName);
  const named = namedIn(plain);
  const concepts = new Map<string, Concept>();
  for (const span of named) {
    const own = tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
    const concept = conceptOf(span, { own, word: question.slice(span.start, span.end), surname });
    const before = concepts.get(span.name);
    concepts.set(span.name, before === undefined ? concept : joined(before, concept));
  }
  for (const { word, stem, start, end } of tokens) {
    if (named.some((span) => start < span.end && end > span.start)) continue;
    if (isStopWord(word) || concepts.has(stem)) continue;
    const role = isKindWord(word) || stem === surname ? "hint" : "word";
    concepts.set(stem, { word: question.slice(start, end), stems: [[stem]], synonyms: null, role });
  }
  return { concepts: [...concepts.values(), ...pairsOf(tokens)], kind: answerKindOf(plain) };
}

/** True for "And when was that?", which says nothing without the question before it. */
export function isFollowUp(question: string): boolean {
  const words = readQuestion(question, null).concepts.filter(({ role }) => role === "word").length;
  return words === 0 || (words === 1 && /^\s*(?:and|but|so|then|(?:what|how) about)\b/i.test(question));
}

type Given = { readonly own: readonly Token[]; readonly word: string; readonly surname: string | null };

function conceptOf({ name, told }: Named, { own, word, surname }: Given): Concept {
  const isClient = name === CLIENT;
  // Stems are for words that the record is not known to use: that of "casings" is that of "case", too.
  const typed = toPlain(word).search(told) === -1 ? [own.map(({ stem }) => stem)] : [];
  return {
    word,
    stems: isClient && surname !== null ? [...typed, [surname]] : typed,
    synonyms: told,
    role: isClient || own.every((token) => isStopWord(token.word)) ? "hint" : "word",
  };
}

function joined(one: Concept, other: Concept): Concept {
  const role = one.role === "word" ? one.role : other.role;
  return { ...one, stems: [...one.stems, ...other.stems], role };
}

/** Neighboring words of a question: a sentence that has them side by side, too, is about the same thing ("hands up"). */
function pairsOf(tokens: readonly Token[]): Concept[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (next === undefined || (isStopWord(token.word) && isStopWord(next.word))) return [];
    return [
      { word: `${token.word} ${next.word}`, stems: [[token.stem, next.stem]], synonyms: null, role: "pair" as const },
    ];
  });
}

/** Stem of the surname, by which records call people. */
function surnameOf(clientName: string | null): string | null {
  const tokens = tokensOf(toPlain(clientName ?? ""));
  return tokens.findLast(({ start, end }) => end - start > 2)?.stem ?? null;
}

/** The ideas and times that a question names, longest words first, none over another. */
function namedIn(plain: string): Named[] {
  const ideas = IDEAS.flatMap(({ name, asked, told }) =>
    [...plain.matchAll(asked)].map(({ 0: words, index }) => ({ start: index, end: index + words.length, name, told })),
  );
  const times = askedTimes(plain).map(({ start, end, written }) => ({
    start,
    end,
    name: plain.slice(start, end),
    told: written,
  }));
  const kept: Named[] = [];
  for (const span of [...times, ...ideas].toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if (kept.every(({ start, end }) => span.end <= start || span.start >= end)) kept.push(span);
  return kept.toSorted((one, other) => one.start - other.start);
}
