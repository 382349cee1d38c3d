import { expect, it } from "vitest";
import { describeItem } from "#lib/domain/gap-item.ts";
import { proposeFindings } from "./propose-findings.ts";
import { Reading } from "./reading-form.ts";

const pageOf = (label: string) => (["D1.1", "p7"].includes(label) ? { documentId: "report", pageNumber: 1 } : null);
const EMPTY = Object.fromEntries(Object.keys(Reading.shape).map((list) => [list, []]));
const propose = (reading: object) => proposeFindings(Reading.parse({ ...EMPTY, ...reading }), pageOf);
const quotes = ["D1.1 The dash camera ran."];

it("takes the words of a gap for one item, whatever marks they hold, and asks for it once", () => {
  const what = "The dash-camera video of the stop; Officer Ruiz says on p. 4 that it was uploaded.";
  const { findings } = propose({ gaps: [{ quotes, basis: "stated", what, from: "city police" }] });
  const items = [{ what: what.slice(0, -1), from: "city police" }];
  expect(findings).toMatchObject([{ kind: "gap", basis: "stated", checklist: null, items }]);
  const asked = findings.flatMap((finding) => (finding.kind === "gap" ? finding.items.map(describeItem) : []));
  expect(asked).toEqual([`${what.slice(0, -1)}: city police`]);
});

it.each(["D1.1", " D1.1", "page D1.1:", "D1 p. 1", "[D1.1]", "p7", "P 7:", "[p7]"])(
  "understands the label %j",
  (label) => {
    const { findings } = propose({ issues: [{ quotes: [`${label} 911 call at 21:05`], text: "Why?" }] });
    const citation = { documentId: "report", pageNumber: 1, quote: "911 call at 21:05" };
    expect(findings).toMatchObject([{ citations: [citation] }]);
  },
);

it.each([
  ["D9.9 ran", "ran"],
  ["10.42 ran", "10.42 ran"],
  ["p8 ran", "p8 ran"],
])("gives a quote without a page of the window, %j, no place", (given, quote) => {
  const { findings } = propose({ issues: [{ quotes: [given], text: "Why?" }] });
  expect(findings).toMatchObject([{ citations: [{ documentId: "", pageNumber: 0, quote }] }]);
});

it.each([
  [
    "Time of the stop: 22:48 in the report, 22:31 in the log",
    "Time of the stop",
    "22:48 in the report, 22:31 in the log",
  ],
  ["The stop was at 22:48 or at 22:31.", "The stop was at 22:48 or at 22:31.", ""],
])("takes %j for a point and what is said of it", (given, text, detail) => {
  expect(propose({ contradictions: [{ quotes: [...quotes, ...quotes], text: given }] }).findings).toMatchObject([
    { kind: "contradiction", text, detail },
  ]);
});

it.each([
  ["an address", { issues: [{ quotes, text: "See www.evil.example" }] }],
  ["no words", { issues: [{ quotes, text: " " }] }],
  ["one side of a contradiction alone", { contradictions: [{ quotes, text: "Time: early, late" }] }],
  ["a weight out of range", { factors: [{ quotes, text: "Odd.", weight: 9999 }] }],
  ["a weight of nothing", { factors: [{ quotes, text: "Odd.", weight: 0.2 }] }],
  ["a gap of no words", { gaps: [{ quotes, basis: "stated", what: "", from: null }] }],
])("discards an item with %s, and counts it", (_, reading) => {
  expect(propose(reading)).toMatchObject({ findings: [], discarded: 1 });
});
