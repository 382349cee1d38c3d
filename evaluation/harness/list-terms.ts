import { join } from "node:path";
import { compileTerms } from "#server/analyst/knowledge/compile/compile-terms.ts";
import { readVocabulary, readYamlFiles } from "#server/analyst/knowledge/compile/read-files.ts";
import { TermSchema } from "#server/analyst/knowledge/compile/term-schema.ts";
import { cuePattern } from "#server/analyst/rules/cue-pattern.ts";
import { CLAIM_CONFLICTS, RIGHTS_FIRST } from "#server/analyst/rules/tables/attributes.ts";
import { ENGLAND_AND_WALES_CUES } from "#server/analyst/rules/tables/england-and-wales.ts";
import { FACTOR_RULES } from "#server/analyst/rules/tables/factors.ts";
import { OFFENCE_CUES } from "#server/analyst/rules/tables/offences.ts";
import { STATES } from "#server/analyst/rules/tables/states.ts";
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
  ...{ CLAIM_CONFLICTS, RIGHTS_FIRST, FACTOR_RULES, OFFENCE_CUES },
  ...{ US_ISSUE_RULES, ENGLAND_AND_WALES_CUES, WIDE_CUES, GROUP_CUES },
  STATES: STATES.map((state) => ({ ...state, values: state.values.map(([id, words]) => ({ id, words })) })),
};

/** Keys whose strings are patterns over sentences; every other string names something or is read by people. */
const WORDS = new Set(["words", "one", "other", "all", "none", "unless", "needs", "about", "prefer"]);

const KNOWLEDGE = join(import.meta.dirname, "../../server/analyst/knowledge");
/** Folders of the knowledge whose files hold terms. */
const FOLDERS = ["gaps", "phrases", "vocabulary"];
/** Keys of their files whose lists are no terms over sentences. */
const NO_TERMS = new Set([
  ...["examples", "aliases", "answered-by", "same-as", "covered-by"],
  ...["in", "chiefly-in", "copied-in", "kinds"],
]);

/** Every term of the knowledge files and of the rule tables: what matches by itself over sentences. */
export function listTerms(): Term[] {
  return [...listKnowledge(), ...listTables()];
}

function listKnowledge(): Term[] {
  const vocabulary = readVocabulary(join(KNOWLEDGE, "vocabulary"));
  const read = (value: unknown, rule: string): Term[] => {
    const term = TermSchema.safeParse(value);
    if (term.success) {
      const pattern = new RegExp(compileTerms([term.data], vocabulary));
      return [{ rule, term: typeof term.data === "string" ? term.data : term.data.pattern, pattern, text: "sentence" }];
    }
    if (Array.isArray(value)) return value.flatMap((inner: unknown) => read(inner, rule));
    return typeof value === "object" && value !== null ? readEntries(value, rule) : [];
  };
  const readEntries = (value: object, path: string): Term[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      NO_TERMS.has(key) || typeof inner === "string" ? [] : read(inner, `${path}.${key}`),
    );
  return FOLDERS.flatMap((folder) =>
    readYamlFiles(join(KNOWLEDGE, folder)).flatMap(({ id, value }) =>
      typeof value === "object" && value !== null ? readEntries(value, `${folder}.${id}`) : [],
    ),
  );
}

function listTables(): Term[] {
  return Object.entries(TABLES).flatMap(([table, content]) => walk(content, { path: table, isWords: false }));
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
