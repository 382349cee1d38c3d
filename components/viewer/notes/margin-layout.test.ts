import { expect, test } from "vitest";
import { layOutMargin } from "./margin-layout.ts";

test("cards stand beside their lines and push each other down", () => {
  const cards = [
    { wanted: 10, height: 50 },
    { wanted: 120, height: 40 },
    { wanted: 130, height: 20 },
    { wanted: 400, height: 20 },
  ];
  expect(layOutMargin(cards, { from: 44, gap: 8 })).toEqual([44, 120, 168, 400]);
  expect(layOutMargin([], { from: 44, gap: 8 })).toEqual([]);
});
