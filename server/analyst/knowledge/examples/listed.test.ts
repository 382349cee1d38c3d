import { describe, expect, it } from "vitest";
import { findNamedRecords } from "../../rules/gaps/find-records.ts";
import type { CaseText } from "../../text/case-text.ts";
import { ListedExamplesSchema } from "../compile/listed.ts";
import { caseOf, readExamples } from "../testing/read-examples.ts";

type Finder = (caseText: CaseText) => readonly { readonly name: string }[];

const FINDERS: Readonly<Record<string, Finder>> = {
  records: findNamedRecords,
};

describe.each(readExamples("listed", ListedExamplesSchema))("listed: $id", ({ id, examples }) => {
  const namesIn = (text: string) => FINDERS[id]?.(caseOf(text)).map(({ name }) => name);

  it.each(Object.entries(examples.yes))("%s names: %s", (text, name) => {
    expect(namesIn(text)).toEqual([name]);
  });

  it.each(examples.no)("names nothing: %s", (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
