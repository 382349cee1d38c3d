import { expect, test } from "vitest";
import { factsWithoutDocument } from "./facts.ts";

test("a deleted document takes its facts along, and is no paper of the case any more", () => {
  const place = (documentId: string) =>
    ({ documentId, pageNumber: 1, quote: "DUI", start: 0, end: 3, status: "verified" }) as const;
  const fact = (documentId: string) =>
    ({ slot: "charge", text: documentId, role: "", citation: place(documentId) }) as const;
  const left = factsWithoutDocument(
    {
      facts: [fact("gone"), fact("kept")],
      papers: [
        { name: "police report", documentIds: ["gone"] },
        { name: "dispatch log", documentIds: ["gone", "kept"] },
      ],
    },
    "gone",
  );
  expect(left).toEqual({ facts: [fact("kept")], papers: [{ name: "dispatch log", documentIds: ["kept"] }] });
});
