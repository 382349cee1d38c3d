import { toPlain } from "../analyst/text/page/to-plain.ts";
import { type AnswerKind, answerKindOf, askingPart, isYesOrNo } from "./answer-kind.ts";
import { askedTimes } from "./asked-times.ts";
import type { Concept, Span } from "./concept.ts";
import { countSexes } from "./count-sexes.ts";
import { IDEAS } from "./ideas.ts";
import { isLightWord, isStopWord, type Token, tokensOf } from "./search-terms.ts";

export type ReadQuestion = {
  readonly concepts: readonly Concept[];
  /** The kind of words that it asks for; null when none in particular. */
  readonly kind: AnswerKind | null;
  readonly isYesOrNo: boolean;
  readonly tokens: readonly Token[];
  /** Where the clause begins that says which one is meant: "when she left"; else the end of the question. */
  readonly asksUntil: number;
  /** Stems of the words with a capital after the first: names, mostly. */
  readonly names: readonly string[];
  /** Whether it is about "her" or "him"; null for both or neither. */
  readonly sex: "her" | "him" | null;
};

/** Words of a question that stand for ideas or a time. */
type Named = Span & {
  readonly names: readonly string[];
  /** The patterns by which ideas were found; none for a time. */
  readonly terms: readonly string[];
  readonly told: readonly RegExp[];
  readonly hinted: readonly RegExp[];
};

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
    const key = span.names.join(" ");
    const before = concepts.get(key);
    concepts.set(key, before === undefined ? concept : joined(before, concept));
  }
  for (const token of tokens) {
    const { word, stem, start, end } = token;
    if (named.some((span) => start < span.end && end > span.start && !isName(question, span, token))) continue;
    if (isStopWord(word) || concepts.has(stem)) continue;
    const role = isLightWord(word) || stem === surname ? "hint" : "word";
    concepts.set(stem, {
      word: question.slice(start, end),
      ...{ typed: [{ words: [token], isExact: false }], told: [], hinted: [], role },
    });
  }
  return {
    concepts: [...concepts.values(), ...pairsOf(tokens)],
    ...{ kind: answerKindOf(plain), isYesOrNo: isYesOrNo(plain), tokens, asksUntil: askingPart(plain).length },
    names: tokens
      .filter(({ word, start }) => start > 0 && /\p{Lu}/u.test(question.charAt(start)) && !isStopWord(word))
      .map(({ stem }) => stem),
    sex: sexOf(plain),
  };
}

/** True for "And when was that?", which says nothing without the question before it. */
export function isFollowUp(question: string): boolean {
  const words = readQuestion(question, null).concepts.filter(({ role }) => role === "word").length;
  return words === 0 || (words === 1 && /^\s*(?:and|but|so|then|(?:what|how) about)\b/i.test(question));
}

function sexOf(plain: string): ReadQuestion["sex"] {
  const [her, him] = countSexes(plain);
  if (her > 0 === him > 0) return null;
  return her > 0 ? "her" : "him";
}

type Given = { readonly own: readonly Token[]; readonly word: string; readonly surname: string | null };

function conceptOf({ names, told, hinted }: Named, { own, word, surname }: Given): Concept {
  const isClient = names.includes(CLIENT);
  // The stem of "casings" is that of "case", which says nothing: such a word counts only as it is typed.
  const isExact = own.some((token) => !isStopWord(token.word) && isStopWord(token.stem));
  const typed = own.length === 0 ? [] : [{ words: own, isExact }];
  return {
    word,
    typed:
      isClient && surname !== null ? [...typed, { words: [{ word: surname, stem: surname }], isExact: false }] : typed,
    told,
    hinted,
    role: isClient || asksOnly(own) ? "hint" : "word",
  };
}

/** True for "Sykes" in "how many times was Sykes shot": a name that stands between the words of an idea. */
function isName(question: string, { terms }: Named, { word, start }: Token): boolean {
  return start > 0 && /\p{Lu}/u.test(question.charAt(start)) && terms.every((source) => !source.includes(word));
}

/** True for words that only ask ("how long", "who found", "whose"); "say yes to" and "let them in" are about something. */
function asksOnly(own: readonly Token[]): boolean {
  if (!own.every(({ word }) => isStopWord(word))) return false;
  return own.length < 2 || /^(?:how|wh|was|were|is|are|did|do|does|actually)/.test(own[0]?.word ?? "");
}

function joined(one: Concept, other: Concept): Concept {
  const role = one.role === "word" ? one.role : other.role;
  return { ...one, typed: [...one.typed, ...other.typed], role };
}

/** Neighboring words of a question: a sentence that has them side by side, too, is about the same thing ("hands up"). */
function pairsOf(tokens: readonly Token[]): Concept[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (next === undefined || (isStopWord(token.word) && isStopWord(next.word))) return [];
    const typed = [{ words: [token, next], isExact: false }];
    return [{ word: `${token.word} ${next.word}`, typed, told: [], hinted: [], role: "pair" as const }];
  });
}

/** Stem of the surname, by which records call people. */
function surnameOf(clientName: string | null): string | null {
  const tokens = tokensOf(toPlain(clientName ?? ""));
  return tokens.findLast(({ start, end }) => end - start > 2)?.stem ?? null;
}

/**
 * The ideas and times that a question names: the longest words first, none over another. Ideas named by the same words are
 * one, and the words of an idea that is named within them are hints.
 */
function namedIn(plain: string): Named[] {
  const kept: Named[] = [];
  for (const span of mentionsIn(plain).toSorted((one, other) => other.end - other.start - (one.end - one.start))) {
    const { start, end, names, terms, told, hinted } = span;
    const at = kept.findIndex((one) => start < one.end && end > one.start);
    const over = kept[at];
    if (over === undefined) kept.push(span);
    else if (over.start === start && over.end === end)
      kept[at] = {
        ...{ start, end, names: [...over.names, ...names], terms: [...over.terms, ...terms] },
        ...{ told: [...over.told, ...told], hinted: [...over.hinted, ...hinted] },
      };
    else if (over.start <= start && over.end >= end)
      kept[at] = { ...over, hinted: [...over.hinted, ...told, ...hinted] };
  }
  return kept.toSorted((one, other) => one.start - other.start);
}

function mentionsIn(plain: string): Named[] {
  const times = askedTimes(plain).map(({ start, end, written }) => ({
    ...{ start, end, names: [plain.slice(start, end)], terms: [], told: [written], hinted: [] },
  }));
  const ideas = IDEAS.flatMap(({ name, asked, told, hinted }) =>
    [...plain.matchAll(asked)].map(({ 0: words, index }) => ({
      ...{ start: index, end: index + words.length, names: [name], terms: [asked.source], told: [told] },
      hinted: hinted === null ? [] : [hinted],
    })),
  );
  return [...times, ...ideas];
}
