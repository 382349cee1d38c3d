import { expect, it } from "vitest";
import { describeItem } from "#lib/domain/gap-item.ts";
import { proposeFindings } from "./propose-findings.ts";
import { Reading } from "./reading-form.ts";

const pageOf = (label: string) => (label === "D1.1" ? { documentId: "report", pageNumber: 1 } : null);
const EMPTY = Object.fromEntries(Object.keys(Reading.shape).map((list) => [list, []]));
const propose = (reading: object) => proposeFindings(Reading.parse({ ...EMPTY, ...reading }), pageOf);
const quotes = [{ page: "D1.1", quote: "The dash camera ran." }];

it("takes the words of a gap for one item, whatever marks they hold, and asks for it once", () => {
  const what = "The dash-camera video of the stop; Officer Ruiz says on p. 4 that it was uploaded.";
  const { findings } = propose({ gaps: [{ quotes, basis: "stated", what, from: "city police", about: null }] });
  const items = [{ what: what.slice(0, -1), from: "city police" }];
  expect(findings).toMatchObject([{ kind: "gap", basis: "stated", checklist: null, items }]);
  const asked = findings.flatMap((finding) => (finding.kind === "gap" ? finding.items.map(describeItem) : []));
  expect(asked).toEqual([`${what.slice(0, -1)}: city police`]);
});

it.each(["D1.1", " D1.1 ", "page D1.1", "D1 p. 1"])("understands the label %j", (page) => {
  const { findings } = propose({ issues: [{ quotes: [{ page, quote: "ran" }], text: "Why?", detail: "" }] });
  expect(findings).toMatchObject([{ citations: [{ documentId: "report", pageNumber: 1 }] }]);
});

it("gives a label of no page a place where nothing stands", () => {
  const { findings } = propose({ issues: [{ quotes: [{ page: "D9.9", quote: "ran" }], text: "Why?", detail: "" }] });
  expect(findings).toMatchObject([{ citations: [{ documentId: "", pageNumber: 0 }] }]);
});

it.each([
  ["an address", { issues: [{ quotes, text: "See www.evil.example", detail: "" }] }],
  ["no words", { issues: [{ quotes, text: " ", detail: "" }] }],
  ["a weight out of range", { factors: [{ quotes, text: "Odd.", weight: 9999 }] }],
  ["a weight of nothing", { factors: [{ quotes, text: "Odd.", weight: 0.2 }] }],
  ["a gap of no words", { gaps: [{ quotes, basis: "stated", what: "", from: null, about: null }] }],
])("discards an item with %s, and counts it", (_, reading) => {
  expect(propose(reading)).toMatchObject({ findings: [], discarded: 1 });
});
