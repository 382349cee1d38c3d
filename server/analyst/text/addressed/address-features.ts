import { ALSO_PEOPLE } from "./address-words.ts";
import { feature, strongest, sum } from "./feature.ts";
import { MARKS } from "./program-marks.ts";
import { OBJECTS, REQUESTS, SUPPRESS } from "./what-is-asked.ts";
import { ADDRESS, ADDRESSEE, YOU } from "./who-is-addressed.ts";

/** Orders that people give each other stay below this sum. */
const AMONG_PEOPLE = 4;

/** What makes it a person's own account, or words meant for people. Each counts. */
const HUMAN = [
  feature(
    -3,
    "\\b(?:i|we|he|she|they|officer|detective|sgt|sergeant|defendant|suspect|subject|witness|victim) (?:\\w+ ){0,2}(?:was|were|had|told|asked|said|stated|used|tried|typed|ran|wrote|searched|saw|observed|ordered|instructed|ignored|noted|advised|testified|replied|received|did)\\b",
  ),
  feature(
    -3,
    "\\b(?:jur(?:y|ors?)|members of the jury|witness(?:es)? (?:is|are) instructed|intended recipient|recipients?|photo array|administrator(?! ,)|scale of)\\b",
  ),
  feature(-2, "\\b(?:i|we) (?:am|are|have|need|will|cannot|can't)\\b.*\\b(?:you|your)\\b"),
  feature(
    -2,
    "\\b(?:print in ink|below this line|n/a|blue or black ink|write legibly|sign(?:ed)? (?:and|below)|initials?|enclosed|please find|hereby|sorry|thank you)\\b",
  ),
  feature(-2, "\\b(?:header rows?|csv|column names?|delimiters?|import)\\b"),
  feature(
    -2,
    "\\b(?:my|our|the|his|her) (?:previous|earlier|last|prior) (?:e-?mail|message|attachment|version|fax|letter|voicemail|text)\\b",
  ),
];

const SUPPRESSES = new RegExp(SUPPRESS, "u");

/**
 * How far a text speaks to a program, or to a reader as if to one: the sum of its features, whole points. Orders that
 * people give each other reach 4 at most. Expects folded text (`foldText`).
 */
export function sumFeatures(folded: string): number {
  const addressee = strongest(ADDRESSEE, folded);
  const address = addressee === 0 ? 0 : strongest(ADDRESS, folded);
  const you = pointsForYou(folded);
  const marks = sum(MARKS, folded);
  const objects = sum(OBJECTS, folded);
  const requests = sum(REQUESTS, folded);
  const total = addressee + address + you + marks + objects + requests + sum(HUMAN, folded);
  const isAboutReading = (requests >= 3 && objects >= 1) || requests > AMONG_PEOPLE;
  const namesReader = addressee >= 2 || address > 0 || you >= 2 || marks >= 3 || isAboutReading;
  return namesReader ? total : Math.min(total, AMONG_PEOPLE);
}

function pointsForYou(folded: string): number {
  const points = strongest(YOU, folded);
  if (points !== 3 || !ALSO_PEOPLE.test(folded)) return points;
  return OBJECTS.every(({ pattern }) => pattern.test(folded)) || SUPPRESSES.test(folded) ? 2 : 1;
}
