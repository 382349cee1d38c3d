// @spec 2.3: shell: sidebar, initials, 'Vanish', slide-out menu
import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Rosa Achterberg", "RA"],
  ["rosa", "R"],
  ["Maria del Carmen Ruiz", "MD"],
  ["  Élodie   Żak ", "ÉŻ"],
  ["🙂 Smith", "🙂S"],
  ["", ""],
])("%j: %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
