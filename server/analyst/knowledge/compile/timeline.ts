import { z } from "zod";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, TermsSchema } from "./term-schema.ts";

/**
 * What a time on a page is when it is no event of the case: `scheduled` is still to come, `paperwork` is when a paper was made
 * or signed off, `history` is of an earlier time, `habit` is when something usually is.
 */
export const NOT_EVENTS = ["scheduled", "paperwork", "history", "habit"] as const;

const TimelineSchema = z
  .strictObject({
    worth: z
      .int()
      .min(1)
      .max(5)
      .optional()
      .describe("How strongly the words show that the sentence describes an event of the case."),
    "reads-as": z
      .enum(NOT_EVENTS)
      .optional()
      .describe("Instead of worth: what a time next to the words means when nothing of the case happened then."),
    words: TermsSchema,
    examples: ExamplesSchema,
  })
  .refine((file) => (file.worth === undefined) !== (file["reads-as"] === undefined), "give either worth or reads-as");
type TimelineWords = z.infer<typeof TimelineSchema>;

export type CompiledTimelineWords = {
  readonly id: string;
  readonly worth: number | null;
  readonly readsAs: (typeof NOT_EVENTS)[number] | null;
  readonly words: string;
};

/** Words by which a sentence with a time is known as an event of the timeline, or as none. */
export const TIMELINE: Kind<TimelineWords, CompiledTimelineWords> = {
  folder: "timeline",
  schema: TimelineSchema,
  compile: (id, source, words) => ({
    id,
    worth: source.worth ?? null,
    readsAs: source["reads-as"] ?? null,
    words: words(source.words),
  }),
};
