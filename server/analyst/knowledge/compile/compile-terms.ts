/**
 * The notation of terms in the knowledge files, and its compiler to regular expressions over plain text (lower case,
 * straight quotes, no line breaks). The README of the folder describes it for those who write terms.
 *
 *     the word        itself; a space stands for one to four spaces
 *     (a|b)           one of these
 *     [a|b]           one of these or nothing; as a word of its own it takes its space with it
 *     cuff* cuff+     any letters or none; at least one more letter. A lone + is any word
 *     #               a digit, ## two digits, #+ a number
 *     ~3              up to three words between
 *     ~               a gap of at most 60 characters
 *     {police}        the words of that name in vocabulary/
 *     <color>         one of the words of that slot; what stands there is read as its value (conflicts only)
 *     \x              the character x itself
 *
 * Every gap is bounded, so no line of a document can make the search explode.
 */

import { opensWithWord } from "./opens-with-word.ts";

/** Terms by their name, as read from vocabulary/. */
export type Vocabulary = Readonly<Record<string, readonly Term[]>>;

/** A term in the notation, or a regular expression for what the notation cannot say; {police} and <color> work in both. */
export type Term = string | { readonly pattern: string };

/** Words of the slots of a rule, by the slot's name: lower-case letters. */
export type Slots = Readonly<Record<string, readonly Term[]>>;

const SPACE = " {1,4}";
/** A gap never crosses a denial: "had ~3 bruises" is not said by "had no fresh bruises". */
const NO_DENIAL = "(?!\\b(?:no|not|never|none|nor|neither|without|nothing|denie[sd]|\\w+n't)\\b)";
/** A word between words: "driver's", "sister-in-law". */
const WORD = `${NO_DENIAL}[\\w'-]+`;
/** A lone +: "driver's", "quintero-hale". */
const ANY_WORD = "\\w+(?:[-']\\w+)*";
/** Characters that a gap may hold. */
const GAP = `\\b(?:${NO_DENIAL}.){1,60}?\\b`;

export class TermError extends Error {}

/**
 * One regular expression that matches any of the terms as whole words. The first term that matches wins.
 * @throws {TermError} for a term that is not in the notation, or a vocabulary that does not exist
 */
export function compileTerms(terms: readonly Term[], vocabulary: Vocabulary): string {
  return asWords(alternatives(terms, { vocabulary, slots: {}, within: [] }));
}

/**
 * The regular expression of one term with slots. Each `<slot>` is a named group; between slots the nearest words win, so gaps
 * are as short as possible.
 * @throws {TermError}
 */
export function compileSlotTerm(term: Term, vocabulary: Vocabulary, slots: Slots): string {
  return asWords(sourceOf(term, { vocabulary, slots, within: [] }));
}

function asWords(source: string): string {
  // A term may begin with a sign, as ": none" does right after a word; where none does, \b says the same in a third less time.
  const start = opensWithWord(source) ? "\\b" : "(?:(?<!\\w)|(?!\\w))";
  const words = `${start}(?:${source})(?!\\w)`;
  try {
    return new RegExp(words).source;
  } catch (error) {
    throw new TermError(`Not a regular expression: ${error instanceof Error ? error.message : source}`);
  }
}

type Context = {
  readonly vocabulary: Vocabulary;
  readonly slots: Slots;
  /** Names of the vocabularies that are being compiled, to find one that holds itself. */
  readonly within: readonly string[];
};

function alternatives(terms: readonly Term[], context: Context): string {
  return terms.map((term) => sourceOf(term, context)).join("|");
}

function sourceOf(term: Term, context: Context): string {
  if (typeof term !== "string") {
    return spaced(term.pattern)
      .replace(/(?<!\(\?)<([a-z]+)>/g, (_, name: string) => slotOf(name, term.pattern, context))
      .replace(/\{([a-z][a-z-]*)\}/g, (_, name: string) => vocabularyOf(name, term.pattern, context));
  }
  if (term.trim() !== term || term === "") throw new TermError(`"${term}": a term begins and ends with a word.`);
  return new TermParser(term, context).parse();
}

function slotOf(name: string, term: string, context: Context): string {
  const terms = context.slots[name];
  if (terms === undefined) throw new TermError(`"${term}": there is no slot "${name}".`);
  return `(?<${name}>${alternatives(terms, context)})`;
}

/** In a raw pattern, too, a space stands for one to four and ` ?` for at most four. */
function spaced(pattern: string): string {
  return pattern
    .split(" ~ ")
    .map((part) => part.replace(/ (\?)?/g, (_, optional) => (optional === undefined ? SPACE : " {0,4}")))
    .join(GAP);
}

function vocabularyOf(name: string, term: string, context: Context): string {
  const { vocabulary, within } = context;
  const terms = vocabulary[name];
  if (terms === undefined) throw new TermError(`"${term}": there is no vocabulary "${name}".`);
  if (within.includes(name)) throw new TermError(`"${term}": vocabulary "${name}" holds itself.`);
  return `(?:${alternatives(terms, { ...context, within: [...within, name] })})`;
}

class TermParser {
  #at = 0;
  readonly #term: string;
  readonly #context: Context;
  /** After a repetition: makes it as short as possible. */
  readonly #shortest: "" | "?";

  constructor(term: string, context: Context) {
    this.#term = term;
    this.#context = context;
    this.#shortest = Object.keys(context.slots).length === 0 ? "" : "?";
  }

  parse(): string {
    const source = this.#sequence("");
    if (this.#at < this.#term.length) throw this.#error("a bracket too many");
    return source;
  }

  /** Up to the closing bracket or a bar; `end` is "" for the whole term. */
  #sequence(end: string): string {
    let source = "";
    while (this.#at < this.#term.length) {
      const rest = this.#term.slice(this.#at);
      const char = rest.charAt(0);
      if (end !== "" && (char === end || char === "|")) break;
      const gap = /^ ~ (?=\S)/.exec(rest);
      const words = /^ ~([1-9]) (?=\S)/.exec(rest);
      const optional = rest.startsWith(" [") ? this.#optionalWord(rest) : null;
      if (gap !== null) source += this.#take(gap[0], GAP);
      else if (words !== null)
        source += this.#take(words[0], `${SPACE}(?:${WORD}${SPACE}){0,${words[1] ?? ""}}${this.#shortest}`);
      else if (optional !== null) source += optional;
      else source += this.#atom(source === "");
    }
    return source;
  }

  /** ` [b]` before a space or at the end: the word and its space are optional together. Null when it is part of a word. */
  #optionalWord(rest: string): string | null {
    const close = closingBracket(rest, 1);
    if (close < 0) throw this.#error("a [ without ]");
    const after = rest[close + 1];
    if (rest[2] === " " || (after !== undefined && !/[ |)\]]/.test(after))) return null;
    this.#at += 1;
    const group = this.#group("]");
    return `(?:${SPACE}(?:${group}))?`;
  }

  #atom(isFirst: boolean): string {
    const char = this.#term.charAt(this.#at);
    switch (char) {
      case "(":
        return `(?:${this.#group(")")})`;
      case "[": {
        const group = this.#group("]");
        // The first word of a term takes the space after it along.
        if (isFirst && this.#term.startsWith(" ", this.#at)) return this.#take(" ", `(?:(?:${group})${SPACE})?`);
        return `(?:${group})?`;
      }
      case "{":
        return this.#word();
      case "<":
        return this.#slot();
      case " ":
        return this.#take(" ", SPACE);
      case "*":
        return this.#take("*", "\\w*");
      case "+":
        return this.#take("+", this.#isAlone() ? ANY_WORD : "\\w+");
      case "#":
        return this.#term.startsWith("#+", this.#at) ? this.#take("#+", "\\d+") : this.#take("#", "\\d");
      case "\\":
        return this.#take(this.#term.slice(this.#at, this.#at + 2), escape(this.#term.charAt(this.#at + 1)));
      case ")":
      case "]":
      case "}":
      case ">":
      case "|":
      case "~":
      case "?":
      case "^":
      case "$":
        throw this.#error(`${char} out of place`);
      default:
        return this.#take(char, escape(char));
    }
  }

  /** Whether the sign at the current place stands for a whole word. */
  #isAlone(): boolean {
    const [before = " ", after = " "] = [this.#term[this.#at - 1], this.#term[this.#at + 1]];
    return /[ (|[]/.test(before) && /[ )|\]]/.test(after);
  }

  /** The alternatives of a bracket that is open at the current place. */
  #group(close: string): string {
    this.#at += 1;
    const parts: string[] = [];
    for (;;) {
      parts.push(this.#sequence(close));
      const char = this.#term.charAt(this.#at);
      if (char === "") throw this.#error(`no ${close}`);
      this.#at += 1;
      if (char === close) break;
    }
    if (parts.some((part) => part === "")) throw this.#error("an empty alternative");
    return parts.join("|");
  }

  #word(): string {
    const name = /^\{([a-z][a-z-]*)\}/.exec(this.#term.slice(this.#at))?.[1];
    if (name === undefined) throw this.#error("a { without the name of a vocabulary");
    return this.#take(`{${name}}`, vocabularyOf(name, this.#term, this.#context));
  }

  #slot(): string {
    const name = /^<([a-z]+)>/.exec(this.#term.slice(this.#at))?.[1];
    if (name === undefined) throw this.#error("a < without the name of a slot");
    return this.#take(`<${name}>`, slotOf(name, this.#term, this.#context));
  }

  #take(read: string, source: string): string {
    this.#at += read.length;
    return source;
  }

  #error(what: string): TermError {
    return new TermError(`"${this.#term}", at character ${this.#at + 1}: ${what}.`);
  }
}

/** Index of the bracket that closes the one at `open`, or -1. */
function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const char = text[at];
    if (char === "\\") at += 1;
    else if (char === "[" || char === "(") depth += 1;
    else if (char === "]" || char === ")") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

function escape(char: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(char) ? `\\${char}` : char;
}
