import { z } from "zod";
import { LEGAL_SYSTEMS } from "#lib/domain/legal-systems.ts";

/** A term in the notation of compile-terms.ts, or a regular expression for what the notation cannot say. */
const termSchema = (words: z.ZodString) =>
  z.union([
    words.describe("A term in the notation of the README: words, (a|b), [optional], *, +, #, ~, ~3, {vocabulary}."),
    z.strictObject({ pattern: z.string() }).describe("A regular expression, only for what the notation cannot say."),
  ]);

export const TermSchema = termSchema(z.string().regex(/^[^A-Z]*$/, "terms are in lower case"));
export const TermsSchema = z.array(TermSchema).min(1);
/** Terms over the page as it is written, capitals included. */
export const WrittenTermsSchema = z.array(termSchema(z.string())).min(1);

export const LawSchema = z.enum(LEGAL_SYSTEMS);

/** Contexts in which words count nevertheless, see text/assertion.ts. */
export const AcceptsSchema = z
  .array(z.enum(["denied", "asked", "supposed", "ordered", "earlier"]))
  .min(1)
  .describe("Words that stand in such a context count, too: denied for words that deny something themselves.");

/** Sentences that the rule must and must not answer to. None may be a sentence of a case file. */
export const ExamplesSchema = z.strictObject({
  yes: z.array(z.string()).min(1),
  no: z.array(z.string()).min(1),
});
