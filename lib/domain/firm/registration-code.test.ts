import { expect, test } from "vitest";
import { CODE_ALPHABET, formatCode, isCode, normaliseCode } from "./registration-code.ts";

test("32 symbols, none of I, L, O, U", () => {
  expect(new Set(CODE_ALPHABET).size).toBe(32);
  expect(CODE_ALPHABET).not.toMatch(/[ILOU]/);
});

test.each([
  "FNDR-7Q4K-XW2M-9TPA",
  " fndr-7q4k-xw2m-9tpa\n",
  "fndr7q4kxw2m9tpa",
  "FNDR 7Q4K XW2M 9TPA",
  "FNDR–7Q4K—XW2M‑9TPA",
  "\u200BFNDR-7Q4K-XW2M-9TPA",
])("%j is the same code", (input) => {
  expect(normaliseCode(input)).toBe("FNDR7Q4KXW2M9TPA");
  expect(isCode(input)).toBe(true);
});

test("letters that look like digits are read as digits", () => {
  expect(normaliseCode("OoIiLl")).toBe("001111");
});

test.each(["", "FNDR-7Q4K-XW2M", "FNDR-7Q4K-XW2M-9TPAA", "FNDR-7Q4K-XW2M-9TP!", "FNDR-7Q4K-XW2M-9TPU"])(
  "%j is no code",
  (input) => {
    expect(isCode(input)).toBe(false);
  },
);

test("shown in groups of four", () => {
  expect(formatCode("fndr7q4kxw2m9tpa")).toBe("FNDR-7Q4K-XW2M-9TPA");
  expect(formatCode("FNDR-7Q4K-XW2M-9TPA")).toBe("FNDR-7Q4K-XW2M-9TPA");
  expect(formatCode("fndr7")).toBe("FNDR-7");
  expect(formatCode("")).toBe("");
});
