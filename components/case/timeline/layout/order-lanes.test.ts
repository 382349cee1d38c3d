import { expect, test } from "vitest";
import { orderLanes } from "./order-lanes.ts";

const papers = ["a", "b", "c", "d", "e"];

test("papers that agree keep their order", () => {
  expect(orderLanes(papers, [])).toEqual(papers);
});

test("papers that disagree are next to each other, those that disagree most often first", () => {
  expect(orderLanes(papers, [["a", "e"]])).toEqual(["a", "e", "b", "c", "d"]);
  const order = orderLanes(papers, [
    ["a", "d"],
    ["b", "d"],
    ["d", "b"],
    ["d", "c"],
  ]);
  expect(order.toSorted()).toEqual(papers);
  expect(Math.abs(order.indexOf("b") - order.indexOf("d"))).toBe(1);
  expect(Math.abs(order.indexOf("a") - order.indexOf("d"))).toBe(1);
});

test("a circle of papers, a paper against itself and an unknown paper change nothing that is there", () => {
  const circle = [
    ["a", "b"],
    ["b", "c"],
    ["c", "a"],
    ["a", "a"],
    ["a", "x"],
  ] as const;
  expect(orderLanes(papers, circle)).toEqual(papers);
});
