import { z } from "zod";
import type { OffenceClass } from "#lib/domain/findings.ts";
import type { CompiledMatch } from "./compiled-match.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import type { Kind } from "./kind.ts";
import { OffenseClassesSchema } from "./offense-classes.ts";
import { ASSERTION_KEYS, compileAccepts, ExamplesSchema, TermsSchema } from "./term-schema.ts";

const PapersSchema = z
  .array(
    z.enum([
      ...(["breath-record", "camera-transcript", "identification-record"] as const),
      ...(["interview-record", "lab-report", "witness-statement"] as const),
    ]),
  )
  .min(1);

const FactorSchema = z
  .strictObject({
    text: z.string(),
    detail: z.string(),
    weakness: z.string().describe("How the list of what hurts the client says it.").optional(),
    weight: z.int().min(-20).max(20).describe("Points on the scale of the odds; positive helps the defense."),
    tentative: z
      .literal(true)
      .describe(
        "It counts nothing until a person accepts it: strict readers found its lines wrong too often, or none have read them yet.",
      )
      .optional(),
    issue: z
      .string()
      .describe("The file in issues/ that asks about it; both are one point where they share a quote.")
      .optional(),
    in: OffenseClassesSchema.optional(),
    ...ASSERTION_KEYS,
    words: TermsSchema.optional(),
    "also-needs": TermsSchema.describe("The sentence must hold one of these, too.").optional(),
    "names-client": z
      .literal(true)
      .describe("The words found must name the client, by surname or as the suspect, the accused or the like.")
      .optional(),
    "near-by": TermsSchema.describe(
      "One of these stands in the sentence or in the three on either side of it.",
    ).optional(),
    unless: TermsSchema.describe("A sentence with one of these does not count.").optional(),
    "sure-by": TermsSchema.describe("With sure: a sentence with one of these may leave the person open.").optional(),
    "not-retold": z
      .literal(true)
      .describe("Not taken from documents that only repeat others: charges, affidavits, summaries, memos.")
      .optional(),
    "against-client": z
      .literal(true)
      .describe("Only on pages that say something against the client and nothing that helps.")
      .optional(),
    "only-in": PapersSchema.describe("The only kinds of documents it is taken from.").optional(),
    "first-hand-in": PapersSchema.describe(
      "Kinds of documents that have it first-hand: where the file has one, it is taken only from those.",
    ).optional(),
    "contradicted-by": z
      .array(z.string())
      .min(1)
      .describe("Factors of the opposite sense, and conflicts on the same point: where one is shown, this is not.")
      .optional(),
    "answered-by": TermsSchema.describe("A file with one of these sentences does not show the factor.").optional(),
    examples: ExamplesSchema.optional(),
  })
  .refine(({ words, examples }) => (words === undefined) === (examples === undefined), {
    error: "words and examples go together; a factor without words is raised by a conflict, an issue or a sequence",
  });
type Factor = z.infer<typeof FactorSchema>;

export type CompiledFactor = {
  readonly id: string;
  readonly text: string;
  readonly detail: string;
  readonly weakness?: string | undefined;
  readonly weight: number;
  /** True when it counts nothing until a person accepts it. */
  readonly isTentative: boolean;
  readonly issue?: string | undefined;
  readonly in?: readonly OffenceClass[] | undefined;
  /** Absent for a factor that words alone do not show. */
  readonly match?: CompiledMatch | undefined;
  /** True when papers that only retell others do not show it. */
  readonly isNotRetold?: boolean | undefined;
  /** True when it counts only where the page tells something against the client. */
  readonly isAgainstClient?: boolean | undefined;
  /** True when the words that are found must name the client. */
  readonly namesClient?: boolean | undefined;
  /** The only kinds of documents it is taken from. */
  readonly onlyIn?: readonly DocumentKind[] | undefined;
  /** Kinds of papers from which alone it is taken where the file has one of them. */
  readonly firstHandIn?: readonly DocumentKind[] | undefined;
  /** Factors and conflicts by their files' names; where one is shown, this factor is not. */
  readonly contradictedBy?: readonly string[] | undefined;
  /** Source of a regular expression over plain text; a file with such a sentence does not show the factor. */
  readonly answeredBy?: string | undefined;
};

export const FACTORS: Kind<Factor, CompiledFactor> = {
  folder: "factors",
  schema: FactorSchema,
  compile: (id, factor, words) => ({
    id,
    text: factor.text,
    detail: factor.detail,
    weakness: factor.weakness,
    weight: factor.weight,
    isTentative: factor.tentative === true,
    issue: factor.issue,
    in: factor.in,
    isNotRetold: factor["not-retold"],
    isAgainstClient: factor["against-client"],
    namesClient: factor["names-client"],
    onlyIn: factor["only-in"],
    firstHandIn: factor["first-hand-in"],
    contradictedBy: factor["contradicted-by"],
    answeredBy: factor["answered-by"] && words(factor["answered-by"]),
    match:
      factor.words === undefined
        ? undefined
        : {
            words: words(factor.words),
            needs: factor["also-needs"] && words(factor["also-needs"]),
            nearBy: factor["near-by"] && words(factor["near-by"]),
            unless: factor.unless && words(factor.unless),
            sureBy: factor["sure-by"] && words(factor["sure-by"]),
            ...compileAccepts(factor),
            barsHearsay: true,
          },
  }),
};
