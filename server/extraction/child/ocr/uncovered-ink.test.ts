import { expect, test } from "vitest";
import type { GreyImage } from "../grey-image.ts";
import { evenlyLit, inkMap } from "./ink-map.ts";
import { wordShapes } from "./ink-shapes.ts";
import { withoutRuledLines } from "./ruled-lines.ts";
import { uncoveredInk } from "./uncovered-ink.ts";

const [WIDTH, HEIGHT] = [800, 800];

function paper(brightness = 230): GreyImage {
  return { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT).fill(brightness) };
}

function ink(image: GreyImage, [left, top, width, height]: readonly [number, number, number, number]): void {
  for (let y = top; y < top + height; y += 1) image.pixels.fill(20, y * WIDTH + left, y * WIDTH + left + width);
}

const word = (left: number, top: number, confidence = 0.9) => ({
  ...{ text: "word", confidence, left: left / WIDTH, top: top / HEIGHT },
  ...{ width: 80 / WIDTH, height: 20 / HEIGHT },
});

test("print that no word covers is measured; lines, borders and pictures are no print", () => {
  const image = paper();
  ink(image, [100, 100, 80, 20]);
  ink(image, [100, 200, 80, 20]);
  ink(image, [0, 300, 800, 3]);
  ink(image, [300, 400, 300, 300]);
  const map = inkMap(image);
  const shapes = wordShapes(map);
  expect(uncoveredInk(map, { shapes, words: [word(100, 100), word(100, 200)] })).toBe(0);
  expect(uncoveredInk(map, { shapes, words: [word(100, 100)] })).toBeCloseTo(0.5, 1);
  // What the recogniser hardly believes itself covers nothing.
  expect(uncoveredInk(map, { shapes, words: [word(100, 100), word(100, 200, 0.1)] })).toBeCloseTo(0.5, 1);
});

test("the black bars of a redaction are no print, letters that touch are", () => {
  const image = paper();
  ink(image, [100, 100, 80, 20]);
  ink(image, [100, 200, 300, 36]);
  for (let slice = 0; slice < 30; slice += 1) ink(image, [100 + slice * 10, 300 + Math.floor(slice / 3), 10, 32]);
  for (let letter = 0; letter < 8; letter += 1) {
    ink(image, [100 + letter * 24, 400, 8, 32]);
    ink(image, [100 + letter * 24, 428, 24, 6]);
  }
  const shapes = wordShapes(inkMap(image));
  expect(shapes.map(({ top }) => top * 4)).toEqual([100, 400]);
});

test("paper in a shadow becomes as bright as the rest; a page without one stays as it is", () => {
  const image = paper();
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) image.pixels[y * WIDTH + x] = 230 - Math.round((x / WIDTH) * 150);
  ink(image, [700, 100, 60, 20]);
  const lit = evenlyLit(image, inkMap(image));
  // Beyond the middle of the last square the paper goes on darkening unseen.
  expect(Math.min(lit.pixels[50 * WIDTH + 20] ?? 0, lit.pixels[600 * WIDTH + 780] ?? 0)).toBeGreaterThan(215);
  expect(lit.pixels[110 * WIDTH + 720]).toBeLessThan(60);
  const even = paper();
  expect(evenlyLit(even, inkMap(even))).toBe(even);
});

test("the lines of a table go, the words in it stay, and a page without lines is said to have none", () => {
  const image = paper();
  ink(image, [100, 100, 80, 20]);
  expect(withoutRuledLines(image)).toBe(null);
  ink(image, [50, 80, 400, 4]);
  ink(image, [50, 80, 4, 300]);
  const unruled = withoutRuledLines(image);
  expect(unruled?.pixels[81 * WIDTH + 200]).toBe(230);
  expect(unruled?.pixels[81 * WIDTH + 51]).toBeGreaterThan(200);
  expect(unruled?.pixels[200 * WIDTH + 52]).toBe(230);
  expect(unruled?.pixels[110 * WIDTH + 140]).toBe(20);
});
