import { expect, test } from "vitest";
import { findAdvisories } from "./find-advisories.ts";

const lockfile = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/left": { version: "1.2.3" },
    "node_modules/@scope/right": { version: "2.0.0", dev: true },
    "node_modules/other/node_modules/left": { version: "2.0.0-beta.1" },
  },
};
const osv = (events: Record<string, string>[], name = "left") => ({
  id: "GHSA-1",
  summary: "Left leaks",
  affected: [{ package: { ecosystem: "npm", name }, ranges: [{ type: "SEMVER", events }] }],
});
const versions = (file: unknown) =>
  findAdvisories({ lockfile, file }).affected.map(({ name, version }) => `${name} ${version}`);

test.each<readonly [Record<string, string>[], string[]]>([
  [[{ introduced: "0" }, { fixed: "1.2.3" }], []],
  [[{ introduced: "0" }, { fixed: "1.2.4" }], ["left 1.2.3"]],
  [[{ introduced: "0" }, { last_affected: "1.2.3" }], ["left 1.2.3"]],
  [[{ introduced: "0" }], ["left 1.2.3", "left 2.0.0-beta.1"]],
  [
    [{ introduced: "0.1.0" }, { fixed: "0.2.0" }, { introduced: "2.0.0-alpha" }, { fixed: "2.0.0" }],
    ["left 2.0.0-beta.1"],
  ],
  [[], []],
])("OSV events %j", (events, found) => {
  expect(versions(osv(events))).toEqual(found);
});

test("GitHub's form, a list, other ecosystems and what was withdrawn", () => {
  const github = {
    ghsa_id: "GHSA-2",
    summary: "Right is wrong",
    withdrawn_at: null,
    vulnerabilities: [
      { package: { ecosystem: "npm", name: "@scope/right" }, vulnerable_version_range: ">= 1.0.0, < 2.0.1" },
      { package: { ecosystem: "pip", name: "left" }, vulnerable_version_range: ">= 0" },
    ],
  };
  expect(findAdvisories({ lockfile, file: [github, osv([{ introduced: "3.0.0" }])] })).toEqual({
    advisories: 2,
    packages: 3,
    affected: [
      {
        ...{ name: "@scope/right", version: "2.0.0", isDevelopment: true },
        ...{ advisory: "GHSA-2", summary: "Right is wrong" },
      },
    ],
  });
  expect(versions({ ...github, withdrawn_at: "2026-01-01T00:00:00Z" })).toEqual([]);
  expect(versions({ ...osv([{ introduced: "0" }]), withdrawn: "2026-01-01T00:00:00Z" })).toEqual([]);
});

test("anything else is refused, and not taken for a clean result", () => {
  for (const file of [{}, [], null, "text", { advisories: [] }]) expect(() => versions(file)).toThrow();
});
