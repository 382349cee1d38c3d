import { z } from "zod";
import { OFFENCE_CLASSES } from "#lib/domain/findings.ts";
import type { SourceDocument } from "#server/analyst/findings.ts";

/** A regular expression as a string; case is ignored. An author's mistake must name its line, not end the run. */
const Pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source, "i");
  } catch (error) {
    context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

const Place = z.strictObject({ exhibit: z.int().positive(), quote: Pattern });
/** A string is the older form, one pattern over the whole line; new keys name what is missing, from whom and about what. */
const Gap = z.union([Pattern, z.strictObject({ what: Pattern, from: Pattern.optional(), about: Pattern.optional() })]);
const Issues = z.array(z.string().regex(/^[a-z-]+$/)).readonly();
const Gaps = z.array(Gap).readonly();
const Contradictions = z.array(z.strictObject({ one: Place, other: Place })).readonly();

/** The answer key of a case file (`key.yaml`). README.md describes each part. */
export const Key = z.strictObject({
  offence: z.enum(OFFENCE_CLASSES),
  /** Ids of the questions that a lawyer would ask of this case. */
  issues: Issues,
  gaps: Gaps,
  contradictions: Contradictions,
  /** Facts that move the odds: +1 helps the defense, -1 hurts it. */
  factors: z.array(z.strictObject({ sign: z.union([z.literal(1), z.literal(-1)]), quote: Pattern })).readonly(),
  /** `YYYY-MM-DD HH:MM`; "-" for a part that the papers leave open. */
  events: z.array(z.string().regex(/^(?:\d{4}-\d\d-\d\d|-) (?:\d\d:\d\d|-)$/)).readonly(),
  /** A careful reader may say this too: finding it earns nothing, and it does not count as wrong. */
  fair: z
    .strictObject({ issues: Issues.default([]), gaps: Gaps.default([]), contradictions: Contradictions.default([]) })
    .default({ issues: [], gaps: [], contradictions: [] }),
});

/** Where a case file comes from and who may look at it (`about.yaml`). */
export const About = z.strictObject({
  title: z.string(),
  /** `blind`: wrote the case and its key without having seen the rules. */
  author: z.enum(["blind", "rules"]),
  /** The set in which it was written and its 1-based position there; figures are printed by set. */
  set: z.string(),
  order: z.int().positive(),
  split: z.enum(["learn", "hold-out"]),
  /** `gaps`: the key lists nothing but gaps, so nothing else is scored. */
  "keyed-for": z.enum(["all", "gaps"]),
  "seen-by": z.array(z.string()).readonly(),
  papers: z
    .array(z.strictObject({ file: z.string(), name: z.string() }))
    .nonempty()
    .readonly(),
});

export type PlantedGap = z.infer<typeof Gap>;
export type PlantedContradiction = z.infer<typeof Contradictions>[number];

/** A synthetic case file with what a careful reader would find in it. */
export type CaseFile = {
  /** Its directory below `evaluation/cases`. */
  readonly name: string;
  readonly about: z.infer<typeof About>;
  readonly documents: readonly SourceDocument[];
  readonly key: z.infer<typeof Key>;
};
