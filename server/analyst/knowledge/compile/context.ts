import { z } from "zod";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, TermsSchema } from "./term-schema.ts";

const ContextSchema = z.strictObject({
  name: z.string(),
  before: TermsSchema.describe(
    "Words before a point that put it into this context, up to the end of the clause.",
  ).optional(),
  governs: TermsSchema.describe(
    "Words before a point that take all that follows along, a quotation or the clauses of a report, up to a contrast.",
  ).optional(),
  heads: TermsSchema.describe(
    "The same for words at the head of a clause, which may be the point's own first words: a command.",
  ).optional(),
  after: TermsSchema.describe("Words right after a point that do.").optional(),
  anywhere: TermsSchema.describe("Words that put the whole sentence into it.").optional(),
  "takes-back": TermsSchema.describe(
    "Words that come after a point, in its sentence or the next, and take it back: a correction.",
  ).optional(),
  ends: TermsSchema.describe("Words that end this context beside those that end a clause.").optional(),
  "only-seems": TermsSchema.describe("Phrases that hold such words and do not.").optional(),
  examples: ExamplesSchema.describe("Sentences with the point in braces."),
});

/** Words that keep a sentence from asserting what it names, see text/assertion.ts. */
export type CompiledContext = {
  readonly id: string;
  readonly before?: string | undefined;
  readonly governs?: string | undefined;
  readonly heads?: string | undefined;
  readonly after?: string | undefined;
  readonly anywhere?: string | undefined;
  readonly takesBack?: string | undefined;
  readonly ends?: string | undefined;
  readonly onlySeems?: string | undefined;
};

export const CONTEXTS: Kind<z.infer<typeof ContextSchema>, CompiledContext> = {
  folder: "context",
  schema: ContextSchema,
  compile: (id, source, words) => ({
    id,
    before: source.before && words(source.before),
    governs: source.governs && words(source.governs),
    heads: source.heads && words(source.heads),
    after: source.after && words(source.after),
    anywhere: source.anywhere && words(source.anywhere),
    takesBack: source["takes-back"] && words(source["takes-back"]),
    ends: source.ends && words(source.ends),
    onlySeems: source["only-seems"] && words(source["only-seems"]),
  }),
};
