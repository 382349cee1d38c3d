import { expect, test } from "vitest";
import { draftDiscoveryRequest, requestableGaps } from "./discovery-request.ts";

const CASE = { title: "State v. Marlow", caseNumber: "24-CR-0117", ours: new Set(["memo"]) };

const cite = (documentId: string, fileName: string, pageNumber = 1) => ({
  ...{ documentId, fileName, pageNumber },
  quote: "my cousin took a video of it",
});

test("names the item, the case and each served page that mentions it", () => {
  const citations = [cite("log", "Instrument log.pdf", 2)];
  expect(draftDiscoveryRequest({ ...CASE, gaps: [{ items: [{ what: "Calibration certificate" }], citations }] }))
    .toBe(`RE: State v. Marlow, 24-CR-0117

REQUEST FOR DISCOVERY

The defense requests production of the following:

1. Calibration certificate (see Instrument log, p. 2)

Please produce it, or state in writing that it does not exist or is not in the possession, custody or control of the prosecution or its agents, by ____________.

____________________
Counsel for the defense`);
});

test("quotes no page, and cites no paper of the defense", () => {
  const citations = [cite("memo", "Client intake.docx"), cite("report", "Arrest report.pdf", 3)];
  const text = draftDiscoveryRequest({ ...CASE, gaps: [{ items: [{ what: "Video of the yard" }], citations }] });
  expect(text).toContain("1. Video of the yard (see Arrest report, p. 3)\n");
  expect(text).not.toMatch(/cousin|intake/i);
});

test("leaves out what only a paper of the defense mentions", () => {
  const known = {
    items: [{ what: "Statement or report", from: "Ray (cousin)" }],
    citations: [cite("memo", "Intake.docx")],
  };
  const usual = { items: [{ what: "Dispatch log" }], citations: [] };
  expect(requestableGaps([known, usual], CASE.ours)).toEqual([usual]);
  expect(draftDiscoveryRequest({ ...CASE, gaps: [known, usual] })).not.toContain("Ray");
});

test("asks for everything in one request, each thing under its own number", () => {
  const text = draftDiscoveryRequest({
    ...CASE,
    gaps: [
      { items: [{ what: "event data of the vehicles" }, { what: "photographs of the road" }], citations: [] },
      { items: [{ what: "Statement or report", from: "Marta Cole (neighbor)" }], citations: [] },
    ],
  });
  expect(text).toContain(
    "1. Event data of the vehicles\n2. Photographs of the road\n3. Statement or report: Marta Cole (neighbor)\n",
  );
  expect(text).toContain("or state in writing that they do not exist");
});

test("asks for an item with a semicolon as one thing", () => {
  const what = "The dash-camera video of the stop; Officer Ruiz says on p. 4 that it was uploaded";
  const text = draftDiscoveryRequest({ ...CASE, gaps: [{ items: [{ what }], citations: [] }] });
  expect(text).toContain(`1. ${what}\n`);
  expect(text).not.toContain("2. ");
});
