import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadCase } from "./load-case.ts";

const ABOUT = `title: a stop
author: blind
set: test
order: 1
split: learn
keyed-for: gaps
seen-by: []
papers:
  - { file: 01-a-report.pdf.txt, name: a report.pdf }
`;
const KEY = `offence: dui
issues: []
gaps: [dash-?cam]
contradictions: []
factors: []
events: []
`;

let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, "stop", file), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cases-"));
  mkdirSync(join(folder, "stop", "papers"), { recursive: true });
  write("about.yaml", ABOUT);
  write("key.yaml", KEY);
  write("papers/01-a-report.pdf.txt", "Page one  \n\f\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("reads pages byte for byte, an empty one included, under the paper's own name", () => {
  const { documents, key } = loadCase("stop", folder);
  expect(documents.map(({ fileName }) => fileName)).toEqual(["a report.pdf"]);
  expect(documents[0]?.pages.map(({ text }) => text)).toEqual(["Page one  ", ""]);
  expect(key.gaps).toEqual([/dash-?cam/i]);
});

it.each([
  ["key.yaml", KEY.replace("offence: dui", "offence: speeding"), /key\.yaml: offence: /],
  ["key.yaml", KEY.replace("dash-?cam", "dash("), /key\.yaml: gaps\.0: /],
  ["key.yaml", KEY.replace("events: []", "events: [yesterday]"), /key\.yaml: events\.0: /],
  ["key.yaml", KEY.replace("gaps:", "gap:"), /key\.yaml: .*gap/],
  ["key.yaml", "gaps: [", /key\.yaml: /],
  ["about.yaml", ABOUT.replace("split: learn", "split: test"), /about\.yaml: split: /],
  ["about.yaml", ABOUT.replace("01-a", "02-a"), /about\.yaml: papers: there is no papers\/02-a-report\.pdf\.txt/],
  ["papers/02-log.txt", "", /about\.yaml: papers: papers\/02-log\.txt is not listed/],
])("names the file and the key at fault: %s", (file, text, message) => {
  write(file, text);
  expect(() => loadCase("stop", folder)).toThrow(message);
});
