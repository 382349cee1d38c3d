import { cuePattern, isNegatedAt } from "./cue-pattern.ts";
import { STATES } from "./rules/states.ts";
import type { Frame } from "./value-frames.ts";

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
        return match === null || isNegatedAt(plain, match.index) ? [] : [{ sentence, at: match.index, key: "", value }];
      });
      return found.length === 0 || about?.test(plain) === false || unless?.test(plain) === true ? [] : found;
    },
    conflict: (a, b) => (a === b ? 0 : 1),
  };
});
