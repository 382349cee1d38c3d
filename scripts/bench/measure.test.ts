import { expect, test } from "vitest";
import { unlessVoid } from "./measure.mjs";

const row = { work: "a list", shown: "0.50x", value: 0.5 };
const steady = [2, 2, 3, 3];

test("a row whose rounds agree stays as it is", () => {
  expect(unlessVoid([{ a: steady, b: [1, 3, 2, 2] }], row), "single measurements may differ within a round").toEqual(
    row,
  );
});

test("a row is void when the rounds of either side differ by more than twice", () => {
  const unsteady = [2, 2, 5, 4];
  for (const measured of [
    { a: unsteady, b: steady },
    { a: steady, b: unsteady },
  ])
    expect(unlessVoid([{ a: steady, b: steady }, measured], row)).toEqual({
      ...row,
      shown: "0.50x, but rounds differ 2.3x",
      isVoid: true,
    });
});
