import { z } from "zod";
import type { Kind } from "./kind.ts";

const Ids = z.array(z.string()).min(1);

const TopicSchema = z.strictObject({
  title: z.string().describe("A noun phrase, the heading of the point: The breath test."),
  issues: Ids.describe("Files in issues/; their factors, next steps and defenses come with them.").optional(),
  factors: Ids.describe("Files in factors/ that no issue above brings.").optional(),
  conflicts: Ids.describe("Ids of conflicts, which are mostly their files' names: lane, time.stop.").optional(),
  gaps: Ids.describe("Files in gaps/; also statements, records and record, which come from no file.").optional(),
});
type TopicSource = z.infer<typeof TopicSchema>;

/** What a case page shows as one point: the rules about one matter. */
export type CompiledTopic = {
  readonly id: string;
  readonly title: string;
  readonly issues: readonly string[];
  readonly factors: readonly string[];
  readonly conflicts: readonly string[];
  readonly gaps: readonly string[];
};

export const TOPICS: Kind<TopicSource, CompiledTopic> = {
  folder: "topics",
  schema: TopicSchema,
  compile: (id, { title, issues = [], factors = [], conflicts = [], gaps = [] }) => ({
    ...{ id, title, issues, factors, conflicts, gaps },
  }),
};
