import { describe, expect, it } from "vitest";
import { readCase } from "../../read-case.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { analyseByRules } from "../analyse-by-rules.ts";

const REPORT =
  "INCIDENT REPORT\nCounty Police\nOn May 2, 2024 at 2210 hours Officer Hale arrested the suspect, Roy TARN, for assault.";

/** What is said about a witness of a file with these statements, one page each. */
const saidOf = (...pages: readonly string[]): string[] =>
  saidOfPages(...pages.map((text) => `WITNESS STATEMENT\nStatement of Ann Cole\n${text}`));

function saidOfPages(...statements: readonly string[]): string[] {
  const documents = makeDocuments([
    ["incident report.txt", REPORT],
    ["statement Cole.txt", ...statements],
  ]);
  return analyseByRules(readCase(documents)).findings.flatMap(({ ruleId }) =>
    /witness-reliability|observation-conditions/.test(ruleId) ? [ruleId] : [],
  );
}

const IMPEACHED = ["issue.witness-reliability", "action.witness-reliability", "defense.witness-reliability"];

describe("a witness is impeached where the page tells something against the client", () => {
  it.each([
    ["I had five beers. He punched me in the face.", "I had five beers. The tall man swung at him first."],
    ["I had four beers. They showed me one man and I said it could be.", "I had four pints and went home early."],
    ["I was drunk. I would know him again.", "I was drunk. It was not him, he was at the bar with me."],
    ["I was pretty drunk. He grabbed me by the arm.", "I was pretty drunk. He did not touch me."],
    ["I never saw who started. I am certain it was him.", "I never saw who started. I could not identify anyone."],
  ])("%s / %s", (against, helps) => {
    expect(saidOf(against)).toEqual(expect.arrayContaining(IMPEACHED));
    expect(saidOf(helps)).toEqual([]);
  });

  it("page by page, because a file may hold statements of both sides", () => {
    const [helps, against] = ["I had six beers. He came at Roy first.", "He took my bag and pushed me."];
    expect(saidOf(helps, against)).toEqual([]);
    expect(saidOf(against, helps)).toEqual([]);
    const goesOn = `Continuation of the statement of Ann Cole\n${against}`;
    expect(saidOfPages("WITNESS STATEMENT\nStatement of Ann Cole\nI had six beers.", goesOn)).toEqual(
      expect.arrayContaining(IMPEACHED),
    );
  });

  it("also where little could be seen", () => {
    const dark = "It was dark, so I did not see how it ended.";
    expect(saidOf(`${dark} He hit me with a bottle.`)).toContain("factor.observation-conditions");
    expect(saidOf(`${dark} The other man swung first.`)).toEqual([]);
  });
});
