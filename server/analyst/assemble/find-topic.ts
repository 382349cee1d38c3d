import type { LooseTopics, Topic } from "#lib/domain/group-points.ts";
import type { CompiledFactor } from "../knowledge/compile/factors.ts";
import type { CompiledTopic } from "../knowledge/compile/topics.ts";
import factors from "../knowledge/generated/factors.json" with { type: "json" };
import topics from "../knowledge/generated/topics.json" with { type: "json" };

const TOPICS = topics as readonly CompiledTopic[];
const byId = (list: "issues" | "factors" | "conflicts" | "gaps") =>
  new Map(TOPICS.flatMap((topic) => topic[list].map((id) => [id, topic] as const)));

const BY_ISSUE = byId("issues");
const BY_GAP = byId("gaps");
const BY_CONFLICT = byId("conflicts");
const BY_FACTOR = new Map([
  ...(factors as readonly CompiledFactor[]).flatMap(({ id, issue = "" }) => {
    const topic = BY_ISSUE.get(issue);
    return topic === undefined ? [] : [[id, topic] as const];
  }),
  ...byId("factors"),
]);

/** Where gaps and steps are shown that belong to no other matter, such as those of a model alone. */
export const LOOSE_TOPICS: LooseTopics = { gap: topicOfId("records"), action: topicOfId("steps") };

function topicOfId(wanted: string): Topic {
  const topic = TOPICS.find(({ id }) => id === wanted);
  if (topic === undefined) throw new Error(`There is no topic "${wanted}" in the knowledge.`);
  return topic;
}

/**
 * The matter that a rule is about, by the knowledge's topics. Null for a rule without one and for what a model found, which
 * no rule made.
 * @param ruleId `factor.stop-contradicted`, `contradiction.clues.walk-and-turn`, `gap.stated.calibration`
 */
export function findTopic(ruleId: string): Topic | null {
  const [kind = "", ...rest] = ruleId.split(".");
  const own = rest.join(".");
  switch (kind) {
    case "issue":
    case "action":
    case "defense":
      return BY_ISSUE.get(own) ?? null;
    case "factor":
    case "weakness":
      return BY_FACTOR.get(own) ?? null;
    case "gap":
      return BY_GAP.get(rest.slice(1).join(".")) ?? null;
    case "contradiction":
      // After the conflict's own id, which may have a dot, comes the thing that it is about.
      return BY_CONFLICT.get(rest.slice(0, 2).join(".")) ?? BY_CONFLICT.get(rest[0] ?? "") ?? null;
    default:
      return null;
  }
}
