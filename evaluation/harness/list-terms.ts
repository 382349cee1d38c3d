import { join } from "node:path";
import { compileTerms, TermError, type Term as SourceTerm } from "#server/analyst/knowledge/compile/compile-terms.ts";
import { KINDS } from "#server/analyst/knowledge/compile/kinds.ts";
import { readVocabulary, readYamlFiles } from "#server/analyst/knowledge/compile/read-files.ts";
import { TermSchema } from "#server/analyst/knowledge/compile/term-schema.ts";

/** One term of a rule's words. */
export type Term = {
  /** Where it stands: the file and the keys that lead to it. */
  readonly rule: string;
  /** As written in the file. */
  readonly term: string;
  /** Runs over a sentence as the rules see it: lower case, one line. */
  readonly pattern: RegExp;
  readonly text: "sentence";
};

const KNOWLEDGE = join(import.meta.dirname, "../../server/analyst/knowledge");
/** Keys below which no terms stand. */
const NO_TERMS = new Set([
  ...["examples", "compare", "for-each", "about-papers", "agree", "grave", "everyday"],
  ...["aliases", "answered-by", "same-as", "covered-by", "in", "copied-in", "kinds", "papers"],
  ...["not-in", "lay-only-in", "raised-by"],
]);

/** Every term of the knowledge files, vocabularies included; terms with slots are left out. */
export function listTerms(): Term[] {
  const vocabulary = readVocabulary(join(KNOWLEDGE, "vocabulary"));
  const compiled = (term: SourceTerm): RegExp | null => {
    try {
      return new RegExp(compileTerms([term], vocabulary));
    } catch (error) {
      if (error instanceof TermError) return null;
      throw error;
    }
  };
  return ["vocabulary", ...KINDS.map(({ folder }) => folder)].flatMap((folder) =>
    readYamlFiles(join(KNOWLEDGE, folder)).flatMap(({ id, value }) =>
      walk(value, `${folder}.${id}`).flatMap(({ rule, term }) => {
        const pattern = compiled(term);
        const written = typeof term === "string" ? term : term.pattern;
        return pattern === null ? [] : [{ rule, term: written, pattern, text: "sentence" as const }];
      }),
    ),
  );
}

function walk(value: unknown, path: string): { readonly rule: string; readonly term: SourceTerm }[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) => (NO_TERMS.has(key) ? [] : walk(inner, `${path}.${key}`)));
  return value.flatMap((entry: unknown) => {
    const term = TermSchema.safeParse(entry);
    return term.success ? [{ rule: path, term: term.data }] : walk(entry, path);
  });
}
