import { expect, test } from "vitest";
import { moveInGrid } from "./move-in-grid.ts";

const size = { rows: 3, columns: 4 };
const from = (row: number, column: number) => (key: string, isCtrl?: boolean) => {
  const to = moveInGrid({ row, column }, key, isCtrl ?? false, size);
  return to === null ? null : [to.row, to.column];
};

test("arrows move by one cell and stop at the edges", () => {
  const middle = from(1, 1);
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => middle(key))).toEqual([
    [0, 1],
    [2, 1],
    [1, 0],
    [1, 2],
  ]);
  expect([from(0, 0)("ArrowUp"), from(0, 0)("ArrowLeft")]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect([from(2, 3)("ArrowDown"), from(2, 3)("ArrowRight")]).toEqual([
    [2, 3],
    [2, 3],
  ]);
});

test("Home and End move in the row, with Ctrl in the table", () => {
  expect([from(1, 2)("Home"), from(1, 2)("End")]).toEqual([
    [1, 0],
    [1, 3],
  ]);
  expect([from(1, 2)("Home", true), from(1, 2)("End", true)]).toEqual([
    [0, 0],
    [2, 3],
  ]);
});

test("other keys do not move", () => {
  expect(from(1, 1)("Enter")).toBeNull();
});
