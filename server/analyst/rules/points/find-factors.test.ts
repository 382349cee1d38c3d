import { describe, expect, it } from "vitest";
import { readCase } from "../../read-case.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { analyseByRules } from "../analyse-by-rules.ts";

type Paper = [fileName: string, text: string];

/** Ids of the factors and weaknesses that the papers show. */
function shownBy(...papers: Paper[]): string[] {
  return analyseByRules(readCase(makeDocuments(papers))).findings.map(({ ruleId }) => ruleId);
}

describe("an identification", () => {
  const report: Paper = [
    "report.txt",
    "INCIDENT REPORT\nOffense: Robbery\nI arrested the suspect, Rosa Linden. The victim immediately identified the suspect.",
  ];
  const statement = (words: string): Paper => ["Kerr statement.txt", `WITNESS STATEMENT\nName: Ana Kerr\n${words}`];
  const sure = "I recognized her at once.";

  it("is taken from the witness's own paper, not from the report of it", () => {
    expect(shownBy(report)).not.toContain("weakness.positive-identification");
    expect(shownBy(report, statement(sure))).toContain("weakness.positive-identification");
  });

  it("is not shown where a witness doubts it", () => {
    const doubt: Paper = [
      "Bell statement.txt",
      "WITNESS STATEMENT\nName: Jo Bell\nI said it looks like her but I was not sure.",
    ];
    const shown = shownBy(report, statement(sure), doubt);
    expect(shown).toContain("factor.uncertain-identification");
    expect(shown).not.toContain("factor.positive-identification");
    expect(shown).not.toContain("weakness.positive-identification");
  });
});

it("shows no clean record where another line tells of a caution", () => {
  const report = (record: string): Paper => [
    "report.txt",
    `INCIDENT REPORT\nOffense: Robbery\nI arrested the suspect, Rosa Linden. ${record}`,
  ];
  expect(shownBy(report("PNC checked. No convictions."))).toContain("factor.good-character");
  expect(shownBy(report("PNC, 1 x caution for theft in May. No convictions."))).not.toContain("factor.good-character");
});

describe("a laboratory that excludes somebody", () => {
  const report: Paper = [
    "report.txt",
    "INCIDENT REPORT\nState v. Rosa Linden\nOffense: Burglary\nI arrested the suspect.",
  ];
  const shown = (words: string) =>
    shownBy(report, ["lab report.txt", `LABORATORY REPORT\nItem 2, one print. ${words}`]);

  it.each([
    ["Linden is excluded as the source.", true],
    ["The suspect is excluded as the source.", true],
    ["Abbott is excluded as the source.", false],
  ])("helps the client alone: %s", (words, helps) => {
    expect(shown(words).includes("factor.no-forensic-link")).toBe(helps);
  });
});

describe("drinking", () => {
  const drank = "I arrested the suspect. He had bloodshot eyes. He stated that he had three beers.";

  it("counts in driving cases only", () => {
    const dui = shownBy(["report.txt", `INCIDENT REPORT\nOffense: Driving under the influence\n${drank}`]);
    const arson = shownBy(["report.txt", `INCIDENT REPORT\nOffense: Arson\n${drank}`]);
    for (const id of ["factor.impairment-signs", "factor.admits-drinking"]) {
      expect(dui).toContain(id);
      expect(arson).not.toContain(id);
    }
  });

  it("is taken from the recording where the file has one", () => {
    const transcript: Paper = [
      "body camera transcript.txt",
      "BODY CAMERA TRANSCRIPT\nOFFICER HALE: Anything to drink?\nDRIVER: No, sir.",
    ];
    const report: Paper = ["report.txt", `INCIDENT REPORT\nOffense: Driving under the influence\n${drank}`];
    expect(shownBy(report, transcript)).not.toContain("factor.admits-drinking");
  });

  it.each([
    ["I'd had three beers", true],
    ["she'd had three beers", false],
  ])("is the client's who says so, not that of whom the client tells: %s", (words, isOwn) => {
    const transcript: Paper = [
      "interview transcript.txt",
      `INTERVIEW TRANSCRIPT\nOffense: Driving under the influence\nOFFICER HALE: Who drove?\nSUSPECT: I drove, ${words}.`,
    ];
    expect(shownBy(transcript).includes("factor.admits-drinking")).toBe(isOwn);
  });
});

it("takes a question after a request for a lawyer only where whoever asked for one answers", () => {
  const lines = (answerer: string): Paper => [
    "body camera transcript.txt",
    `BODY CAMERA\nOFFICER HALE: Stay here.\nLINDEN: I want a lawyer.\nOFFICER HALE: Where is the phone?\n${answerer}: At home.`,
  ];
  const caption: Paper = ["report.txt", "INCIDENT REPORT\nState v. Rosa Linden\nI arrested the suspect, Rosa Linden."];
  expect(shownBy(caption, lines("LINDEN"))).toContain("factor.questions-after-counsel");
  expect(shownBy(caption, lines("OFFICER COLE"))).not.toContain("factor.questions-after-counsel");
});

it("knows who asks for a lawyer by the key of a transcript", () => {
  const transcript = (asking: string): Paper => [
    "body camera transcript.txt",
    `BODY CAMERA\nT: Dep. Hale    C: Linden    B: Bell\n22:01:10  T:  Stay here.\n22:01:12  C:  Okay.\n22:01:15  B:  Why?\n22:01:20  T:  Wait.\n22:01:25  C:  Fine.\n22:01:30  B:  What?\n22:01:40  ${asking}:  I want a lawyer.\n22:01:50  T:  Not now.`,
  ];
  const caption: Paper = ["report.txt", "INCIDENT REPORT\nState v. Rosa Linden\nI arrested the suspect, Rosa Linden."];
  expect(shownBy(caption, transcript("C"))).toContain("factor.counsel-asked");
  expect(shownBy(caption, transcript("B"))).not.toContain("factor.counsel-asked");
});

describe("words in a transcript", () => {
  const transcript = (asking: string): Paper => [
    "body camera transcript.txt",
    `BODY CAMERA\nOFFICER HALE: Stay here.\nLINDEN: Okay.\nBELL: Why?\nLINDEN: Fine.\nBELL: What?\nLINDEN: Yes.\n${asking}: I want a lawyer.\nOFFICER HALE: Not now.`,
  ];
  const caption: Paper = ["report.txt", "INCIDENT REPORT\nState v. Rosa Linden\nI arrested the suspect, Rosa Linden."];

  it("are the client's where the client speaks them", () => {
    expect(shownBy(caption, transcript("LINDEN"))).toContain("factor.counsel-asked");
    expect(shownBy(caption, transcript("BELL"))).not.toContain("factor.counsel-asked");
  });
});
