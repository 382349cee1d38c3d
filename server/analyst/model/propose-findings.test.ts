import { expect, it } from "vitest";
import { draftDiscoveryRequest } from "#lib/domain/discovery-request.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import type { ModelFinding } from "./findings-schema.ts";
import { proposeFindings } from "./propose-findings.ts";

const DOCUMENTS = makeDocuments([["report.txt", "The dash camera ran. The video was uploaded."]]);

function propose(finding: Pick<ModelFinding, "kind" | "text" | "quotes">) {
  const given = { ...finding, detail: "", weight: null, date: null, time: null };
  return proposeFindings({ findings: [given], summary: [] }, DOCUMENTS);
}

it("takes the words of a gap for one item, whatever marks they hold, and a request asks for it once", () => {
  const text = "The dash-camera video of the stop; Officer Ruiz says on p. 4 that it was uploaded.";
  const { findings } = propose({ kind: "gap", text, quotes: [{ page: "D1.1", quote: "The dash camera ran." }] });
  expect(findings).toMatchObject([{ basis: "mentioned", checklist: null, text, items: [{ what: text.slice(0, -1) }] }]);
  const gaps = findings.flatMap((finding) => (finding.kind === "gap" ? [{ ...finding, citations: [] }] : []));
  const request = draftDiscoveryRequest({ ours: new Set(), title: "State v. Marlow", caseNumber: "24-CR-0117", gaps });
  expect(request.match(/^\d+\. .*$/gm)).toEqual([`1. ${text.slice(0, -1)}`]);
});

it("discards a contradiction that names one place, and keeps the first two of more", () => {
  const quote = (words: string) => ({ page: "D1.1", quote: words });
  const contradiction = (...quotes: string[]) =>
    propose({ kind: "contradiction", text: "The camera", quotes: quotes.map(quote) });
  expect(contradiction("The dash camera ran.")).toMatchObject({ findings: [], discarded: 1 });
  expect(contradiction("The dash camera ran.", "The video was uploaded.", "ran")).toMatchObject({
    findings: [{ one: { quote: "The dash camera ran." }, other: { quote: "The video was uploaded." } }],
    discarded: 0,
  });
});
