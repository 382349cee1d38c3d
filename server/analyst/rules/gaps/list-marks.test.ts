import { expect, it } from "vitest";
import { spellOutMarks } from "./list-marks.ts";

const KEY = "Key:  P = provided   N = none known   O = outstanding, see Part C\n";

it("puts the words of the key for the letters at the ends of rows", () => {
  const list = `${KEY}Barn camera .......... P\nNotes of the ranger .......... N\nGate log     O  (asked for)`;
  expect(spellOutMarks(list)).toBe(
    `${KEY}Barn camera .......... provided\nNotes of the ranger .......... none known\nGate log     outstanding  (asked for)`,
  );
});

it("leaves what has no key, another letter or a letter in its text", () => {
  const noKey = "Barn camera .......... P";
  expect(spellOutMarks(noKey)).toBe(noKey);
  const list = `${KEY}Barn camera .......... X\nFolder P`;
  expect(spellOutMarks(list)).toBe(list);
});

it("reads rows of nothing but room and dots in steps that grow with their length", () => {
  const rows = `${KEY}a${" ".repeat(20_000)}b\na${".".repeat(20_000)}b\nX${" ".repeat(20_000)}(`;
  expect(spellOutMarks(rows)).toBe(rows);
});
