import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { z } from "zod";
import { compileSlotTerm, compileTerms, type Slots, type Term, TermError, type Vocabulary } from "./compile-terms.ts";
import type { Kind, Words } from "./kind.ts";
import { TermsSchema } from "./term-schema.ts";

/** Says which file of the knowledge is wrong, where and how. */
export class KnowledgeError extends Error {}

/**
 * The vocabularies of a folder: each file holds names with their terms; a name stands in one file only.
 * @throws {KnowledgeError}
 */
export function readVocabulary(folder: string): Vocabulary {
  const vocabulary: Record<string, readonly Term[]> = {};
  for (const { path, value } of readYamlFiles(folder)) {
    for (const [name, terms] of Object.entries(check(path, value, z.record(z.string(), TermsSchema)))) {
      if (vocabulary[name] !== undefined) throw new KnowledgeError(`${path}: "${name}" is in another file, too.`);
      vocabulary[name] = terms;
    }
  }
  return vocabulary;
}

/**
 * Each vocabulary as the source of one regular expression, for the engine's own use.
 * @throws {TermError}
 */
export function compileVocabulary(vocabulary: Vocabulary): Record<string, string> {
  return Object.fromEntries(Object.entries(vocabulary).map(([name, terms]) => [name, compileTerms(terms, vocabulary)]));
}

/**
 * All rules of one kind, compiled, in order of file name.
 * @param folder that holds the kind's own folder
 * @throws {KnowledgeError}
 */
export function compileKind<Source, Compiled>(
  kind: Kind<Source, Compiled>,
  folder: string,
  vocabulary: Vocabulary,
): Compiled[] {
  return readYamlFiles(join(folder, kind.folder)).map(({ path, id, value }) => {
    const words: Words = Object.assign((terms: readonly Term[]) => compileTerms(terms, vocabulary), {
      slotted: (term: Term, slots: Slots) => compileSlotTerm(term, vocabulary, slots),
      termsOf: (name: string) => {
        const terms = vocabulary[name.slice(1, -1)];
        if (terms === undefined) throw new TermError(`There is no vocabulary "${name}".`);
        return terms;
      },
    });
    try {
      return kind.compile(id, check(path, value, kind.schema), words);
    } catch (error) {
      if (error instanceof TermError) throw new KnowledgeError(`${path}: ${error.message}`);
      throw error;
    }
  });
}

/**
 * The YAML files of a folder in order of name; `id` is the name without its ending.
 * @throws {KnowledgeError}
 */
export function readYamlFiles(
  folder: string,
): { readonly path: string; readonly id: string; readonly value: unknown }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => {
      const path = join(folder, name);
      const document = parseDocument(readFileSync(path, "utf8"));
      if (!/^[a-z][a-z0-9-]*\.yaml$/.test(name))
        throw new KnowledgeError(`${path}: a file's name is in lower case, with hyphens.`);
      const [error] = document.errors;
      if (error !== undefined) throw new KnowledgeError(`${path}: ${error.message}`);
      return { path, id: name.replace(/\.yaml$/, ""), value: document.toJS() as unknown };
    });
}

function check<Source>(path: string, value: unknown, schema: z.ZodType<Source>): Source {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new KnowledgeError(`${path}:\n${z.prettifyError(result.error)}`);
}
