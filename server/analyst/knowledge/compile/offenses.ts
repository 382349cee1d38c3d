import { z } from "zod";
import { OFFENCE_CLASSES, type OffenceClass } from "#lib/domain/findings.ts";
import { TermError } from "./compile-terms.ts";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, TermsSchema } from "./term-schema.ts";

const OffenseSchema = z.strictObject({
  gravity: z.int().describe("Of two classes that are equally likely the graver one is what the case is about."),
  cues: z
    .array(
      z.strictObject({
        weight: z.literal([1, 2, 3]).describe("3 names the charge, 2 is typical of the class, 1 supports it."),
        any: TermsSchema,
      }),
    )
    .min(1),
  examples: ExamplesSchema,
});
type Offense = z.infer<typeof OffenseSchema>;

/** Words that speak for one class of offense; sources of regular expressions over plain text. */
export type CompiledOffense = {
  readonly id: OffenceClass;
  readonly gravity: number;
  readonly cues: readonly { readonly weight: 1 | 2 | 3; readonly words: string }[];
};

export const OFFENSES: Kind<Offense, CompiledOffense> = {
  folder: "offenses",
  schema: OffenseSchema,
  compile: (name, { gravity, cues }, words) => {
    const id = OFFENCE_CLASSES.find((offense) => offense === name);
    if (id === undefined) throw new TermError(`"${name}" is not an offense class.`);
    return { id, gravity, cues: cues.map(({ weight, any }) => ({ weight, words: words(any) })) };
  },
};
