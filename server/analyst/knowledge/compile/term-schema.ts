import { z } from "zod";
import { LEGAL_SYSTEMS } from "#lib/domain/legal-systems.ts";
import { CONTEXT_NAMES, ROLES } from "../../reading-terms.ts";
import type { Accepts } from "./compiled-match.ts";

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

/** Contexts that keep words from counting by default; a report through others does not. */
const BarringSchema = z.enum(CONTEXT_NAMES).exclude(["reported"]);
const RolesSchema = z.array(z.enum(ROLES)).min(1);

export const LawSchema = z.enum(LEGAL_SYSTEMS);

/** Contexts in which words count nevertheless, see text/assertion.ts. */
const AcceptsSchema = z
  .array(BarringSchema)
  .min(1)
  .describe("Words in such a context count, too: asked where a question is the point.");

/** Which assertions a rule takes, see rules/is-meant.ts. */
export const ASSERTION_KEYS = {
  accepts: AcceptsSchema.optional(),
  "first-hand": z.literal(true).describe("What another witness is quoted with does not count.").optional(),
  "act-of": RolesSchema.describe("Whose act, words or senses it must be, unless the page leaves it open.").optional(),
  "first-person": RolesSchema.describe(
    "The person I, me and my must refer to, unless the page leaves it open.",
  ).optional(),
  "of-client": z
    .literal(true)
    .describe("Nobody but the client may be named last, before the words or among them.")
    .optional(),
  sure: z.literal(true).describe("A page that leaves open whose act, words or body it is does not count.").optional(),
  "looks-back": z
    .literal(true)
    .describe("Where the sentence leaves it open, those before it say who he or she is; sure does so, too.")
    .optional(),
  "body-of": RolesSchema.describe("Whose body or things it must be about, unless the page leaves it open.").optional(),
};

/** The same as the engine reads it. */
export function compileAccepts(source: z.infer<z.ZodObject<typeof ASSERTION_KEYS>>): Accepts {
  const { accepts, "first-hand": firstHand, "act-of": actOf, "first-person": firstPerson, "body-of": bodyOf } = source;
  const { sure: isSure, "looks-back": looksBack, "of-client": ofClient } = source;
  return { accepts, firstHand, actOf, firstPerson, bodyOf, ofClient, isSure, looksBack };
}

/** Sentences that the rule must and must not answer to. None may be a sentence of a case file. */
export const ExamplesSchema = z.strictObject({
  yes: z.array(z.string()).min(1),
  no: z.array(z.string()).min(1),
});
