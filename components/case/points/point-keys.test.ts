import { expect, test } from "vitest";
import { pointAction, stepTo } from "./point-keys.ts";

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, given: Partial<KeyboardEvent> = {}) =>
  pointAction({ key, ...NONE, repeat: false, isComposing: false, defaultPrevented: false, ...given });

test("letters act, also with Caps Lock; not with Ctrl, Alt, Shift or the command key", () => {
  expect(["a", "R", "z", "n", "j", "k", "u", "x", "Enter"].map((key) => press(key))).toEqual([
    ...["accept", "reject", "takeBack", "note", "next", "previous", "nextOpen", null, null],
  ]);
  for (const held of ["ctrlKey", "metaKey", "altKey", "shiftKey", "isComposing", "defaultPrevented"])
    expect(press("a", { [held]: true })).toBeNull();
});

test("a held key goes on through the points and judges nothing", () => {
  expect([press("j", { repeat: true }), press("a", { repeat: true })]).toEqual(["next", null]);
});

test("next and previous stay in the list; from outside they begin at its ends", () => {
  const three = [false, false, false];
  expect([-1, 0, 2].map((at) => stepTo("next", at, three))).toEqual([0, 1, 2]);
  expect([-1, 0, 2].map((at) => stepTo("previous", at, three))).toEqual([2, 0, 1]);
  expect(stepTo("next", -1, [])).toBeNull();
});

test("the next one that is not reviewed, round the end, the one in focus last", () => {
  expect(stepTo("nextOpen", 1, [false, false, true])).toBe(0);
  expect(stepTo("nextOpen", 1, [true, false, true])).toBe(1);
  expect(stepTo("nextOpen", -1, [true, true])).toBeNull();
});
