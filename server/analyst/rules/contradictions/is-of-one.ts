import type { Point } from "../../knowledge/compile/conflicts.ts";
import type { Person } from "../../people/find-people.ts";
import { areTwo, createWhoIsMeant, isAnother } from "../../people/who-is-meant.ts";
import type { Likeness } from "../../text/account-words.ts";
import type { Mention } from "./frame.ts";

/**
 * Weight of shared words from which two sentences are likely to be about one thing: of 55 such pairs from files that no rule had
 * seen, 8 of 10 were right at 4 and above, and 4 of 10 below.
 */
const OF_ONE = 4;

type Side = Pick<Mention, "sentence" | "at">;

/** Prepares a case for the question whether two mentions of a point are about one thing, and not surely about two people. */
export function createIsOfOne(
  likeness: Likeness,
  people: readonly Person[],
): (point: Point, one: Side, other: Side) => boolean {
  const whoIsMeant = createWhoIsMeant(people);
  return (point, one, other) => {
    const [first, second] = [whoIsMeant(one.sentence, one.at), whoIsMeant(other.sentence, other.at)];
    // Where one names a bystander and the other nobody, the other is likely to tell of the client.
    const mayBeTwo = (first === null && isAnother(second)) || (second === null && isAnother(first));
    const isOfTwo = point.isOfOnePerson && (mayBeTwo || areTwo(first, second) || areOfTwoSexes(one, other));
    return !isOfTwo && (point.isAlwaysOfOne || likeness.of(one.sentence, other.sentence) >= OF_ONE);
  };
}

/** "I did not smell alcohol on her", "he smelled of beer": each sentence speaks of one sex alone, and not of the same. */
function areOfTwoSexes(one: Side, other: Side): boolean {
  const [first, second] = [sexIn(one), sexIn(other)];
  return first !== null && second !== null && first !== second;
}

function sexIn({ sentence: { plain } }: Side): "he" | "she" | null {
  const isOfShe = /\b(?:she|hers?|herself)\b/.test(plain);
  const isOfHe = /\b(?:he|him|his|himself)\b/.test(plain);
  return isOfShe === isOfHe ? null : isOfShe ? "she" : "he";
}
