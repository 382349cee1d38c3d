import { z } from "zod";
import { OFFENCE_CLASSES, type OffenceClass } from "#lib/domain/findings.ts";
import type { CompiledMatch } from "./compiled-match.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import { compileGapItem, GapItemSchema, PAPER_KINDS, type GapRuleItem } from "./gap-items.ts";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, LawSchema, TermsSchema } from "./term-schema.ts";

const UsualSchema = z
  .strictObject({
    name: z.string().describe('Completes "The police reports mention ..." or "Commonly requested with ...".'),
    place: z.int().min(1).max(9).describe("Its place in the list; 1 comes first."),
    law: LawSchema.describe("Asked for under one legal system only.").optional(),
    in: z.array(z.enum(OFFENCE_CLASSES)).min(1).optional().describe("Only in a case of these classes."),
    papers: z
      .array(z.enum(PAPER_KINDS))
      .min(1)
      .optional()
      .describe("Only in a file with a document of one of these kinds."),
    "told-by": TermsSchema.optional().describe("Only where a police document says with these words that it was done."),
    "not-told-by": TermsSchema.optional().describe("With these words in the sentence it was not."),
    item: TermsSchema.optional().describe("Or where a numbered row of a property record has these words."),
    "settled-by": TermsSchema.optional().describe("Not in a file with these words anywhere."),
    "ask-for": z.array(GapItemSchema).min(1).max(2),
    examples: ExamplesSchema.describe(
      "Sentences of a police report, or headings of documents where told-by is missing.",
    ),
  })
  .refine((source) => source.papers !== undefined || source["told-by"] !== undefined, {
    message: "A row rests on a kind of document or on an act that the police report.",
  });

/** A compiled file of knowledge/usual. Words are sources of regular expressions over plain text. */
export type UsualRule = {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly classes?: readonly OffenceClass[] | undefined;
  readonly papers?: readonly DocumentKind[] | undefined;
  readonly told?: CompiledMatch | undefined;
  readonly item?: string | undefined;
  readonly settledBy?: string | undefined;
  readonly items: readonly GapRuleItem[];
};

/** What is commonly requested in cases of a class, with papers of a kind or after an act of the police; one file each. */
export const USUAL: Kind<z.infer<typeof UsualSchema>, UsualRule> = {
  folder: "usual",
  schema: UsualSchema,
  compile: (id, source, words) => {
    const optional = (terms: z.infer<typeof TermsSchema> | undefined) => terms && words(terms);
    const told = source["told-by"];
    return {
      id,
      name: source.name,
      place: source.place,
      classes: source.in,
      papers: source.papers,
      told: told && { words: words(told), unless: optional(source["not-told-by"]), barsHearsay: true },
      item: optional(source.item),
      settledBy: optional(source["settled-by"]),
      items: source["ask-for"].map((item) => compileGapItem(item, { law: source.law, own: undefined }, words)),
    };
  },
};
