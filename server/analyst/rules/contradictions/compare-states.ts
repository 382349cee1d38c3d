import type { CompiledStates, Point } from "../../knowledge/compile/conflicts.ts";
import { createContextTest, createPreference, differUnlessAgreed, type Frame } from "./frame.ts";
import { holds } from "../../text/remembered.ts";
import { isAsserted, rangeOf } from "../matching/is-asserted.ts";

const DENIAL = /\b(?:no|not|never|without|none|denie[sd])\b|n't\b/;

/** States of one thing as a point of comparison: a paper with both states conflicts with no other. */
export function createStatesFrame(point: Point, states: CompiledStates): Frame {
  const isRead = createContextTest(states.context);
  const values = states.values.map(([value, words]) => ({ value, pattern: new RegExp(words) }));
  return {
    point,
    differ: differUnlessAgreed(states.agree),
    isPreferred: createPreference(states.context.prefer),
    mentionsIn: (sentence) => {
      const { plain } = sentence;
      const found = values.flatMap(({ value, pattern }) => {
        const match = holds(plain, pattern) ? pattern.exec(plain) : null;
        if (match === null) return [];
        // Words that deny something themselves count as they stand, in a row of others ("no swelling, no petechiae").
        const accepts = DENIAL.test(match[0]) ? (["denied"] as const) : [];
        return isAsserted(sentence, rangeOf(match), accepts) ? [{ sentence, at: match.index, key: "", value }] : [];
      });
      return found.length > 0 && isRead(sentence) ? found : [];
    },
  };
}
