import { expect, test } from "vitest";
import { looksLikeSameWord } from "./look-alikes.ts";

test.each([
  ["the", "tbe"],
  ["morning", "moming"],
  ["searched", "searclied"],
  ["warrant", "vvarrant"],
  ["house", "h0use"],
  ["vehicle", "vehic1e"],
  ["dismissed", "clismissed"],
  ["10:42", "l0:42"],
  ["1,500", "1.5oo"],
  ["is", "i5"],
])("%s may be read as %s", (printed, quoted) => {
  expect(looksLikeSameWord(printed, quoted)).toBe(true);
  expect(looksLikeSameWord(quoted, printed)).toBe(true);
});

test.each([
  ["fail", "fall"],
  ["cars", "ears"],
  ["had", "bad"],
  ["heroin", "herein"],
  ["hearing", "bearing"],
  ["carl", "earl"],
  ["walk", "talk"],
  ["house", "horse"],
  ["statute", "statue"],
  ["officer", "officers"],
  ["0.112", "0.113"],
  ["10:42", "10.42"],
  ["3b", "8b"],
  ["12", "125"],
  ["count", "c"],
  ["marlow", "m\u0430rlow"],
])("%s is not %s", (printed, quoted) => {
  expect(looksLikeSameWord(printed, quoted)).toBe(false);
  expect(looksLikeSameWord(quoted, printed)).toBe(false);
});
