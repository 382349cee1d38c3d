import { expect, it } from "vitest";
import { makeFinding } from "#lib/analysis/testing/make-finding.ts";
import type { Citation } from "#lib/contracts/findings.ts";
import { quoteChoices } from "./quote-choices.ts";

const cite = (quote: string, start: number): Citation => ({
  ...{ id: `${quote} ${start}`, documentId: "d", exhibit: 1, fileName: "report.pdf", pageNumber: 1 },
  ...{ quote, start, end: start + quote.length, status: "verified" },
});
const SWAYED = cite("He swayed.", 0);
const RESULT = cite("Result 0.094.", 20);
const other = makeFinding({ kind: "issue", text: "Is the result sound?", citations: [{ ...RESULT, id: "again" }] });
const signs = makeFinding({ kind: "factor", text: "Signs are recorded", citations: [SWAYED] });
const over = makeFinding({ kind: "factor", text: "A result is over the limit", citations: [RESULT] });
const element = { evidence: [], suggested: [{ findingId: over.id, side: "for" as const }] };
const quotes = (findings: readonly ReturnType<typeof makeFinding>[], search = "") =>
  quoteChoices({ findings: [...findings] }, element, search).map(({ citation }) => citation.quote);

it("lists each place once, what is suggested first and with the words of the finding that is suggested", () => {
  const choices = quoteChoices({ findings: [signs, other, over] }, element, "");
  expect(choices.map(({ citation, about, suggestedSide }) => [citation.quote, about, suggestedSide])).toEqual([
    ["Result 0.094.", "A result is over the limit", "for"],
    ["He swayed.", "Signs are recorded", null],
  ]);
});

it("leaves out what is unverified, rejected by a person, or set aside", () => {
  expect(quotes([{ ...signs, verified: false }, over])).toEqual(["Result 0.094."]);
  expect(quotes([{ ...signs, verdict: "rejected" }, over])).toEqual(["Result 0.094."]);
  expect(quotes([{ ...signs, auditVerdict: "rejected" }, over])).toEqual(["Result 0.094."]);
});

it("says how a place is chosen already, also by a quote of an earlier analysis", () => {
  const evidence = [{ ...RESULT, id: "earlier", side: "against" as const }];
  const [first] = quoteChoices({ findings: [over] }, { ...element, evidence }, "");
  expect(first?.chosen).toEqual(evidence[0]);
});

it("searches the quotes and what is said of them, all words in any order", () => {
  expect(quotes([signs, over], "limit RESULT")).toEqual(["Result 0.094."]);
  expect(quotes([signs, over], "swayed report")).toEqual(["He swayed."]);
  expect(quotes([signs, over], "nothing")).toEqual([]);
});
