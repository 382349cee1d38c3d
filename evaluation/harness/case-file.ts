import { z } from "zod";
import { OFFENCE_CLASSES } from "#lib/domain/findings.ts";
import type { SourceDocument } from "#server/analyst/findings.ts";

/** A regular expression as a string. An author's mistake must name its line, not end the run with a bare SyntaxError. */
const pattern = (flags: string) =>
  z.string().transform((source, context) => {
    try {
      return new RegExp(source, flags);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });

/** Words of a gap: case is ignored, because they describe. */
const words = pattern("i");
/** Words of a quote: case counts, because they are copied. `(?i:...)` ignores it for a part. */
const quote = pattern("");

const Place = z.strictObject({ exhibit: z.int().positive(), quote });
const ByPlaces = z.strictObject({ one: Place, other: Place });
const ByRule = z.strictObject({ rule: z.string(), exhibits: z.tuple([z.int(), z.int()]) });
const Contradiction = z.union([ByPlaces, ByRule]);
const Issues = z.array(z.string().regex(/^[a-z-]+$/)).readonly();
const Gaps = z.array(words).readonly();
const Contradictions = z.array(Contradiction).readonly();

/** The answer key of a case file (`key.yaml`). README.md describes each part. */
export const Key = z.strictObject({
  offence: z.enum(OFFENCE_CLASSES),
  issues: Issues,
  gaps: Gaps,
  contradictions: Contradictions,
  factors: z
    .array(z.union([z.string(), z.strictObject({ sign: z.union([z.literal(1), z.literal(-1)]), quote })]))
    .readonly(),
  /** `YYYY-MM-DD HH:MM`; "-" for a part that the papers leave open. */
  events: z.array(z.string().regex(/^(?:\d{4}-\d\d-\d\d|-) (?:\d\d:\d\d|-)$/)).readonly(),
  /** Neither earns nor costs anything when found. */
  fair: z.strictObject({ issues: Issues, gaps: Gaps, contradictions: Contradictions }).optional(),
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
  "keyed-for": z.enum(["all", "gaps"]),
  "seen-by": z.array(z.string()).readonly(),
  papers: z
    .array(z.strictObject({ file: z.string(), name: z.string() }))
    .nonempty()
    .readonly(),
});

/** A synthetic case file with what a careful reader would find in it. */
export type CaseFile = {
  /** Its directory below `evaluation/cases`. */
  readonly name: string;
  readonly about: z.infer<typeof About>;
  readonly documents: readonly SourceDocument[];
  readonly key: z.infer<typeof Key>;
};
