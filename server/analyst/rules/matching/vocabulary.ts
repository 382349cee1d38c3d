import vocabulary from "../../knowledge/generated/vocabulary.json" with { type: "json" };

/** Matches any word of one name in knowledge/vocabulary over plain text. */
export function vocabularyPattern(name: keyof typeof vocabulary): RegExp {
  return new RegExp(vocabulary[name]);
}
