import { describe, expect, test } from "vitest";
import type { Finding } from "#lib/contracts/findings.ts";
import { groupPoints } from "#lib/domain/group-points.ts";
import { makeFinding } from "./testing/make-finding.ts";
import { isReviewed, judgedOf, quotesOf, stateOf, viewPoints } from "./view-points.ts";

const citation = (quote: string): Finding["citations"][number] => ({
  ...{ id: quote, documentId: "report", exhibit: 1, fileName: "report.pdf", pageNumber: 1, quote },
  ...{ start: quote.length * 100, end: quote.length * 101, status: "verified" },
});
const ONE = citation("He weaved over the line three times.");
const OTHER = citation("He touched the line once.");
const lane = makeFinding({ kind: "contradiction", pointId: "lane", text: "Lane", citations: [ONE, OTHER] });
const reason = makeFinding({
  ...{ kind: "factor", pointId: "lane", text: "The reason is contradicted", weight: 10, citations: [ONE, OTHER] },
});
const issue = makeFinding({ kind: "issue", pointId: "stop", text: "What justified the stop?", citations: [ONE] });
const defense = makeFinding({ kind: "defense", pointId: "stop", text: "Challenge to the stop", citations: [ONE] });
const admits = makeFinding({ kind: "factor", pointId: "beers", text: "He had two beers", weight: -4 });
const weakness = makeFinding({ kind: "weakness", pointId: "beers", text: "Beers are recorded" });
const gap = makeFinding({ kind: "gap", pointId: "video", basis: "stated", text: "In-car video." });

function view(findings: readonly Finding[]) {
  const points = groupPoints(findings, ({ id }) =>
    id === gap.id ? { id: "gap", title: "The video" } : { id: "stop", title: "The stop" },
  );
  return viewPoints({ points, findings: [...findings] });
}

describe("a point", () => {
  const [point, other] = view([issue, defense, lane, reason, admits, weakness, gap]);

  test("has a row for each pointId, the weightiest first, a contradiction with its factor in two columns", () => {
    expect(point?.rows.map(({ what, further }) => [what, further])).toEqual([
      ["Lane", ["The reason is contradicted"]],
      ["He had two beers", []],
      // It asks what the whole card asks; the card has said it.
      ["What justified the stop?", []],
    ]);
    expect(point?.rows[0]).toMatchObject({ lead: lane, factor: reason, one: [ONE], another: [OTHER] });
    expect(point?.why).toBe("What justified the stop?");
    expect(point?.defenses).toEqual([defense]);
    expect(other).toMatchObject({ title: "The video", rows: [], gaps: [gap] });
  });

  test("drops no word and no place of what its rows put together", () => {
    const asked = { ...issue, pointId: "lane", detail: "Look at both.", alsoSaid: ["Why was he stopped?"] };
    const [row] = view([lane, reason, { ...asked, text: "Was it legal?", citations: [ONE, citation("At night.")] }])[0]!
      .rows;
    // The issue is the card's own line.
    expect(row?.further).toEqual(["The reason is contradicted", "Why was he stopped?"]);
    expect(row?.detail).toBe("Look at both.");
    expect(row?.more.map(({ quote }) => quote)).toEqual(["At night."]);
  });

  test("closed it quotes both sides of a contradiction, else its shortest quotes", () => {
    expect(quotesOf(point!)).toEqual({ quotes: [ONE, OTHER], differ: true });
    const [plain] = view([{ ...admits, citations: [ONE, OTHER, citation("Beer.")] }]);
    expect(quotesOf(plain!)).toEqual({ quotes: [citation("Beer."), OTHER], differ: false });
    const [rejected] = view([
      { ...lane, verdict: "rejected" },
      { ...admits, citations: [OTHER] },
    ]);
    expect(quotesOf(rejected!)).toEqual({ quotes: [OTHER], differ: false });
  });

  test("closed it quotes what its first gap rests on, where it has nothing but gaps", () => {
    const gapOf = (text: string, quote: string) =>
      makeFinding({ kind: "gap", text, pointId: "record", citations: [citation(quote)] });
    const [gaps] = view([gapOf("The video", "The video was not provided."), gapOf("Log", "No log.")]);
    expect(quotesOf(gaps!)).toEqual({ quotes: [citation("The video was not provided.")], differ: false });
  });

  test("is reviewed when each row is; advice is judged only where a point has nothing else", () => {
    expect(judgedOf(point!)).toEqual([lane, admits, issue]);
    expect(judgedOf(other!)).toEqual([gap]);
    expect(isReviewed(point!)).toBe(false);
    const accepted = { verdict: "accepted", note: "So." } as const;
    const [done] = view([{ ...lane, ...accepted }, { ...admits, verdict: "rejected" }, defense]);
    expect(isReviewed(done!)).toBe(true);
    expect(stateOf(done!)).toEqual({ accepted: 1, rejected: 1, all: 2, notes: 1 });
  });

  test("pulls as the verdicts stand; what is gone is left out, and an empty point with it", () => {
    const [one] = view([{ ...reason, verdict: "accepted" }, admits]);
    expect(one?.pull).toEqual({ forUs: 10, against: 4, countedForUs: 10, countedAgainst: 2 });
    const points = groupPoints([reason, gap], ({ id }) => ({ id, title: id }));
    expect(viewPoints({ points, findings: [gap] }).map(({ rank }) => rank)).toEqual([2]);
  });
});
