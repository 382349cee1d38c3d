import { expect, it } from "vitest";
import conflicts from "../knowledge/generated/conflicts.json" with { type: "json" };
import factors from "../knowledge/generated/factors.json" with { type: "json" };
import gaps from "../knowledge/generated/gaps.json" with { type: "json" };
import issues from "../knowledge/generated/issues.json" with { type: "json" };
import topics from "../knowledge/generated/topics.json" with { type: "json" };
import { findTopic } from "./find-topic.ts";

/** Gaps that no file of the knowledge asks for: they list what pages name. */
const LISTED = ["record", "records", "statements"];

it.each([
  ["issue.miranda", "rights"],
  ["action.breath-test", "breath-test"],
  ["defense.search", "search"],
  ["factor.stop-contradicted", "stop"],
  ["weakness.admits-drinking", "drinking"],
  ["contradiction.clues.walk-and-turn", "field-sobriety"],
  ["contradiction.time.stop", "stop"],
  ["contradiction.ground.weather", "field-sobriety"],
  ["gap.stated.calibration", "breath-test"],
  ["gap.people.statements", "statements"],
  ["factor.times-differ", undefined],
  ["model.factor", undefined],
  ["", undefined],
])("%s is about %s", (ruleId, topic) => {
  expect(findTopic(ruleId)?.id).toBe(topic);
});

it("knows every rule that a topic names, each in one topic, and every issue", () => {
  const known = {
    issues: issues.map(({ id }) => id),
    factors: factors.map(({ id }) => id),
    conflicts: conflicts.map(({ id }) => id),
    gaps: [...gaps.map(({ id }) => id), ...LISTED],
  };
  for (const list of ["issues", "factors", "conflicts", "gaps"] as const) {
    const named = topics.flatMap((topic): string[] => topic[list]);
    expect(named.filter((id) => !known[list].includes(id))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  }
  expect(known.issues.filter((id) => findTopic(`issue.${id}`) === null)).toEqual([]);
});
