import { z } from "zod";
import type { DocumentKind } from "../../reading-terms.ts";
import type { Term } from "./compile-terms.ts";
import { compileGapItem, GapItemSchema, PAPER_KINDS, type GapRuleItem } from "./gap-items.ts";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, LawSchema, TermsSchema } from "./term-schema.ts";

const GapSchema = z.strictObject({
  name: z.string().describe("What it is, for readers of the files."),
  law: LawSchema.describe("A thing or situation of one legal system only.").optional(),
  "named-by": TermsSchema.optional().describe(
    "The names of the thing. Near words of absence, the record states that it is missing.",
  ),
  denial: z
    .literal("explicit-only")
    .optional()
    .describe("The names say too little: a mere denial beside them (no report of injuries) does not count."),
  "mentioned-by": TermsSchema.optional().describe(
    "Names of the record. They count in a plain statement that somebody made, kept, got or used it (vocabulary/plain.yaml).",
  ),
  "made-by": TermsSchema.optional().describe(
    "Words that themselves say that the record was made. They count in a plain statement, never in doubt or denied.",
  ),
  "not-mentioned-by": TermsSchema.optional().describe("With these words in the sentence, they do not."),
  "copied-in": z
    .array(z.enum(PAPER_KINDS))
    .min(1)
    .optional()
    .describe("Kinds of documents that are only a copy, transcript or log of the thing."),
  "copied-with": TermsSchema.optional().describe("Only in a copy with these words: they show that the thing was made."),
  "not-copied-in": TermsSchema.optional().describe(
    "A paper with these words in its name or headings is the thing itself.",
  ),
  "served-as": TermsSchema.optional().describe(
    "How a list of what the prosecution handed over names the thing, if not as pages do: then it is not asked for.",
  ),
  "ask-for": z.array(GapItemSchema).length(1).describe("The thing itself."),
  examples: ExamplesSchema.describe(
    "Sentences that the words must and must not answer to; with copied-in alone, headings of documents.",
  ),
});

type GapSource = z.infer<typeof GapSchema>;

/** How pages mention that a record was made. */
export type Mention = {
  /** Names of the record, which count where the page says that it was made. */
  readonly names?: string | undefined;
  /** Words that say so themselves. */
  readonly acts?: string | undefined;
  /** With these words in the sentence they do not count. */
  readonly unless?: string | undefined;
};

/** A compiled file of knowledge/gaps. Words are sources of regular expressions over plain text. */
export type GapRule = {
  readonly id: string;
  readonly name: string;
  readonly named?: string | undefined;
  readonly explicitOnly: boolean;
  readonly mentioned?: Mention | undefined;
  readonly copiedIn: readonly DocumentKind[];
  readonly copiedWith?: string | undefined;
  readonly notCopiedIn?: string | undefined;
  readonly servedAs?: string | undefined;
  readonly items: readonly GapRuleItem[];
};

/** A record that a defense asks for; one file each. */
export const GAPS: Kind<GapSource, GapRule> = {
  folder: "gaps",
  schema: GapSchema,
  compile: (id, source, words) => {
    const optional = (terms: readonly Term[] | undefined) => (terms === undefined ? undefined : words(terms));
    const { "named-by": namedBy, "mentioned-by": mentionedBy, "made-by": madeBy } = source;
    return {
      id,
      name: source.name,
      named: optional(namedBy),
      explicitOnly: source.denial !== undefined,
      mentioned:
        mentionedBy === undefined && madeBy === undefined
          ? undefined
          : { names: optional(mentionedBy), acts: optional(madeBy), unless: optional(source["not-mentioned-by"]) },
      copiedIn: source["copied-in"] ?? [],
      copiedWith: optional(source["copied-with"]),
      notCopiedIn: optional(source["not-copied-in"]),
      servedAs: optional(source["served-as"]),
      items: source["ask-for"].map((item) => compileGapItem(item, { law: source.law, own: id }, words)),
    };
  },
};
