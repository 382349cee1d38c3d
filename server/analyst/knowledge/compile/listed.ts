import { z } from "zod";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, WrittenTermsSchema } from "./term-schema.ts";

export const ListedExamplesSchema = z
  .strictObject({
    yes: z.record(z.string(), z.string()).describe("A sentence and the name that it gives."),
    no: ExamplesSchema.shape.no,
  })
  .describe("Sentences that name one, and sentences that name none.");

const ListedSchema = z.strictObject({
  name: z.string().describe("What is listed."),
  "ends-with": WrittenTermsSchema.describe("Words with which the name of such a thing ends."),
  "not-before": WrittenTermsSchema.optional().describe("Before these words, the word is part of another thing's name."),
  "in-name": WrittenTermsSchema.describe("Words before the thing that belong to its name; no others do."),
  "not-listed": WrittenTermsSchema.optional().describe("Names with these words are left out."),
  examples: ListedExamplesSchema,
});

/** Things that are listed by the names that pages give them. Words are sources of regular expressions. */
export type Listed = {
  readonly id: string;
  readonly endsWith: string;
  readonly notBefore?: string | undefined;
  readonly inName: string;
  readonly notListed?: string | undefined;
};

export const LISTED: Kind<z.infer<typeof ListedSchema>, Listed> = {
  folder: "listed",
  schema: ListedSchema,
  compile: (id, source, words) => {
    const optional = (terms: z.infer<typeof WrittenTermsSchema> | undefined) => terms && words(terms);
    return {
      id,
      endsWith: words(source["ends-with"]),
      notBefore: optional(source["not-before"]),
      inName: words(source["in-name"]),
      notListed: optional(source["not-listed"]),
    };
  },
};
