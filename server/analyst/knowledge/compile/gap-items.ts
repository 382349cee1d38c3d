import { z } from "zod";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import type { Words } from "./kind.ts";
import { LawSchema, TermsSchema } from "./term-schema.ts";

/** Kinds of papers that a rule may name. */
export const PAPER_KINDS = [
  "calibration-record",
  "camera-transcript",
  "breath-record",
  "custody-log",
  "detention-record",
  "dispatch-log",
  "emergency-call",
  "identification-record",
  "incident-report",
  "interview-record",
  "lab-report",
  "medical-record",
  "photo-log",
  "property-record",
  "rights-form",
  "schedule",
  "training-record",
  "warrant",
  "witness-statement",
] as const satisfies readonly DocumentKind[];

const IdSchema = z.string().regex(/^[a-z][a-z-]*$/);

export const GapItemSchema = z.strictObject({
  what: z.string().describe("What to ask for: one plain noun phrase, without brackets of synonyms."),
  from: z.string().optional().describe("Who has or makes it."),
  "lists-names": z.literal(true).optional().describe("The demand lists the words by which the record names the thing."),
  aliases: z
    .array(z.string())
    .min(1)
    .optional()
    .describe("Other names of it and its parts; never shown. A record that a page names so is not asked for twice."),
  "answered-by": TermsSchema.optional().describe("Words in the heading or file name of a document that already is it."),
  kinds: z.array(z.enum(PAPER_KINDS)).min(1).optional().describe("Kinds of documents that already are it."),
  law: LawSchema.describe("Asked for under one legal system only.").optional(),
  "same-as": IdSchema.optional().describe("The file that asks for the same thing."),
  "covered-by": z.array(IdSchema).min(1).optional().describe("Files whose demand includes this one."),
});

/** One thing to ask for, compiled. */
export type GapRuleItem = {
  readonly what: string;
  readonly from?: string | undefined;
  readonly listsNames: boolean;
  readonly aliases: readonly string[];
  readonly answeredBy?: string | undefined;
  readonly kinds: readonly DocumentKind[];
  readonly law?: LegalSystem | undefined;
  /** The rule that asks for the same thing: for the first item of a thing that is named, its own rule. */
  readonly sameAs?: string | undefined;
  readonly coveredBy: readonly string[];
};

/**
 * Compiles one thing to ask for.
 * @param own the rule that asks for the same thing, unless the item names one
 */
export function compileGapItem(
  item: z.infer<typeof GapItemSchema>,
  { law, own }: { readonly law: LegalSystem | undefined; readonly own: string | undefined },
  words: Words,
): GapRuleItem {
  return {
    what: item.what,
    from: item.from,
    listsNames: item["lists-names"] ?? false,
    aliases: item.aliases ?? [],
    answeredBy: item["answered-by"] && words(item["answered-by"]),
    kinds: item.kinds ?? [],
    law: item.law ?? law,
    sameAs: item["same-as"] ?? own,
    coveredBy: item["covered-by"] ?? [],
  };
}
