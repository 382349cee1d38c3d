import { cuePattern, isNegatedAt } from "./cue-pattern.ts";
import { STATES } from "./tables/states.ts";
import type { Frame } from "./value-frames.ts";

const DENIAL = /\b(?:no|not|never|without|none|denie[sd])\b|n't\b/;

/** Each table of states as a point of comparison: a paper that tells both states of a thing stands against none. */
export const STATE_FRAMES: readonly Frame[] = STATES.map((state) => {
  const about = state.about === undefined ? null : cuePattern(state.about);
  const unless = state.unless === undefined ? null : cuePattern(state.unless);
  const values = state.values.map(([value, words]) => ({ value, pattern: cuePattern(words) }));
  return {
    point: state,
    keyedMentions: (sentence) => {
      const { plain } = sentence;
      const found = values.flatMap(({ value, pattern }) => {
        const match = pattern.exec(plain);
        // Words that deny something themselves stand as they are, in a row of others ("no swelling, no petechiae").
        const isDenied = match !== null && !DENIAL.test(match[0]) && isNegatedAt(plain, match.index);
        return match === null || isDenied ? [] : [{ sentence, at: match.index, key: "", value }];
      });
      return found.length === 0 || about?.test(plain) === false || unless?.test(plain) === true ? [] : found;
    },
    conflict: (a, b) => (a === b ? 0 : 1),
  };
});
