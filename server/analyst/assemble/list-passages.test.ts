import { expect, it } from "vitest";
import { createVerifier } from "../quotes/verify-citations.ts";
import { readCase } from "../read-case.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { listPassages } from "./list-passages.ts";
import type { AssembledFinding } from "../findings.ts";

const reading = readCase(
  makeDocuments([
    [
      "report.pdf",
      "INCIDENT REPORT\nThe clerk said it was dark and she could not see his face.\nI did not look for any other camera there.",
    ],
  ]),
);
const verify = createVerifier(reading.text.documents);
const list = (findings: readonly AssembledFinding[]) => listPassages(reading, findings, { verify, lowConfidence: 0.6 });

it("lists passages with their places on the page, without those that a finding explains", () => {
  const [first, ...others] = list([]);
  expect(first).toMatchObject({ pageNumber: 1, status: "verified" });
  const { start = 0 } = first ?? {};
  expect(others).toHaveLength(1);
  const explained = (kind: "issue" | "gap") =>
    list([{ kind, citations: [{ ...first, start: start + 3, end: start + 9 }] } as unknown as AssembledFinding]);
  expect(explained("issue")).toEqual(others);
  // A gap asks for something; the passage may say more.
  expect(explained("gap")).toEqual([first, ...others]);
});
