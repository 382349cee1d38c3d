import { describe, expect, it } from "vitest";
import { listAskedFindings } from "./list-asked-findings.ts";
import type { CaseFinding } from "./read-case-findings.ts";

function finding(kind: CaseFinding["kind"], text: string): CaseFinding {
  const place = { documentId: "report", exhibit: 1, fileName: "report.pdf", pageNumber: 2, quote: text };
  return { id: text, kind, text, detail: "", places: [{ ...place, start: 0, end: 9, status: "verified" }] };
}
const FINDINGS = [
  finding("gap", "Video: not *provided*."),
  finding("contradiction", "Lane"),
  finding("issue", "Stop?"),
];

describe("a question about what the analysis lists", () => {
  it.each([
    "What is missing from the discovery?",
    "what haven't they turned over yet",
    "Which records did the State not provide?",
    "What should I ask the prosecution for?",
    "anything still outstanding?",
  ])("gets the gaps with their places: %s", (question) => {
    const listed = listAskedFindings(question, FINDINGS);
    expect(listed?.text).toBe(
      String.raw`What the documents say is missing, from Evidence Gaps:

- Video\: not \*provided\*\. [Ex. 1 p. 2](#cite/report/2/0-9)`,
    );
    expect(listed?.citations).toHaveLength(1);
  });

  it.each(["Where do the reports contradict each other?", "any inconsistencies", "Which accounts differ?"])(
    "gets the contradictions: %s",
    (question) => {
      expect(listAskedFindings(question, FINDINGS)?.text).toContain("- Lane ");
    },
  );

  it.each([
    "Who found the missing wallet?",
    "What did she say about the video?",
    "Did he give them his name?",
    "Was the coat returned to him?",
    "When was the warrant served?",
  ])("is none of it: %s", (question) => {
    expect(listAskedFindings(question, FINDINGS)).toBeNull();
  });

  it("says nothing where nothing is listed", () => {
    expect(listAskedFindings("What is missing?", [])).toBeNull();
  });
});
