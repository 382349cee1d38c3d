import { expect, test } from "vitest";
import { cn } from "./cn.ts";

test("the later of two utilities for the same property stays", () => {
  expect(cn("min-h-10 px-4", "px-2.5")).toBe("min-h-10 px-2.5");
  expect(cn("rounded-sheet", "rounded-stamp")).toBe("rounded-stamp");
  expect(cn("text-13", false, ["text-12"])).toBe("text-12");
});

test("a size of the tokens is no color, and the other way round", () => {
  expect(cn("text-12 text-ink-2", "text-exhibit")).toBe("text-12 text-exhibit");
  expect(cn("text-label text-ink", "text-15")).toBe("text-ink text-15");
});

test("a size keeps the line height that was given before it, unless it brings one itself", () => {
  expect(cn("leading-7", "text-13")).toBe("leading-7 text-13");
  expect(cn("leading-7", "text-13/[1.2]")).toBe("text-13/[1.2]");
});
