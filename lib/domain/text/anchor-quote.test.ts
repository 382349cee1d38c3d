import { expect, test } from "vitest";
import { anchorQuote } from "./anchor-quote.ts";

const TEXT = "MARLOW stopped. I asked Mar-\nlow to step out.\n“Two beers,” MARLOW said.";
const at = (quote: string, near: number) => {
  const place = anchorQuote(TEXT, { quote, near });
  return place === null ? null : TEXT.slice(place.start, place.end);
};

test("the place nearest to where the quote was seen", () => {
  expect(anchorQuote(TEXT, { quote: "MARLOW", near: 0 })).toEqual({ start: 0, end: 6 });
  expect(at("Marlow", 20)).toBe("Mar-\nlow");
  expect(anchorQuote(TEXT, { quote: "marlow", near: 900 })).toEqual({ start: 59, end: 65 });
});

test("line breaks, hyphens, case and curly quotes do not matter, other words do", () => {
  expect(at('"two beers,"', 0)).toBe("“Two beers,”");
  expect(at("step\nout", 0)).toBe("step out");
  expect(at("three beers", 0)).toBeNull();
});

test("a quote of nothing stands nowhere", () => {
  expect(at("", 3)).toBeNull();
  expect(at(" ", 6)).toBeNull();
});
