import type { z } from "zod";
import type { Slots, Term } from "./compile-terms.ts";

export type Words = {
  /** Compiles terms to the source of one regular expression, see compile-terms.ts. */
  (terms: readonly Term[]): string;
  /** Compiles one term with slots. */
  readonly slotted: (term: Term, slots: Slots) => string;
  /** The terms of a vocabulary, given as `{name}`. */
  readonly termsOf: (vocabulary: string) => readonly Term[];
};

/** One kind of knowledge: its folder of YAML files, what a file may say, and what the engine gets of it. */
export type Kind<Source, Compiled> = {
  /** Folder below knowledge/; the compiled rules go to generated/<folder>.json, in order of file name. */
  readonly folder: string;
  readonly schema: z.ZodType<Source>;
  /**
   * A method, so that kinds of different sources fit one list.
   * @param id the file's name without its ending
   */
  compile(id: string, source: Source, words: Words): Compiled;
};
