import { z } from "zod";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, TermsSchema } from "./term-schema.ts";

const IdeaSchema = z.strictObject({
  words: TermsSchema.describe("Words for the idea, in a question and in the record."),
  "asked-as": TermsSchema.optional().describe("Words for it in a question only."),
  "told-as": TermsSchema.optional().describe("Words of the record only, that hint at it and count less."),
  examples: ExamplesSchema,
});

const SynonymsSchema = z.record(z.string().regex(/^[a-z][a-z-]*$/), IdeaSchema);

/** One idea, by the sources of regular expressions over a question and over the record, both as plain text. */
export type Idea = {
  readonly name: string;
  readonly asked: string;
  readonly told: string;
  /** Words that hint at it; null when there are none. */
  readonly hinted: string | null;
};

/** Words that mean the same to a reader who asks about a file, whatever the rule. */
export const SYNONYMS: Kind<z.infer<typeof SynonymsSchema>, readonly Idea[]> = {
  folder: "search",
  schema: SynonymsSchema,
  compile: (_, source, words) =>
    Object.entries(source).map(([name, idea]) => ({
      name,
      told: words(idea.words),
      hinted: idea["told-as"] === undefined ? null : words(idea["told-as"]),
      asked: words([...(idea["asked-as"] ?? []), ...idea.words]),
    })),
};
