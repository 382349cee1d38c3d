import { expect, test } from "vitest";
import { describeItem, itemsBeyondText } from "./gap-item.ts";

test("describes what, from whom and about what in one line", () => {
  expect(describeItem({ what: "audit log" })).toBe("Audit log");
  expect(describeItem({ what: "Statement or report", from: "Marta Cole (neighbor)" })).toBe(
    "Statement or report: Marta Cole (neighbor)",
  );
  expect(describeItem({ what: "Statement", from: "Marta Cole", about: "the collision" })).toBe(
    "Statement, from Marta Cole, about the collision",
  );
  expect(describeItem({ what: "Repair papers", about: "the van" })).toBe("Repair papers, about the van");
});

test("lists the items unless the text names the only one", () => {
  const one = [{ what: "gunshot residue examination" }];
  expect(itemsBeyondText({ text: "Gunshot residue examination.", items: one })).toEqual([]);
  expect(itemsBeyondText({ text: "The record describes shots fired.", items: one })).toEqual(one);
  const person = [{ what: "Statement or report", from: "Marta Cole" }];
  expect(itemsBeyondText({ text: "Statement or report.", items: person })).toEqual(person);
  const two = [...one, { what: "casings" }];
  expect(itemsBeyondText({ text: "Gunshot residue examination.", items: two })).toEqual(two);
});
