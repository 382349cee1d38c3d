import { expect, test } from "vitest";
import { findSkew } from "./find-skew.ts";
import { turned } from "../grey-image.ts";
import type { GreyImage } from "../grey-image.ts";
import { inkMap } from "./ink-map.ts";
import { wordShapes } from "./ink-shapes.ts";
import { boxBefore, rotated } from "./rotate-image.ts";

/** A page of words as bars, in lines. */
function page(): GreyImage {
  const [width, height] = [1200, 1600];
  const pixels = new Uint8Array(width * height).fill(240);
  for (let line = 0; line < 30; line += 1)
    for (let word = 0; word < 8; word += 1)
      for (let y = 0; y < 16; y += 1) {
        const start = (150 + line * 42 + y) * width + 150 + word * 110 + (line % 5) * 7;
        pixels.fill(30, start, start + 60 + ((line * 7 + word * 13) % 30));
      }
  return { width, height, pixels };
}

const skewOf = (image: GreyImage) => {
  const map = inkMap(image);
  return findSkew(map, wordShapes(map));
};

test.each([-15, -7, -2.5, 0, 1.5, 4, 11])("lines that lie %i degrees askew", (degrees) => {
  expect(skewOf(rotated(page(), degrees, 240))).toBeCloseTo(degrees, 0);
});

test("a page on its side lies askew as much as its lines", () => {
  expect(skewOf(rotated(turned(page(), 1), 5, 240))).toBeCloseTo(5, 0);
});

test("an empty page lies straight", () => {
  const pixels = new Uint8Array(1200 * 1600).fill(240);
  expect(skewOf({ width: 1200, height: 1600, pixels })).toBe(0);
});

test("a box of the picture laid straight is found on the picture before", () => {
  const before = { width: 400, height: 300, pixels: new Uint8Array(400 * 300).fill(255) };
  for (let y = 200; y < 210; y += 1) before.pixels.fill(0, y * 400 + 300, y * 400 + 310);
  const after = rotated(before, 10, 255);
  const dark = [...after.pixels.keys()].filter((at) => (after.pixels[at] ?? 255) < 128);
  const [xs, ys] = [dark.map((at) => at % after.width), dark.map((at) => Math.floor(at / after.width))];
  const [left, top] = [Math.min(...xs) / after.width, Math.min(...ys) / after.height];
  const [right, bottom] = [(Math.max(...xs) + 1) / after.width, (Math.max(...ys) + 1) / after.height];
  const box = boxBefore({ left, top, width: right - left, height: bottom - top }, before, 10);
  expect((box.left + box.width / 2) * 400).toBeCloseTo(305, 0);
  expect((box.top + box.height / 2) * 300).toBeCloseTo(205, 0);
});
