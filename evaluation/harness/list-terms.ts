import { listKnowledgeTerms } from "./list-knowledge-terms.ts";
import { cuePattern } from "#server/analyst/rules/cue-pattern.ts";
import { ENGLAND_AND_WALES_CUES } from "#server/analyst/rules/tables/england-and-wales.ts";
import { FACTOR_RULES } from "#server/analyst/rules/tables/factors.ts";
import { OFFENCE_CUES } from "#server/analyst/rules/tables/offences.ts";
import { US_ISSUE_RULES } from "#server/analyst/rules/tables/us.ts";
import { WIDE_CUES } from "#server/analyst/rules/tables/wide-cues.ts";
import { GROUP_CUES } from "#server/analyst/rules/tables/word-groups.ts";

/** One alternative of a rule's words. */
export type Term = {
  /** Where it stands: the table and the keys that lead to it. */
  readonly rule: string;
  /** As written in the table. */
  readonly term: string;
  /** Runs over a sentence as the rules see it: lower case, one line. */
  readonly pattern: RegExp;
  readonly text: "sentence";
};

const TABLES = {
  ...{ FACTOR_RULES, OFFENCE_CUES },
  ...{ US_ISSUE_RULES, ENGLAND_AND_WALES_CUES, WIDE_CUES, GROUP_CUES },
};

/** Keys whose strings are patterns over sentences; every other string names something or is read by people. */
const WORDS = new Set(["words", "one", "other", "all", "none", "unless", "needs", "about", "prefer"]);

/** Every term of the knowledge files, and of the rule tables: the top-level alternatives of every pattern over sentences. */
export function listTerms(): Term[] {
  const tables = Object.entries(TABLES).flatMap(([table, content]) => walk(content, { path: table, isWords: false }));
  return [...listKnowledgeTerms(), ...tables];
}

function walk(value: unknown, { path, isWords }: { readonly path: string; readonly isWords: boolean }): Term[] {
  if (typeof value === "string") return isWords ? toTerms(value, path) : [];
  if (typeof value !== "object" || value === null || value instanceof RegExp) return [];
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => walk(inner, { path, isWords }));
  const own = "id" in value && typeof value.id === "string" ? `${path}.${value.id}` : path;
  return Object.entries(value).flatMap(([key, inner]) =>
    walk(inner, { path: `${own}.${key}`, isWords: WORDS.has(key) }),
  );
}

function toTerms(words: string, rule: string): Term[] {
  return splitAlternatives(words).map((term) => ({ rule, term, pattern: cuePattern(term), text: "sentence" }));
}

/** Splits a pattern at each `|` that is in no group and no character class. */
export function splitAlternatives(pattern: string): string[] {
  const terms = [""];
  let depth = 0;
  let isClass = false;
  for (const [part] of pattern.matchAll(/\\[^]|[^]/g)) {
    if (isClass) isClass = part !== "]";
    else if (part === "[") isClass = true;
    else if (part === "(") depth += 1;
    else if (part === ")") depth -= 1;
    if (part === "|" && depth === 0 && !isClass) terms.push("");
    else terms.push((terms.pop() ?? "") + part);
  }
  return terms.filter((term) => term !== "");
}
