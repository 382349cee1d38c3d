import { expect, test } from "vitest";
import { expectCases, makeCases } from "./cases.mjs";

type Row = Record<string, unknown>;

const cases = makeCases(3);
const answerTo = (each: (typeof cases)[number]) => ({ ...each, id: each.caseNumber, owner: 1 });

test("the rows that were stored are accepted, whatever a product adds and however it writes the time", () => {
  const written = cases
    .map(answerTo)
    .map((each) => ({ ...each, lastActivityAt: each.lastActivityAt.replace(".000Z", "+00:00") }));
  expect(() => expectCases(cases, written)).not.toThrow();
});

test("an answer that is cheaper because it tells less or something else is not", () => {
  const [first = {}, second = {}, third = {}]: Row[] = cases.map(answerTo);
  const cheaper = [
    [first, second],
    [second, first, third],
    [first, second, { ...third, title: "" }],
    [first, second, { ...third, description: undefined }],
    [first, second, { ...third, lastActivityAt: cases[0]?.lastActivityAt }],
  ];
  for (const rows of cheaper) expect(() => expectCases(cases, rows), JSON.stringify(rows)).toThrow("Other rows");
});
