// @spec 2.5, 4, 5, 8: chat
import { expect, it } from "vitest";
import { askedTimes } from "./asked-times.ts";

const isWritten = (question: string, text: string) =>
  askedTimes(question).some(({ written }) => text.search(written) !== -1);

it.each([
  ["what happened at 11:42 pm", "at 11:42 p.m. the car"],
  ["what happened at 11:42 pm", "23:42:08 unit 14"],
  ["what happened at 11:42 pm", "at 2342 hours"],
  ["what happened at 11:42", "at 2342 hours"],
  ["what happened at 11:42", "11:42 a.m."],
  ["who called at 2342 hours", "11:42 pm"],
  ["who called at 4 pm", "at 4:00 p.m."],
  ["where was he at 00:15", "12:15 a.m."],
])("%s: %s", (question, text) => {
  expect(isWritten(question, text)).toBe(true);
});

it.each([
  ["what happened at 11:42 pm", "11:42 a.m."],
  ["what happened at 11:42 pm", "11:43 p.m."],
  ["what happened at 23:42", "at 12342 main street"],
  ["who called at 4 pm", "at 4 a.m. on the 4th"],
])("%s: not %s", (question, text) => {
  expect(isWritten(question, text)).toBe(false);
});

it("no other number is a time", () => {
  for (const question of ["was it 0.112", "the 4 men", "on 10/12/2025", "25:99", "report 2342"])
    expect(askedTimes(question)).toEqual([]);
});
