import { expect, test } from "vitest";
import { locateWords } from "./locate-words.ts";

const TEXT = `The line was busy. The vehicle weaved over
the fog line three times. Plate 7KXM221, case 24-CR-0117. He asked for an inter-
view. MARLOW was weaving; Marlowe was not. It is the fog of war.`;
const find = (...wanted: string[]) => {
  const range = locateWords(TEXT, wanted);
  return range === null ? null : TEXT.slice(range.start, range.end);
};

test("the words as they were typed come first", () => {
  expect(find("fog line")).toBe("fog line");
  expect(find("fog", "line")).toBe("fog line");
  expect(find("over the fog")).toBe("over\nthe fog");
  expect(find("24-cr-0117")).toBe("24-CR-0117");
  expect(find("7kxm221")).toBe("7KXM221");
  expect(find("interview")).toBe("inter-\nview");
});

test("else where most of them stand close together, in any form", () => {
  expect(find("times", "weave")).toBe("weaved over\nthe fog line three times");
  expect(find("plates", "vehicles")).toBe("vehicle weaved over\nthe fog line three times. Plate");
  expect(find("marl")).toBe("MARL");
  expect(find("wea", "vehic")).toBe("vehicle weaved");
});

test("nothing where nothing is", () => {
  expect(find("helicopter")).toBeNull();
  expect(find()).toBeNull();
});
