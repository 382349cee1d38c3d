import { z } from "zod";
import { OFFENCE_CLASSES, type OffenceClass } from "#lib/domain/findings.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import type { CompiledMatch } from "../../rules/match.ts";
import type { DocumentKind } from "../../text/document-kind.ts";
import type { Term } from "./compile-terms.ts";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, LawSchema, TermsSchema } from "./term-schema.ts";

const DOCUMENT_KINDS = [
  "calibration-record",
  "camera-transcript",
  "breath-record",
  "custody-log",
  "dispatch-log",
  "emergency-call",
  "identification-record",
  "interview-record",
  "lab-report",
  "medical-record",
  "photo-log",
  "property-record",
  "training-record",
  "warrant",
] as const satisfies readonly DocumentKind[];

const IdSchema = z.string().regex(/^[a-z][a-z-]*$/);

const ItemSchema = z.strictObject({
  what: z.string().describe("What to ask for: one plain noun phrase, without brackets of synonyms."),
  from: z.string().optional().describe("Who has or makes it."),
  "lists-names": z.literal(true).optional().describe("The demand lists the words by which the record names the thing."),
  aliases: z
    .array(z.string())
    .min(1)
    .optional()
    .describe("Other names of it and its parts; never shown. A record that a page names so is not asked for twice."),
  "answered-by": TermsSchema.optional().describe("Words in the heading or file name of a paper that is it."),
  kinds: z.array(z.enum(DOCUMENT_KINDS)).min(1).optional().describe("Kinds of papers that are it."),
  law: LawSchema.describe("Asked for under one legal system only.").optional(),
  "same-as": IdSchema.optional().describe("The file that asks for the same thing."),
  "covered-by": z.array(IdSchema).min(1).optional().describe("Files whose demand includes this one."),
});

const GapSchema = z.strictObject({
  name: z.string().describe('Object of "The record describes ...".'),
  law: LawSchema.describe("A thing or situation of one legal system only.").optional(),
  "named-by": TermsSchema.optional().describe(
    "The names of the thing. Near words of absence, the record states that it is missing.",
  ),
  denial: z
    .literal("explicit-only")
    .optional()
    .describe("The names say too little: a mere denial beside them (no report of injuries) does not count."),
  "mentioned-by": TermsSchema.optional().describe("Words that show that the thing exists or was made."),
  "not-mentioned-by": TermsSchema.optional().describe("With these words in the sentence, they do not."),
  "copied-in": z
    .array(z.enum(DOCUMENT_KINDS))
    .min(1)
    .optional()
    .describe("Kinds of papers that are only a copy, transcript or log of the thing."),
  "copied-with": TermsSchema.optional().describe("Only in a copy with these words: they show that the thing was made."),
  "told-by": TermsSchema.optional().describe("Words that describe a situation that usually produces these records."),
  "not-told-by": TermsSchema.optional().describe("With these words in the sentence, they do not."),
  "told-at-least": z.int().min(1).optional().describe("Sentences that must describe it; two unless given."),
  common: z
    .literal(true)
    .optional()
    .describe("Most cases describe it: what it asks for is listed after what few describe."),
  "chiefly-in": z
    .array(z.enum(OFFENCE_CLASSES))
    .min(1)
    .optional()
    .describe(
      "Offenses in which it matters. In any other it is no gap; where the offense is unknown, three more sentences must describe it.",
    ),
  checklist: z
    .strictObject({
      in: z
        .array(z.enum(OFFENCE_CLASSES))
        .min(1)
        .describe("Offenses in which the thing is asked for although nothing mentions it."),
      "only-if": TermsSchema.optional().describe("Only in a file with these words."),
      "settled-by": TermsSchema.describe("With these words anywhere in the file, the file is not silent about it."),
    })
    .optional(),
  "ask-for": z
    .array(ItemSchema)
    .min(1)
    .describe("The first is the thing itself; a situation (told-by) also asks for the others."),
  examples: ExamplesSchema.describe(
    "Sentences that the words must and must not answer to; for copied-in alone, headings of papers.",
  ),
});

type GapSource = z.infer<typeof GapSchema>;

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

/** A compiled file of knowledge/gaps. Words are sources of regular expressions over plain text. */
export type GapRule = {
  readonly id: string;
  readonly name: string;
  readonly named?: string | undefined;
  readonly explicitOnly: boolean;
  readonly mentioned?: CompiledMatch | undefined;
  readonly copiedIn: readonly DocumentKind[];
  readonly copiedWith?: string | undefined;
  readonly told?:
    | {
        readonly match: CompiledMatch;
        readonly atLeast: number;
        /** Most cases describe it. */
        readonly isCommon: boolean;
        readonly chieflyIn?: readonly OffenceClass[] | undefined;
      }
    | undefined;
  readonly checklist?:
    | { readonly in: readonly OffenceClass[]; readonly onlyIf?: string | undefined; readonly settledBy: string }
    | undefined;
  readonly items: readonly GapRuleItem[];
};

/** A record that a defense asks for, or a situation that usually produces records; one file each. */
export const GAPS: Kind<GapSource, GapRule> = {
  folder: "gaps",
  schema: GapSchema,
  compile: (id, source, words) => {
    const optional = (terms: readonly Term[] | undefined) => (terms === undefined ? undefined : words(terms));
    const { checklist, "named-by": namedBy, "mentioned-by": mentionedBy, "told-by": toldBy } = source;
    const isThing = [namedBy, mentionedBy, checklist, source["copied-in"]].some((trigger) => trigger !== undefined);
    return {
      id,
      name: source.name,
      named: optional(namedBy),
      explicitOnly: source.denial !== undefined,
      mentioned: mentionedBy && {
        words: words(mentionedBy),
        unless: optional(source["not-mentioned-by"]),
        accepts: ["asked", "earlier"],
      },
      copiedIn: source["copied-in"] ?? [],
      copiedWith: optional(source["copied-with"]),
      told: toldBy && {
        match: { words: words(toldBy), unless: optional(source["not-told-by"]), accepts: ["earlier"] },
        atLeast: source["told-at-least"] ?? 2,
        isCommon: source.common ?? false,
        chieflyIn: source["chiefly-in"],
      },
      checklist: checklist && {
        in: checklist.in,
        onlyIf: optional(checklist["only-if"]),
        settledBy: words(checklist["settled-by"]),
      },
      items: source["ask-for"].map((item, index) => ({
        what: item.what,
        from: item.from,
        listsNames: item["lists-names"] ?? false,
        aliases: item.aliases ?? [],
        answeredBy: optional(item["answered-by"]),
        kinds: item.kinds ?? [],
        law: item.law ?? source.law,
        sameAs: item["same-as"] ?? (index === 0 && isThing ? id : undefined),
        coveredBy: item["covered-by"] ?? [],
      })),
    };
  },
};
