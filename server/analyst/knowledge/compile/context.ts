import { z } from "zod";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, TermsSchema } from "./term-schema.ts";

const ContextSchema = z.strictObject({
  name: z.string(),
  before: TermsSchema.describe(
    "Words before a point that put it into this context, up to the end of the clause.",
  ).optional(),
  after: TermsSchema.describe("Words right after a point that do.").optional(),
  anywhere: TermsSchema.describe("Words that put the whole sentence into it.").optional(),
  "only-seems": TermsSchema.describe("Phrases that hold such words and do not.").optional(),
  examples: ExamplesSchema.describe("Sentences with the point in braces."),
});

/** Words that keep a sentence from asserting what it names, see text/assertion.ts. */
export type CompiledContext = {
  readonly id: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly anywhere?: string | undefined;
  readonly onlySeems?: string | undefined;
};

export const CONTEXTS: Kind<z.infer<typeof ContextSchema>, CompiledContext> = {
  folder: "context",
  schema: ContextSchema,
  compile: (id, source, words) => ({
    id,
    before: source.before && words(source.before),
    after: source.after && words(source.after),
    anywhere: source.anywhere && words(source.anywhere),
    onlySeems: source["only-seems"] && words(source["only-seems"]),
  }),
};
