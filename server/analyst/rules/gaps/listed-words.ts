import type { Listed } from "../../knowledge/compile/listed.ts";
import compiled from "../../knowledge/generated/listed.json" with { type: "json" };

const LISTED = compiled as readonly unknown[] as readonly Listed[];

/** The words of a file in knowledge/listed. */
export function listedWords(id: string): Listed {
  const listed = LISTED.find((one) => one.id === id);
  if (listed === undefined) throw new Error(`There is no knowledge/listed/${id}.yaml.`);
  return listed;
}

/** A pattern that is the whole of a word; one that matches nothing without words. */
export function wholeWord(words: string | undefined): RegExp {
  return words === undefined ? /(?!)/ : new RegExp(`^${words}$`);
}
