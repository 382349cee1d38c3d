import { expect, test } from "vitest";
import { z } from "zod";
import { extractJson } from "./extract-json.ts";

const Words = z.object({ words: z.array(z.string()), note: z.string().nullable() });
const WANTED = { words: ["a", "b"], note: null };
const JSON_TEXT = JSON.stringify(WANTED);

test.each([
  ["as it should be", JSON_TEXT, false],
  ["in a fence", `\`\`\`json\n${JSON_TEXT}\n\`\`\``, false],
  ["after and before prose, with braces in it", `Sure {here}: ${JSON_TEXT} Hope {that} helps!`, false],
  ["beside a smaller object", `{"plan": "list"}\n${JSON_TEXT}`, false],
  ["beside a longer one of another form", `${JSON_TEXT} {"thoughts": "${"long ".repeat(40)}"}`, false],
  ["with braces in a string", JSON.stringify({ words: ["{", "}"], note: '"}' }), false],
  ["with a comma too many", '{"words": ["a", "b",], "note": null,}', true],
  ["in single quotes", "{'words': ['a', 'b'], 'note': null}", true],
  ["in Python's words", '{"words": ["a", "b"], "note": None}', true],
  ["with comments", '{"words": ["a", "b"], // the words\n "note": null}', true],
  ["without quotes round its keys", '{words: ["a", "b"], note: null}', true],
  [
    "without its last brace",
    '{"words": ["a", "b"], "note": {"x": 1}'.replace(', "note": {"x": 1}', ', "note": null, "more": []'),
    true,
  ],
])("finds the object %s", (_, text, repaired) => {
  const found = extractJson(text, Words);
  expect(found).toMatchObject({ repaired });
  expect("value" in found && Object.keys(found.value)).toEqual(["words", "note"]);
});

test.each([
  ["nothing", "", "no JSON"],
  ["prose", "I cannot help with that.", "no JSON"],
  ["an empty object", "{}", "invalid"],
  ["an array", '["a", "b"]', "no JSON"],
  ["an object of another form", '{"answer": 42}', "invalid"],
  ["an object that breaks off in a word", '{"words": ["a", "b"], "note": "the offic', "no JSON"],
  ["an object that breaks off behind a comma", '{"words": ["a", "b"],', "no JSON"],
])("refuses %s", (_, text, problem) => {
  expect(extractJson(text, Words)).toMatchObject({ problem });
});

test("uses what can be read of an object that does not fit, when nothing fits", () => {
  const read = (raw: Readonly<Record<string, unknown>>) =>
    Array.isArray(raw.words) ? { words: raw.words.map(String), note: null } : null;
  expect(extractJson('{"words": ["a", 1]}', Words, read)).toMatchObject({
    ...{ value: { words: ["a", "1"], note: null }, repaired: true },
  });
  expect(extractJson('{"words": [1],}', Words, read)).toMatchObject({ value: { words: ["1"] }, repaired: true });
  expect(extractJson(`{"words": [1]} ${JSON_TEXT}`, Words, read)).toMatchObject({ value: WANTED, repaired: false });
  expect(extractJson('{"answer": 42}', Words, read)).toMatchObject({ problem: "invalid" });
});

test("takes no endless time for a text of nothing but braces", () => {
  expect(extractJson("{".repeat(200_000), Words)).toMatchObject({ problem: "no JSON" });
});
