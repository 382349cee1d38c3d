// @spec product: people of the record, pages that rules alone read
import { expect, test } from "vitest";
import { groupPerson, isClient, type PersonStanding } from "./people.ts";

const person = (name: string, role: string, mayBeClient = false, standing: PersonStanding | null = null) => ({
  ...{ name, role, mayBeClient, standing },
});

test.each([
  [person("Jonah Marlow", "driver", true), "client"],
  [person("MARLOW", "mr"), "client"],
  // Somebody else is accused, too.
  [person("Reyes", "suspect"), "other"],
  [person("Reyes", "", false, "accused"), "other"],
  [person("Okafor", "name", false, "complainant"), "complainant"],
  [person("Okafor", "mr", false, "witness"), "witness"],
  [person("Moreau", "", false, "judge"), "court"],
  [person("Moreau", "ms", false, "attorney"), "court"],
  [person("Moreau", "driver", true, "officer"), "officer"],
  // The name of the case's client outweighs what the papers call them.
  [person("Jonah Marlow", "", false, "witness"), "client"],
  [person("Teague", "ofc"), "officer"],
  [person("NASH", "pc 881"), "officer"],
  [person("Dulaney", "p/o"), "officer"],
  // A registered owner.
  [person("Grace Okafor", "r/o"), "other"],
  [person("Fontaine", "lpn"), "expert"],
  [person("Vance", "technician"), "expert"],
  [person("Osei", "dr."), "expert"],
  [person("Lena Tran", "patient", true), "other"],
  [person("Lena Tran", "driver", true), "other"],
  [person("neighbor", "neighbor"), "other"],
  [person("Ann Marlow", "sister"), "other"],
])("%o stands with: %s", (given, group) => {
  expect(groupPerson(given, "Jonah Marlow")).toBe(group);
});

test.each([null, "  "])("while the case names no client (%j), the record's own word counts", (clientName) => {
  expect(groupPerson(person("Lena Tran", "driver", true), clientName)).toBe("client");
  expect(groupPerson(person("Lena Tran", "passenger"), clientName)).toBe("other");
  expect(groupPerson(person("Lena Tran", "", false, "accused"), clientName)).toBe("client");
  expect(groupPerson(person("Lena Tran", "driver", true, "officer"), clientName)).toBe("officer");
});

test("a first name alone is nobody's surname", () => {
  expect(isClient("Jonah", "Jonah Marlow")).toBe(false);
  expect(isClient("Jonah P. Marlow", "Jonah Marlow")).toBe(true);
  expect(isClient("Marlow", null)).toBe(false);
  expect(isClient("Jonah Marlow", "MARLOW, Jonah P. Jr.")).toBe(true);
  expect(isClient("MARLOW, JONAH", "Jonah Marlow Sr. (appeal)")).toBe(true);
  expect(isClient("Jonah Price", "MARLOW, Jonah")).toBe(false);
});
