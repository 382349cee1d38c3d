import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The colour tokens of the block that starts with `opening`: name -> value. */
function colours(opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  expect(start, `tokens.css holds "${opening}"`).toBeGreaterThan(-1);
  const block = css.slice(start + opening.length, css.indexOf("}", start + opening.length));
  const values: Record<string, string> = {};
  for (const [, name = "", value = ""] of block.matchAll(/--([\w-]+):\s*([^;]+)/g)) values[name] = value.trim();
  return values;
}

const light = colours(":root {\n  color-scheme: light;");
const dark = colours(':root[data-theme="dark"] {\n    color-scheme: dark;');
const systemDark = colours(":root:not([data-theme]) {\n    color-scheme: dark;");
const themes = { light, dark } as const;

/** Relative luminance of "#RRGGBB"; WCAG 2.2, definition of relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio 1..21; WCAG 2.2, definition of contrast ratio. */
function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

test("the contrast formula gives the ratios of the standard", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#FFFFFF")).toBeCloseTo(4.54, 2);
});

describe("the theme blocks", () => {
  test("light and dark hold the same tokens", () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    expect(Object.keys(light).length).toBeGreaterThan(30);
  });

  test("the dark values of the system's theme are those of the chosen one", () => {
    expect(systemDark).toEqual(dark);
  });
});

/** [text, ground, least ratio light, least ratio dark]: measured in the look's own list; AA asks 4.5 of text. */
const TEXT: readonly (readonly [string, string, number, number])[] = [
  ["ink", "paper", 14, 14],
  ["ink", "sheet", 16.2, 13.9],
  ["ink", "manila", 12.8, 12.8],
  ["ink", "pad", 15, 12.8],
  ["ink", "track", 4.5, 4.5],
  ["ink", "stamp-wash", 4.5, 4.5],
  ["ink-2", "paper", 7.5, 9],
  ["ink-2", "sheet", 7, 7],
  ["ink-2", "manila", 6.4, 7],
  ["ink-2", "pad", 7.5, 7.5],
  ["ink-2", "track", 4.5, 4.5],
  ["exhibit", "sheet", 8.5, 7.8],
  ["exhibit", "paper", 4.5, 4.5],
  ["exhibit", "manila", 6.7, 7.1],
  ["exhibit", "exhibit-wash", 7.2, 6.2],
  ["on-exhibit", "exhibit", 8.5, 8.3],
  ["on-canary", "canary", 12.5, 11],
  ["stamp", "sheet", 6.4, 7.9],
  ["stamp", "paper", 4.5, 4.5],
  ["stamp", "manila", 5, 7.2],
  ["stamp", "stamp-wash", 5.5, 7.5],
  ["on-stamp", "stamp", 6.4, 8.1],
  ["strong-text", "sheet", 4.5, 4.5],
  ["strong-text", "strong-wash", 7.6, 9.9],
  ["mid-text", "mid-wash", 6.9, 10.4],
  ["weak-text", "weak-wash", 7.4, 10.1],
];

/** Edges that tell a control or a meter from its ground; AA asks 3. */
const EDGES: readonly (readonly [string, string, number, number])[] = [
  ["field", "sheet", 4.4, 4.4],
  ["field", "paper", 3, 3],
  ["field", "manila", 3.4, 4.1],
  ["field", "track", 3.6, 3.4],
  ["strong-edge", "track", 7.3, 8.8],
  ["mid-edge", "track", 6.4, 9.8],
  ["weak-edge", "track", 7.4, 8],
];

describe.each(["light", "dark"] as const)("contrast in the %s theme", (theme) => {
  test.each([...TEXT, ...EDGES])("%s on %s", (front, ground, leastLight, leastDark) => {
    const ratio = contrast(themes[theme][front] ?? "", themes[theme][ground] ?? "");
    expect(ratio).toBeGreaterThanOrEqual(theme === "light" ? leastLight : leastDark);
  });
});
