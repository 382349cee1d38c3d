import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { belongsTo, CHARGE_TEMPLATES, sideOfFactor, splitElements } from "./charge-elements.ts";

it("takes the elements of a pasted instruction without its numbers and joints", () => {
  expect(
    splitElements(
      "1. The defendant drove a vehicle;\r\n (2)  On a highway, and\n\n\t(c) (i) While impaired\n• Willfully",
    ),
  ).toEqual(["The defendant drove a vehicle", "On a highway", "While impaired", "Willfully"]);
  expect(splitElements("A person drove.\n1.5 grams or more")).toEqual(["A person drove.", "1.5 grams or more"]);
  expect(splitElements(" \n")).toEqual([]);
});

it("suggests a finding for the element of a template only, never for words of one's own", () => {
  expect(belongsTo("The defendant drove a vehicle", "factor.another-driver")).toBe(true);
  expect(belongsTo("The defendant drove a vehicle", "factor.result-over-limit")).toBe(false);
  expect(belongsTo("The defendant drove a car", "factor.another-driver")).toBe(false);
});

it("counts a factor against the client for the element", () => {
  expect([sideOfFactor(-9), sideOfFactor(6)]).toEqual(["for", "against"]);
});

it("names rules that exist", () => {
  const folder = join(import.meta.dirname, "..", "..", "server", "analyst", "knowledge", "factors");
  const known = new Set(readdirSync(folder).map((name) => `factor.${name.replace(/\.yaml$/, "")}`));
  const named = CHARGE_TEMPLATES.flatMap(({ elements }) => elements.flatMap(({ rules = [] }) => rules));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});
