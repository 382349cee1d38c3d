import { expect, test } from "vitest";
import { draftDiscoveryRequest } from "./discovery-request.ts";

const CASE = { title: "State v. Marlow", caseNumber: "24-CR-0117" };

test("names the item, the case and each place that speaks of it", () => {
  const citations = [{ exhibit: 3, pageNumber: 2, quote: "CERT.\nNOT ON FILE" }];
  expect(draftDiscoveryRequest({ ...CASE, gaps: [{ items: [{ what: "Calibration certificate" }], citations }] }))
    .toBe(`RE: State v. Marlow, 24-CR-0117

REQUEST FOR DISCOVERY

The defense requests production of the following:

1. Calibration certificate

The record refers to it here:

- Ex. 3 p. 2: "CERT. NOT ON FILE"

Please produce it, or state in writing that it does not exist or is not in the possession, custody or control of the prosecution or its agents, by ____________.

____________________
Counsel for the defense`);
});

test("says nothing of the record when no page mentions the item", () => {
  const text = draftDiscoveryRequest({ ...CASE, gaps: [{ items: [{ what: "Training record" }], citations: [] }] });
  expect(text).not.toContain("refers to it");
});

test("asks for everything in one request, each thing under its own number and each place once", () => {
  const citations = [{ exhibit: 2, pageNumber: 1, quote: "Airbags deployed." }];
  const text = draftDiscoveryRequest({
    ...CASE,
    gaps: [
      { items: [{ what: "event data of the vehicles" }, { what: "photographs of the road" }], citations },
      { items: [{ what: "Statement or report", from: "Marta Cole (neighbor)" }], citations },
    ],
  });
  expect(text).toContain(
    "1. Event data of the vehicles\n2. Photographs of the road\n3. Statement or report: Marta Cole (neighbor)\n",
  );
  expect(text.match(/Airbags deployed\./g)).toHaveLength(1);
  expect(text).toContain("or state in writing that they do not exist");
});

test("asks for an item with a semicolon as one thing", () => {
  const what = "The dash-camera video of the stop; Officer Ruiz says on p. 4 that it was uploaded";
  const text = draftDiscoveryRequest({ ...CASE, gaps: [{ items: [{ what }], citations: [] }] });
  expect(text).toContain(`1. ${what}\n`);
  expect(text).not.toContain("2. ");
});
