import { expect, it } from "vitest";
import type { GapItem } from "#lib/domain/gap-item.ts";
import type { ProposedFinding } from "../findings.ts";
import { createVerifier } from "../quotes/verify-citations.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { createGapAudit } from "./check-gaps.ts";

const REPORT = [
  "I did not photograph the inside of the car.",
  "The car-to-car channel is NOT recorded by the county.",
  "Unit 31 camera out of service. Its fault log is with the garage.",
  "The transport portion was not recorded on this file.",
  "The station's video of the pumps was erased after 30 days.",
  "Item 4, one phone: no exam. The dispatch log of the night was printed.",
].join("\n");
const DOCUMENTS = makeDocuments([
  [
    "report.txt",
    `${REPORT}\n${"Nothing of note was said on the way to the station. ".repeat(20)}\nThe man in the red jacket left.`,
  ],
  ["CAD dispatch log.pdf", "21:05 Unit 31 on scene."],
]);
const auditOf = (item: GapItem, quote: string) => {
  const citations = [{ documentId: DOCUMENTS[0]!.id, pageNumber: 1, quote }];
  const made = { ruleId: "model.gap", engine: "model", text: item.what, detail: "" } as const;
  const gap: ProposedFinding = { ...made, kind: "gap", basis: "mentioned", checklist: null, items: [item], citations };
  return createGapAudit(DOCUMENTS, createVerifier(DOCUMENTS))(gap).audit?.why ?? null;
};
const NEVER = "The record says that it was never made.";
const UNNAMED = "The quoted passage does not mention it.";
const HELD = "The file already has a document with this name.";

it.each([
  ["photographs of the car", "I did not photograph the inside", NEVER],
  ["recording of the radio traffic", "car-to-car channel is NOT recorded", NEVER],
  ["in-car video of unit 31", "Unit 31 camera out of service", NEVER],
  // A paper about what was not made, another file of it, and what was made and lost.
  ["fault log of the camera", "Unit 31 camera out of service", null],
  ["recording of the transport", "not recorded on this file", null],
  ["video of the pumps", "was erased after 30 days", null],
  ["examination of the phone", "one phone: no exam", null],
  ["payment records of the informant", "The man in the red jacket left", UNNAMED],
  ["dispatch log, CAD", "The dispatch log of the night", HELD],
  // More than the copy in the file, or perhaps another paper.
  ["complete CAD dispatch log", "The dispatch log of the night", null],
  ["dispatch log of the garage", "The dispatch log of the night", null],
])("says of %s, quoted as %j: %j", (what, quote, why) => {
  expect(auditOf({ what }, quote)).toBe(why);
});

it("takes the name of who has it for a name, and leaves a quote that is nowhere to the check of quotes", () => {
  expect(
    auditOf({ what: "statement or report", from: "man in the red jacket" }, "The man in the red jacket left"),
  ).toBe(null);
  expect(auditOf({ what: "payment records" }, "a quote that is on no page at all")).toBe(null);
});
