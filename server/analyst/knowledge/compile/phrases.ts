import { z } from "zod";
import type { CompiledMatch } from "../../rules/match.ts";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, TermsSchema } from "./term-schema.ts";

const PhrasesSchema = z.strictObject({
  name: z.string().describe("What the words say."),
  words: TermsSchema,
  unless: TermsSchema.optional().describe("With these words in the sentence, they do not say it."),
  examples: ExamplesSchema,
});

/** Words that say one thing, whatever the rule: that something is missing, denied or was not kept. */
export type Phrases = { readonly id: string; readonly match: CompiledMatch };

export const PHRASES: Kind<z.infer<typeof PhrasesSchema>, Phrases> = {
  folder: "phrases",
  schema: PhrasesSchema,
  compile: (id, source, words) => ({
    id,
    match: {
      words: words(source.words),
      unless: source.unless && words(source.unless),
    },
  }),
};
