import { z } from "zod";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, TermsSchema } from "./term-schema.ts";

const PhrasesSchema = z.strictObject({
  name: z.string().describe("What the words say of a record or a thing."),
  of: TermsSchema.describe("The things of which it may be said, by the last word of their name."),
  after: TermsSchema.optional().describe("Words right after the thing: the tape (was erased)."),
  "after-no": TermsSchema.optional().describe(
    'Words right after a thing with "no" before it: no photographs (were taken).',
  ),
  before: TermsSchema.optional().describe(
    "Words right before the thing, the verb last: (did not photograph) the room.",
  ),
  unless: TermsSchema.optional().describe("With these words in the sentence, they do not say it."),
  examples: ExamplesSchema,
});

/** Words by which a page says that a record is missing, in one manner. Words are sources of regular expressions. */
export type Phrases = {
  readonly id: string;
  readonly of: string;
  readonly after?: string | undefined;
  readonly afterNo?: string | undefined;
  readonly before?: string | undefined;
  readonly unless?: string | undefined;
};

export const PHRASES: Kind<z.infer<typeof PhrasesSchema>, Phrases> = {
  folder: "phrases",
  schema: PhrasesSchema,
  compile: (id, source, words) => {
    const optional = (terms: z.infer<typeof TermsSchema> | undefined) => terms && words(terms);
    return {
      id,
      of: words(source.of),
      after: optional(source.after),
      afterNo: optional(source["after-no"]),
      before: optional(source.before),
      unless: optional(source.unless),
    };
  },
};
