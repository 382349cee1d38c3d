import { z } from "zod";
import type { Kind } from "./kind.ts";
import { ExamplesSchema, TermsSchema } from "./term-schema.ts";

const TimelineSchema = z.strictObject({
  worth: z.int().min(1).max(5).describe("How much the words say that the sentence tells an event of the case."),
  words: TermsSchema,
  examples: ExamplesSchema,
});
type TimelineWords = z.infer<typeof TimelineSchema>;

export type CompiledTimelineWords = { readonly worth: number; readonly words: string };

/** Words by which a sentence with a time is known as an event of the timeline. */
export const TIMELINE: Kind<TimelineWords, CompiledTimelineWords> = {
  folder: "timeline",
  schema: TimelineSchema,
  compile: (_, source, words) => ({ worth: source.worth, words: words(source.words) }),
};
