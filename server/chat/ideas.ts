import type { Idea } from "../analyst/knowledge/compile/synonyms.ts";
import compiled from "../analyst/knowledge/generated/search.json" with { type: "json" };

const FILES = compiled as readonly (readonly Idea[])[];

type SearchIdea = {
  readonly name: string;
  readonly asked: RegExp;
  readonly told: RegExp;
  readonly hinted: RegExp | null;
};

/** The ideas of knowledge/search, as global patterns over a question and over the record, both as plain text. */
export const IDEAS: readonly SearchIdea[] = FILES.flat().map(({ name, asked, told, hinted }) => ({
  name,
  asked: new RegExp(asked, "g"),
  told: new RegExp(told, "g"),
  hinted: hinted === null ? null : new RegExp(hinted, "g"),
}));
