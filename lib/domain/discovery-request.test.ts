import { expect, test } from "vitest";
import { draftDiscoveryRequest } from "./discovery-request.ts";

const CASE = { title: "State v. Marlow", caseNumber: "24-CR-0117" };

test("names the item, the case and each place that speaks of it", () => {
  const citations = [{ exhibit: 3, pageNumber: 2, quote: "CERT.\nNOT ON FILE" }];
  expect(draftDiscoveryRequest({ ...CASE, gap: { text: "Calibration certificate", citations } }))
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
  const text = draftDiscoveryRequest({ ...CASE, gap: { text: "Training record", citations: [] } });
  expect(text).not.toContain("refers to it");
});
